import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { estimate } from "#content/estimate.ts";
import { defaultOrder, orderLimits } from "#content/estimate-query.ts";
import { costPicture, spanFor } from "./cost-picture.ts";

describe("the chart of costs", () => {
  test("shows the order and the cheapest line inside its edges, whatever is ordered", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: orderLimits.minutes }),
        fc.integer({ min: 0, max: 200_000 }),
        fc.integer({ min: 1, max: 14 }),
        (minutes, texts, agents) => {
          const order = { ...defaultOrder, minutes, texts, agents };
          const { here, turns, plans, least } = costPicture(order, spanFor(minutes));
          for (const point of [here, ...turns.map((turn) => turn.at)]) {
            if (!point) continue;
            expect(point.x).toBeLessThanOrEqual(1);
            expect(point.y).toBeLessThan(1);
          }
          for (const { label } of plans) {
            if (label) expect(label.y).toBeLessThanOrEqual(1);
          }
          expect(JSON.stringify([here ?? 0, turns, least])).not.toMatch(/NaN|null|Infinity/);
        },
      ),
    );
  });

  test("turns where the plans cross, and the order stands on the red line", () => {
    const { turns, here, axes } = costPicture(defaultOrder, spanFor(defaultOrder.minutes));
    expect(turns.map((turn) => turn.minutes)).toEqual([960, 2300, 4750]);
    expect((here?.y ?? 0) * axes.dollars).toBeCloseTo(estimate(defaultOrder).best?.monthly ?? 0);
  });

  test("leaves out the turns whose figures would lie on each other", () => {
    const shown = (minutes: number) =>
      costPicture({ ...defaultOrder, minutes }, spanFor(minutes)).turns.map((turn) => turn.minutes);
    expect(shown(15_000)).toEqual([2300, 4750]);
    expect(shown(200_000)).toEqual([]);
  });

  test("draws no red line and no order where only Custom fits", () => {
    const { least, turns, here, plans } = costPicture({ ...defaultOrder, agents: 99 }, 8000);
    expect([least, turns, here]).toEqual(["", [], undefined]);
    expect(plans.every((plan) => plan.out)).toBe(true);
  });
});
