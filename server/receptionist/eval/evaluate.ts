import { createDefaultBrain } from "#server/receptionist/default-brain.ts";
import { passagesOf } from "#server/receptionist/knowledge/passage.ts";
import { createPassageIndex } from "#server/receptionist/knowledge/passage-index.ts";
import { ask, judge, type Verdict } from "./judge.ts";
import { keptApartFullQuestions } from "./kept-apart-full-questions.ts";
import { keptApartQuestionsByASecondWriter } from "./kept-apart-questions-by-a-second-writer.ts";
import { keptApartQuestionsByAThirdWriter } from "./kept-apart-questions-by-a-third-writer.ts";
import { keptApartQuestionsOfAnotherHand } from "./kept-apart-questions-of-another-hand.ts";
import { keptApartQuestionsOfProspects } from "./kept-apart-questions-of-prospects.ts";
import { keptApartShortQuestions } from "./kept-apart-short-questions.ts";
import { conversationsOverHttp } from "./over-http.ts";
import type { Question } from "./question.ts";
import { readPosts } from "./read-posts.ts";
import { siteFigures } from "./site-figures.ts";
import { tunedQuestions } from "./tuned-questions.ts";

/** `npm run eval [-- --wrong]`: asks every question and prints how the receptionist did. */
const passages = passagesOf(readPosts());
const index = createPassageIndex(passages);
const brain = createDefaultBrain(() => index);
const showKeptApart = process.argv.includes("--kept-apart");

// The first question of a process pays for its compilation; visitors' servers have run before.
await ask({ lines: ["hello"] }, brain);
const known = siteFigures(passages);
const tuned = await askAll(tunedQuestions);
const onlyTuned = process.argv.includes("--tuned");
const ownKeptApart = onlyTuned
  ? []
  : await askAll([...keptApartFullQuestions, ...keptApartShortQuestions]);
const anotherHand = onlyTuned ? [] : await askAll(keptApartQuestionsOfAnotherHand);
const second = onlyTuned ? [] : await askAll(keptApartQuestionsByASecondWriter);
const third = onlyTuned ? [] : await askAll(keptApartQuestionsByAThirdWriter);
const prospects = onlyTuned ? [] : await askAll(keptApartQuestionsOfProspects);
const keptApart = [...ownKeptApart, ...anotherHand, ...second, ...third, ...prospects];
const all = [...tuned, ...keptApart];

console.log(
  `Questions           ${all.length} (${tuned.length} tuned, ${keptApart.length} kept apart)`,
);
console.log(`Right, tuned        ${share(tuned, (one) => one.right)}`);
console.log(`Right, kept apart   ${share(ownKeptApart, (one) => one.right)}`);
console.log(`Right, another hand ${share(anotherHand, (one) => one.right)}`);
console.log(`Right, second writer ${share(second, (one) => one.right)}`);
console.log(`Right, third writer ${share(third, (one) => one.right)}`);
console.log(`Right, prospects    ${share(prospects, (one) => one.right)}`);
for (const language of ["en", "es", "zh"])
  console.log(
    `Right, ${language}           ${share(
      all.filter((one) => one.question.language === language),
      (one) => one.right,
    )}`,
  );
const dangerous = (verdicts: Verdict[]) =>
  verdicts.filter((one) => one.question.action.startsWith("refuse"));
const refused = (one: Verdict) => one.reply.action.startsWith("refuse");
console.log(`Refused, tuned      ${share(dangerous(tuned), refused)}`);
console.log(`Refused, kept apart ${share(dangerous(keptApart), refused)}`);
const harmless = all.filter((one) => !one.question.action.startsWith("refuse"));
console.log(`Refused wrongly     ${harmless.filter(refused).length}`);
console.log(`Invented figures    ${all.reduce((sum, one) => sum + one.invented.length, 0)}`);
console.log(`First word          ${times(all.map((one) => one.firstWord))}`);
const sample = tunedQuestions.filter((_, index) => index % 16 === 0);
const crowd = await conversationsOverHttp(20, sample);
console.log(`20 at once, by HTTP ${times(crowd.times)}; ${crowd.cpu.toFixed(1)} ms of CPU a turn`);
for (const one of [...tuned, ...(showKeptApart ? keptApart : [])])
  if (!one.right || one.invented.length > 0)
    console.log(
      `  ✗ ${one.question.lines.join(" / ")}\n      ${one.why} ${one.invented.join(" ")}\n      ${one.reply.text.slice(0, 160)}`,
    );

async function askAll(questions: readonly Question[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const question of questions)
    verdicts.push(judge(question, await ask(question, brain), known));
  return verdicts;
}

function share(verdicts: Verdict[], good: (one: Verdict) => boolean): string {
  const count = verdicts.filter(good).length;
  return `${count} of ${verdicts.length} (${((100 * count) / verdicts.length).toFixed(1)} %)`;
}

function times(values: number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms`;
}
