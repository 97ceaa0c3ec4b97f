import { expect, test } from "vitest";
import { frontDeskOf } from "#content/front-desks/front-desks.ts";
import { asksForPersonWithoutVerb } from "./asks-person.ts";

const movers = frontDeskOf("moving-companies");

test.each([
  "no. dispatcher. a person. now",
  "un humano por favor",
  "manager. now.",
  "somebody real please, a real person",
])("asks for a person: %s", (line) => {
  expect(asksForPersonWithoutVerb(movers, line, false)).toBe(true);
});

test.each([
  ["owner", true],
  ["the dispatcher told me tuesday", false],
  ["one person lives here now", false],
  ["my manager, now on vacation", false],
] as const)("asks for nobody: %s", (line, choosing) => {
  expect(asksForPersonWithoutVerb(movers, line, choosing)).toBe(false);
});
