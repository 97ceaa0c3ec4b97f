import { expect, test } from "vitest";
import type { Facts } from "./facts.ts";
import { slipOfFacts } from "./slip-of-facts.ts";

const said = <T>(value: T) => ({ value, turn: 0, by: "words" as const });

test("what was said replaces what was worked out on the pages", () => {
  const facts: Facts = { billing: said("monthly"), calls: said({ count: 10, per: "week" }) };
  const words = slipOfFacts("plan=gold&billing=annual&trade=dentists", facts);
  expect(words).toContain("Gold, monthly billing; 80 minutes a month");
  expect(words).toMatch(/Dentists$/);
});

test("nothing worked out and nothing said leaves no slip", () => {
  expect(slipOfFacts("", {})).toBe("");
  expect(slipOfFacts("plan=none", {})).toBe("");
});
