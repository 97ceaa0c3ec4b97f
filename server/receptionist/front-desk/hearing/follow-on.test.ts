import { expect, test } from "vitest";
import { callAt, factsOf } from "../eval/call-at.ts";
import { goesOnWith } from "./follow-on.ts";
import { saidParts } from "./said-parts.ts";

test.each([
  ["changed the batteries already, didnt help", "didnt help"],
  ["My grandson tried to fix it and made it worse, bless him", "made it worse"],
  ["She is eight years old now and has never held a bow", "has never held a bow"],
  ["ya le cambié las pilas, no sirvió de nada", "no sirvió de nada"],
])("%s: %s goes on with what stands before it", (said, text) => {
  const parts = saidParts(said);
  const part = parts.find((one) => one.text === text);
  expect(part && goesOnWith(part, parts)).toBe(parts[0]);
});

test.each([
  "the lamp is broken, my name is Ana",
  "changed the batteries, tuesday at 9",
  "it leaks. did you get that",
])("%s: each part stands by itself", (said) => {
  const parts = saidParts(said);
  expect(parts.map((part) => goesOnWith(part, parts))).toEqual(parts.map(() => undefined));
});

test("what goes on with a clause stands beside it", () => {
  const call = callAt("hvac");
  expect(
    factsOf(call.say("thermostat is blank. changed the batteries already, didnt help")).problem,
  ).toContain("changed the batteries already; didnt help");
  const other = callAt("general");
  expect(
    factsOf(other.say("violin lessons please. She is eight and has never held a bow")).note,
  ).toContain("has never held a bow");
});
