import { expect, test } from "vitest";
import { hear } from "#server/receptionist/hearing/hear.ts";
import { agentsAlone, asksFee, planMeant } from "./plan-reference.ts";

const meant = (text: string) => planMeant(hear(text), { plan: "gold" });

test.each([
  ["your priciest package?", "platinum"],
  ["and one size up", "platinum"],
  ["whats above it", "platinum"],
  ["what comes right under gold", "silver"],
  ["one step down from there", "silver"],
  ["and one bigger", "platinum"],
  ["which plan costs the most", "platinum"],
  ["cuánto sale el más chiquito", "basic"],
  ["y el que le sigue", "platinum"],
  ["how do i get 3 agents", "silver"],
  ["how much to set that one up", "gold"],
  ["same plan, billed every month", "gold"],
] as const)("the plan that is meant: %s", (text, plan) => {
  expect(meant(text)).toBe(plan);
});

test("agents of the plan spoken of", () => {
  expect(agentsAlone.test("and the agents on there")).toBe(true);
  expect(agentsAlone.test("agents on it?")).toBe(true);
  expect(agentsAlone.test("agents of the government")).toBe(false);
});

test("what is paid at the start, and not how long it takes", () => {
  expect(asksFee("cost to get it started")).toBe(true);
  expect(asksFee("whats the fee to begin with that")).toBe(true);
  expect(asksFee("start fee")).toBe(true);
  expect(asksFee("how long to set it up")).toBe(false);
});
