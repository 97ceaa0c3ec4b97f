import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { count, dollars, planFeatures, plans, pricedPlan, pricedPlans } from "./plans.ts";

test("five plans, one of them highlighted, cheapest first", () => {
  expect(plans.map((plan) => plan.name)).toEqual(["Basic", "Silver", "Gold", "Platinum", "Custom"]);
  expect(pricedPlans.filter((plan) => plan.highlight).map((plan) => plan.id)).toEqual(["silver"]);
  for (const billing of ["monthly", "annual"] as const) {
    const prices = pricedPlans.map((plan) => plan.price[billing]);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  }
});

test("the published price list", () => {
  const rows = pricedPlans.map((plan) => [
    plan.price.monthly,
    plan.price.annual,
    plan.implementationFee,
    plan.minutes,
    plan.overage,
    plan.agents,
    plan.sms,
    plan.tokens.output,
    plan.tokens.input,
  ]);
  expect(rows).toEqual([
    [249, 149, 495, 300, 0.6, 1, undefined, 60, 100],
    [695, 545, 1495, 1200, 0.5, 3, 0.05, 50, 80],
    [1295, 1095, 2995, 3000, 0.4, 6, 0.03, 40, 60],
    [1995, 1795, 3995, 7000, 0.3, 12, 0.02, 30, 40],
  ]);
});

test("money is printed as on a price list", () => {
  expect([1495, 0.5, 0, 1145.5, -3].map(dollars)).toEqual([
    "$1,495",
    "$0.50",
    "$0",
    "$1,145.50",
    "-$3",
  ]);
});

test("features say what a plan has, and do not invent a rate for texts", () => {
  expect(planFeatures(pricedPlan("basic"))).toContain("Text rate: ask us");
  expect(planFeatures(pricedPlan("basic"))).toContain("1 AI agent");
  expect(planFeatures(pricedPlan("platinum"))).toContain("Unlimited 30-second web chat calls");
});

test("no price of a plan is typed anywhere but in the price list", () => {
  const root = new URL("../", import.meta.url);
  const amounts = pricedPlans.flatMap((plan) => [
    ...Object.values(plan.price).map(dollars),
    dollars(plan.implementationFee),
    dollars(plan.overage),
    ...(plan.sms === undefined ? [] : [dollars(plan.sms)]),
    `${count(plan.minutes)} minutes`,
  ]);
  const quoted = (text: string) =>
    amounts.filter((amount) =>
      new RegExp(`${amount.replace(/[$.]/g, "\\$&")}(?![\\d,.]*\\d)`).test(text),
    );
  const files = ["content", "web", "server", "posts"].flatMap((room) => {
    try {
      return readdirSync(new URL(room, root), { recursive: true, encoding: "utf8" }).map(
        (file) => `${room}/${file}`,
      );
    } catch {
      return [];
    }
  });
  const found = files
    .filter((file) => /\.(tsx?|md)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => file !== "content/plans.ts")
    // Evaluation files repeat figures on purpose: an expected answer must not be read from the
    // source that the answer itself uses.
    .filter((file) => !file.startsWith("server/receptionist/eval/"))
    .map((file) => [file, quoted(readFileSync(new URL(file, root), "utf8"))] as const)
    .filter(([, figures]) => figures.length > 0);
  expect(found).toEqual([]);
});
