import { expect, test } from "vitest";
import { createDefaultBrain } from "#server/receptionist/default-brain.ts";
import { passagesOf } from "#server/receptionist/knowledge/passage.ts";
import { createPassageIndex } from "#server/receptionist/knowledge/passage-index.ts";
import { type CarelessWay, carelessly, carelessWays } from "./careless.ts";
import { holdDialogues, tunedDialogues } from "./hold-dialogues.ts";
import { readPosts } from "./read-posts.ts";
import { siteFigures } from "./site-figures.ts";

const passages = passagesOf(readPosts());
const index = createPassageIndex(passages);
const brain = createDefaultBrain(() => index);
const known = siteFigures(passages);
const some = tunedDialogues.filter((_, at) => at % 20 === 0);
const held = (await holdDialogues(some, brain, known)).filter((one) => one.held);
/** So many of the conversations that hold have to hold in careless lines too. */
const share = 0.9;

test.each(Object.keys(carelessWays) as CarelessWay[])(
  "conversations hold with %s",
  { timeout: 60_000 },
  async (way) => {
    const written = held.map(({ dialogue }) => carelessly(dialogue, way));
    const verdicts = await holdDialogues(written, brain, known);
    expect(verdicts.filter((one) => one.held).length).toBeGreaterThanOrEqual(held.length * share);
    expect(verdicts.reduce((sum, { emergencies }) => sum + emergencies.missed, 0)).toBe(0);
  },
);
