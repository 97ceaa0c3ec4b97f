import { expect, test } from "vitest";
import { frontDesks } from "#content/front-desks/front-desks.ts";
import { callAt, factsOf } from "../eval/call-at.ts";
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

test("a test drive on a day and at an hour asks for no advice", () => {
  const call = callAt("car-dealerships");
  call.say("u still got that red tacoma, the 2021");
  const reply = call.say("ok can i drive it saturday like 11");
  expect(reply.action).toBe("rehearsal");
  expect(factsOf(reply).when).toMatch(/Saturday.*11:00/);
  const advice = callAt("car-dealerships");
  advice.say("my 2015 focus makes a grinding noise");
  expect(advice.say("can i drive it till saturday").action).toBe("refuse-advice");
});
