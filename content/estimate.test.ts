import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cheapestStretches, crossing, estimate, monthlyCost, type Order } from "./estimate.ts";
import { type PlanExtra, pricedPlan, pricedPlans } from "./plans.ts";

const extras: PlanExtra[] = ["number", "otp", "outbound", "webChat"];
const month = (order: Partial<Order>): Order => ({
  minutes: 0,
  texts: 0,
  agents: 1,
  extras: [],
  billing: "annual",
  ...order,
});

/** The price list read aloud: minute by minute would be the same sum. */
function bruteForce(order: Order) {
  const costs = new Map<string, number>();
  for (const plan of pricedPlans) {
    if (plan.agents < order.agents) continue;
    if (order.texts > 0 && plan.sms === undefined) continue;
    if (order.extras.some((extra) => !plan.extras.includes(extra))) continue;
    let cost = plan.price[order.billing];
    if (order.minutes > plan.minutes) cost += (order.minutes - plan.minutes) * plan.overage;
    if (order.texts > 0) cost += order.texts * (plan.sms ?? 0);
    if (order.extras.includes("number")) cost += 5;
    costs.set(plan.id, cost);
  }
  return costs;
}

const orders = fc.record({
  minutes: fc.integer({ min: 0, max: 20_000 }),
  texts: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60_000 })),
  agents: fc.integer({ min: 1, max: 14 }),
  extras: fc.subarray(extras),
  billing: fc.constantFrom("monthly", "annual"),
}) satisfies fc.Arbitrary<Order>;

describe("estimate", () => {
  test("finds what brute force finds, for any order", () => {
    fc.assert(
      fc.property(orders, (order) => {
        const costs = bruteForce(order);
        const { best, next, firstYearBest, leftOut } = estimate(order);
        const sorted = [...costs.values()].sort((a, b) => a - b);
        expect(leftOut).toHaveLength(pricedPlans.length - costs.size);
        expect(best?.monthly ?? -1).toBeCloseTo(sorted[0] ?? -1, 6);
        expect(next?.monthly ?? -1).toBeCloseTo(sorted[1] ?? -1, 6);
        for (const offer of [best, next, firstYearBest]) {
          if (!offer) continue;
          expect(offer.monthly).toBeCloseTo(costs.get(offer.plan.id) ?? Number.NaN, 6);
          expect(offer.firstYear).toBeCloseTo(12 * offer.monthly + offer.plan.implementationFee, 6);
        }
        const years = pricedPlans
          .filter((plan) => costs.has(plan.id))
          .map((plan) => 12 * (costs.get(plan.id) ?? 0) + plan.implementationFee);
        expect(firstYearBest?.firstYear ?? -1).toBeCloseTo(
          years.length ? Math.min(...years) : -1,
          5,
        );
      }),
      { numRuns: 2000 },
    );
  });

  test("is right at every minute to 20,000, both ways of billing, with every set of features", () => {
    for (const billing of ["monthly", "annual"] as const) {
      for (let set = 0; set < 16; set++) {
        const needed = extras.filter((_, bit) => set & (1 << bit));
        const wrong: number[] = [];
        for (let minutes = 0; minutes <= 20_000; minutes += 1) {
          const order = month({ minutes, billing, extras: needed });
          const least = Math.min(...bruteForce(order).values());
          if (Math.abs((estimate(order).best?.monthly ?? -1) - least) > 1e-6) wrong.push(minutes);
        }
        expect(wrong).toEqual([]);
      }
    }
  });

  test("the two best change places at their crossing and nowhere before it", () => {
    fc.assert(
      fc.property(orders, (order) => {
        const { best, next, crossing: at } = estimate(order);
        if (!best || !next || at === undefined) return;
        const ahead = (minutes: number) => {
          const difference =
            monthlyCost(best.plan, order, minutes) - monthlyCost(next.plan, order, minutes);
          // A fraction of a minute costs a sum that is not exact: below this the two are equal.
          return Math.abs(difference) < 5e-5 ? 0 : Math.sign(difference);
        };
        expect(ahead(at)).toBe(0);
        expect(ahead(at + 1) * ahead(Math.max(0, at - 1))).toBeLessThanOrEqual(0);
        expect(ahead(at + 1)).not.toBe(0);
      }),
      { examples: [[month({ texts: 16, billing: "monthly" })]] },
    );
  });

  test.each([
    { billing: "annual", known: [960, 2300, 4750] },
    { billing: "monthly", known: [1043 + 1 / 3, 2400, 4750] },
  ] as const)("knows where the plans cross on $billing billing", ({ billing, known }) => {
    const order = month({ billing });
    const found = pricedPlans
      .slice(1)
      .map((plan, index) => crossing(pricedPlans[index] ?? plan, plan, order));
    for (const [index, at] of known.entries()) expect(found[index]).toBeCloseTo(at, 9);
    expect(cheapestStretches(order, 20_000).map((one) => one.plan.name)).toEqual(
      pricedPlans.map((plan) => plan.name),
    );
  });

  test("leaves Basic out as soon as there are text messages", () => {
    expect(estimate(month({ minutes: 100 })).best?.plan.id).toBe("basic");
    const { best, leftOut } = estimate(month({ minutes: 100, texts: 1 }));
    expect(best?.plan.id).toBe("silver");
    expect(leftOut).toEqual([{ plan: pricedPlan("basic"), obstacles: [{ kind: "texts" }] }]);
  });

  test("has no offer where only Custom fits", () => {
    const { best, next, crossing: at, leftOut } = estimate(month({ agents: 13 }));
    expect([best, next, at]).toEqual([undefined, undefined, undefined]);
    expect(leftOut).toHaveLength(pricedPlans.length);
    expect(cheapestStretches(month({ agents: 13 }), 8000)).toEqual([]);
  });

  test("says which plan is ahead in the first year when its fee is smaller", () => {
    const { best, firstYearBest } = estimate(month({ minutes: 1000 }));
    expect(best?.plan.id).toBe("silver");
    expect(firstYearBest?.plan.id).toBe("basic");
  });

  test("the stretches cover the whole range, and each plan is the cheapest on its own", () => {
    fc.assert(
      fc.property(orders, (order) => {
        const stretches = cheapestStretches(order, 20_000);
        if (bruteForce(order).size === 0) {
          expect(stretches).toEqual([]);
          return;
        }
        expect(stretches[0]?.from).toBe(0);
        expect(stretches.at(-1)?.to).toBe(20_000);
        for (const [index, { plan, from, to }] of stretches.entries()) {
          expect(from).toBe(index === 0 ? 0 : stretches[index - 1]?.to);
          for (const minutes of [from, (from + to) / 2, to]) {
            const least = Math.min(...bruteForce({ ...order, minutes }).values());
            expect(monthlyCost(plan, order, minutes)).toBeCloseTo(least, 5);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
