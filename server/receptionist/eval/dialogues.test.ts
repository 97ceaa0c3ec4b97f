import { expect, it } from "vitest";
import { createDefaultBrain } from "#server/receptionist/default-brain.ts";
import { passagesOf } from "#server/receptionist/knowledge/passage.ts";
import { createPassageIndex } from "#server/receptionist/knowledge/passage-index.ts";
import { bookings } from "./dialogues/bookings.ts";
import { bookingsPutRight } from "./dialogues/bookings-put-right.ts";
import { emergencies } from "./dialogues/emergencies.ts";
import { plans } from "./dialogues/plans.ts";
import { holdDialogue } from "./hold-dialogue.ts";
import { judgeDialogue } from "./judge-dialogue.ts";
import { readPosts } from "./read-posts.ts";
import { siteFigures } from "./site-figures.ts";

const passages = passagesOf(readPosts());
const index = createPassageIndex(passages);
const brain = createDefaultBrain(() => index);
const known = siteFigures(passages);

it.each([...bookings, ...bookingsPutRight, ...emergencies, ...plans])(
  "holds: $name",
  async (dialogue) => {
    const { faults } = judgeDialogue(await holdDialogue(dialogue, brain), known);
    expect(faults).toEqual([]);
  },
);
