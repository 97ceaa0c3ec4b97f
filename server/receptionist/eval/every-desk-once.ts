import { everyDesk } from "#content/front-desks/front-desks.ts";
import { rehearsedTrades } from "#content/front-desks/rehearsed-trades.ts";
import { createDefaultBrain } from "../default-brain.ts";
import { passagesOf } from "../knowledge/passage.ts";
import { createPassageIndex } from "../knowledge/passage-index.ts";
import { rehearsing } from "./dialogue.ts";
import { holdDialogue } from "./hold-dialogue.ts";
import { readPosts } from "./read-posts.ts";

/**
 * Speaks with the company and with every desk once, in one process, and prints the bytes of the heap: each desk
 * has a classifier of its own that stays in memory. `npm test` runs it with the flags of the server.
 */
const index = createPassageIndex(passagesOf(readPosts()));
const brain = createDefaultBrain(() => index);
await holdDialogue({ name: "the company", turns: [["how much is it"], ["and monthly"]] }, brain);
for (const { slug } of everyDesk) {
  const persona = rehearsing(slug, "Sample", rehearsedTrades[slug]);
  await holdDialogue(
    {
      name: slug,
      persona,
      turns: [["hi, it broke and i need help"], ["Ann Poe 555 0101 tuesday at 10"]],
    },
    brain,
  );
}
console.log(process.memoryUsage().heapUsed);
