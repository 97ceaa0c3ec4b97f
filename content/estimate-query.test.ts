import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultOrder, estimatePath, orderLimits, readOrder } from "./estimate-query.ts";
import type { PlanExtra } from "./plans.ts";

const query = (text: string) => readOrder(new URLSearchParams(text));

describe("the estimate in an address", () => {
  test("comes back as it went in", () => {
    const orders = fc.record({
      minutes: fc.integer({ min: 0, max: orderLimits.minutes }),
      texts: fc.integer({ min: 0, max: orderLimits.texts }),
      agents: fc.integer({ min: 1, max: orderLimits.agents }),
      extras: fc.subarray<PlanExtra>(["number", "otp", "outbound", "webChat"]),
      billing: fc.constantFrom("monthly" as const, "annual" as const),
    });
    fc.assert(
      fc.property(orders, (order) => {
        const url = new URL(estimatePath(order), "http://x");
        expect(readOrder(url.searchParams)).toEqual(order);
      }),
    );
  });

  test("is not there in an address that says nothing about it", () => {
    expect(query("")).toBeUndefined();
    expect(query("utm_source=mail")).toBeUndefined();
  });

  test("keeps the default where a field is missing or makes no sense", () => {
    expect(query("minutes=many&billing=weekly&extras=moon")).toEqual(defaultOrder);
    expect(query("billing=constructor")).toEqual(defaultOrder);
    expect(query("texts=7")).toEqual({ ...defaultOrder, texts: 7 });
  });

  test("takes an emptied field as none", () => {
    expect(query("agents=&minutes=&texts=")).toMatchObject({ minutes: 0, texts: 0, agents: 1 });
  });

  test("cuts what is too little or too much", () => {
    const order = query("minutes=-5&texts=1e12&agents=0");
    expect(order).toMatchObject({ minutes: 0, texts: orderLimits.texts, agents: 1 });
    expect(query("minutes=Infinity")?.minutes).toBe(orderLimits.minutes);
  });
});
