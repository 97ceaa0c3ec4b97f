import { expect, it } from "vitest";
import { createDefaultBrain } from "#server/receptionist/default-brain.ts";
import { passagesOf } from "#server/receptionist/knowledge/passage.ts";
import { createPassageIndex } from "#server/receptionist/knowledge/passage-index.ts";
import { companyDialogues } from "./dialogues/company-dialogues.ts";
import { holdDialogue } from "./hold-dialogue.ts";
import { judgeDialogue } from "./judge-dialogue.ts";
import { readPosts } from "./read-posts.ts";
import { siteFigures } from "./site-figures.ts";

const passages = passagesOf(readPosts());
const index = createPassageIndex(passages);
const brain = createDefaultBrain(() => index);
const known = siteFigures(passages);

it.each(companyDialogues)("holds: $name", async (dialogue) => {
  const { faults } = judgeDialogue(await holdDialogue(dialogue, brain), known);
  expect(faults).toEqual([]);
});
