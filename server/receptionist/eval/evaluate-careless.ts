import { parseArgs } from "node:util";
import { createDefaultBrain } from "#server/receptionist/default-brain.ts";
import { passagesOf } from "#server/receptionist/knowledge/passage.ts";
import { createPassageIndex } from "#server/receptionist/knowledge/passage-index.ts";
import { type CarelessWay, carelessly, carelessWays } from "./careless.ts";
import { holdDialogues, tunedDialogues } from "./hold-dialogues.ts";
import { readPosts } from "./read-posts.ts";
import { siteFigures } from "./site-figures.ts";

/**
 * `node …/evaluate-careless.ts [--every N] [--from K] [--wrong]`: writes every Nth tuned conversation
 * that holds (of four, by default) without care, and prints how many still hold.
 */
const { values } = parseArgs({
  options: {
    every: { type: "string", default: "4" },
    from: { type: "string", default: "0" },
    wrong: { type: "boolean", default: false },
  },
});

const passages = passagesOf(readPosts());
const index = createPassageIndex(passages);
const brain = createDefaultBrain(() => index);
const known = siteFigures(passages);
const chosen = tunedDialogues.filter((_, at) => at % Number(values.every) === Number(values.from));
const held = (await holdDialogues(chosen, brain, known)).filter((one) => one.held);
console.log(`As written           ${held.length} of ${chosen.length}`);
for (const way of Object.keys(carelessWays) as CarelessWay[]) {
  const written = held.map(({ dialogue }) => carelessly(dialogue, way));
  const verdicts = await holdDialogues(written, brain, known);
  const wrong = verdicts.filter((one) => !one.held);
  const missed = verdicts.reduce((sum, { emergencies }) => sum + emergencies.missed, 0);
  const count = verdicts.length - wrong.length;
  console.log(`${way.padEnd(20)} ${count} of ${verdicts.length}; emergencies missed ${missed}`);
  if (values.wrong)
    for (const { dialogue, faults } of wrong)
      console.log(`  ✗ ${dialogue.name}\n      ${faults.join("\n      ")}`);
}
