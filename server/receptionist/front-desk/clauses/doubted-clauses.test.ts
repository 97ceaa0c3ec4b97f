import { expect, test } from "vitest";
import { callAt, factsOf } from "../eval/call-at.ts";

const lineOf = (industry: string, name: string, line: string) =>
  factsOf(callAt(industry).say(line))[name];

test.each([
  ["auto-body-repair", "rental", "got rear ended on 8th, it drives ok"],
  ["pest-control", "household", "roaches in the kitchen, nobody stung so far"],
  ["attorneys", "other", "i fell at the market, last saturday"],
])("%s: the line %s holds nothing of it: %s", (industry, name, said) => {
  const last = said.split(", ").at(-1) ?? "";
  expect(lineOf(industry, name, said) ?? "").not.toContain(last);
});

test.each([
  ["attorneys", "matter", "I slipped on a wet floor at a grocery store", /slipped/],
  ["pest-control", "household", "we have two cats and a baby, roaches in the kitchen", /cats/],
  ["painters", "rooms", "dining room and the hallway", /dining/],
  ["hvac", "equipment", "its a trane from 2011, no heat since last night", /trane/],
])("%s: the line %s keeps %s", (industry, name, said, kept) => {
  expect(lineOf(industry, name, said)).toMatch(kept);
});
