import { createDefaultBrain } from "#server/receptionist/default-brain.ts";
import { passagesOf } from "#server/receptionist/knowledge/passage.ts";
import { createPassageIndex } from "#server/receptionist/knowledge/passage-index.ts";
import { tradesLineByLine } from "../front-desk/eval/trade-dialogues.ts";
import { dialogueReport } from "./dialogue-report.ts";
import { holdDialogues, keptApartDialogues, tunedDialogues } from "./hold-dialogues.ts";
import type { DialogueVerdict } from "./judge-dialogue.ts";
import { readPosts } from "./read-posts.ts";
import { siteFigures } from "./site-figures.ts";

/**
 * The second half of `npm run eval` (`node …/evaluate-dialogues.ts [--wrong] [--kept-apart] [--tuned] [NAME]`): holds every conversation and
 * prints what came of it; with a name, those whose name holds it, line by line.
 */
const passages = passagesOf(readPosts());
const index = createPassageIndex(passages);
const brain = createDefaultBrain(() => index);
const known = siteFigures(passages);
const options = process.argv.slice(2);
const wanted = options.find((one) => !one.startsWith("--"));
const chosen = (list: typeof tunedDialogues) =>
  list.filter(({ name }) => !wanted || new RegExp(wanted).test(name));

const tuned = await holdDialogues(chosen(tunedDialogues), brain, known);
report("tuned", tuned);
const slips = await holdDialogues(chosen(tradesLineByLine), brain, known);
report("tuned, slips checked line by line", slips);
const keptApart: DialogueVerdict[] = [];
if (!wanted && !options.includes("--tuned"))
  for (const [title, dialogues] of Object.entries(keptApartDialogues)) {
    const verdicts = await holdDialogues(dialogues, brain, known);
    report(title, verdicts);
    keptApart.push(...verdicts);
  }
for (const one of [...tuned, ...slips, ...(options.includes("--kept-apart") ? keptApart : [])])
  if (wanted) printAll(one);
  else if (!one.held && options.includes("--wrong")) printFaults(one);

function report(title: string, verdicts: readonly DialogueVerdict[]): void {
  console.log(`Conversations, ${title}`);
  for (const line of dialogueReport(verdicts)) console.log(`  ${line}`);
}

function printFaults({ dialogue, faults }: DialogueVerdict): void {
  console.log(`  ✗ ${dialogue.name}`);
  for (const fault of faults) console.log(`      ${fault}`);
}

function printAll(one: DialogueVerdict): void {
  console.log(`\n${one.dialogue.name}`);
  for (const { turn, reply } of one.turns) {
    const facts = reply.facts?.map(({ name, value }) => `${name}=${value}`).join("; ") ?? "";
    const times = reply.card?.kind === "slots" ? reply.card.slots.map(({ full }) => full) : [];
    console.log(`  > ${turn[0]}\n  < [${reply.action}] ${reply.text}`);
    if (times.length > 0) console.log(`    offers ${times.join(" | ")}`);
    console.log(`    asks ${reply.asks ?? "nothing"}; ${facts}`);
  }
  printFaults(one);
}
