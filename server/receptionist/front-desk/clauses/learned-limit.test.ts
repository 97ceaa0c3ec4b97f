import { expect, test } from "vitest";
import { frontDesks } from "#content/front-desks/front-desks.ts";
import { learnedLimit } from "./learned-limit.ts";

const { attorneys, hotels, painters, restaurants } = frontDesks;

test.each([
  [attorneys, "you think a judge would side with me on this?", "advice"],
  [painters, "will one layer cover that dark red?", "promise"],
] as const)("%#: a question meets the limit of questions like it", (desk, sentence, id) => {
  expect(learnedLimit(desk, sentence, false).limit?.id).toBe(id);
});

test("a question about money asks for a price", () => {
  expect(learnedLimit(painters, "whats that going to set me back?", false)).toEqual({
    price: true,
  });
});

test("a wish for a place or a room meets none", () => {
  expect(learnedLimit(restaurants, "can we sit outside", false)).toEqual({});
  expect(learnedLimit(hotels, "do you have a room tonight", false)).toEqual({});
});

test("the caller's story meets none", () => {
  const story = "my brother wont show anybody the will";
  expect(learnedLimit(attorneys, story, true)).toEqual({});
});
