import { expect, test } from "vitest";
import { createDefaultBrain } from "#server/receptionist/default-brain.ts";
import { passagesOf } from "#server/receptionist/knowledge/passage.ts";
import { createPassageIndex } from "#server/receptionist/knowledge/passage-index.ts";
import { ask, judge } from "./judge.ts";
import { readPosts } from "./read-posts.ts";
import { siteFigures } from "./site-figures.ts";
import { tunedQuestions } from "./tuned-questions.ts";

const passages = passagesOf(readPosts());
const index = createPassageIndex(passages);
const brain = createDefaultBrain(() => index);
const known = siteFigures(passages);
const questions = tunedQuestions;

test("answers at least 95 of 100 known questions from the right page, with no invented figure", async () => {
  const verdicts = [];
  for (const question of questions)
    verdicts.push(judge(question, await ask(question, brain), known));
  const wrong = verdicts.filter((one) => !one.right);
  expect(wrong.length / verdicts.length).toBeLessThanOrEqual(0.05);
  expect(verdicts.flatMap((one) => one.invented)).toEqual([]);
  const allowed = verdicts.filter(
    ({ question, reply }) =>
      question.action.startsWith("refuse") !== reply.action.startsWith("refuse"),
  );
  expect(allowed.map((one) => one.question.lines)).toEqual([]);
  // Almost two thousand questions, one after the other: a slow machine is no defect.
}, 240_000);
