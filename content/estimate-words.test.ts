import { expect, test } from "vitest";
import { estimate, type Order } from "./estimate.ts";
import { defaultOrder } from "./estimate-query.ts";
import { answer, comparison, leftOut, slipLines, stretchWords } from "./estimate-words.ts";
import { dollars, pricedPlan } from "./plans.ts";

const of = (order: Partial<Order>) => estimate({ ...defaultOrder, ...order });
const silver = pricedPlan("silver");

test("the slip names the plan, both costs, the fee, the next plan and the crossing", () => {
  const text = slipLines(of({ minutes: 1500 })).map((line) => line.value);
  expect(text).toEqual([
    "Silver",
    "$695",
    dollars(12 * 695 + silver.implementationFee),
    expect.stringContaining(dollars(silver.implementationFee)),
    expect.stringContaining("Basic, $869"),
    expect.stringContaining("960"),
  ]);
});

test("the slip says Custom where nothing fits, and never a figure", () => {
  const nothing = of({ agents: 13 });
  expect(slipLines(nothing)[0]?.value).toBe("Custom");
  expect(JSON.stringify(slipLines(nothing))).not.toMatch(/\$/);
  expect(answer(nothing)).not.toMatch(/\$/);
});

test("a crossing between two minutes is printed as the minute behind it", () => {
  expect(answer(of({ minutes: 1000, billing: "monthly" }))).toContain("1,044 minutes");
});

test("says so when a smaller fee wins the first year", () => {
  expect(comparison(of({ minutes: 1000 }))).toContain("Basic");
  expect(comparison(of({ minutes: 1500 }))).not.toContain("first year");
});

test("names the reason for every plan that is left out", () => {
  expect(leftOut(of({}))).toBeUndefined();
  expect(leftOut(of({ texts: 10, agents: 4 }))).toMatch(
    /Basic \(1 agent, .*\); Silver \(3 agents\)/,
  );
});

test("describes the red line from left to right", () => {
  expect(stretchWords(defaultOrder)).toMatch(/Basic.*960.*2,300.*4,750/);
  expect(stretchWords({ ...defaultOrder, agents: 99 })).not.toMatch(/\d/);
});
