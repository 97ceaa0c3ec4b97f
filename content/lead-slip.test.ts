import { expect, test } from "vitest";
import { estimate } from "./estimate.ts";
import { defaultOrder } from "./estimate-query.ts";
import { readLeadSlip, saySlip, slipLimit, slipSum } from "./lead-slip.ts";
import { dollars, pricedPlan } from "./plans.ts";

test("a slip is read from a query, and what it does not know is left out", () => {
  expect(
    readLeadSlip("plan=Silver&billing=annual&minutes=1500&extras=otp,rocket&trade=dentists"),
  ).toEqual({
    plan: "silver",
    billing: "annual",
    minutes: 1500,
    extras: ["otp"],
    trade: "dentists",
  });
  const wrong = "plan=toString&billing=never&minutes=-1&texts=1e9&agents=0&trade=constructor&x=%zz";
  expect(readLeadSlip(wrong)).toEqual({});
  expect(readLeadSlip(`${"x".repeat(slipLimit)}&plan=gold`)).toEqual({});
});

test("its sum is that of the estimator, and never what somebody sent", () => {
  const order = { ...defaultOrder, minutes: 1700 };
  const { best } = estimate(order);
  const slip = readLeadSlip(`plan=${best?.plan.id}&minutes=1700&sum=1`);
  expect(slipSum(slip)).toBe(best?.monthly);
  expect(slipSum({ plan: "custom" })).toBeUndefined();
  expect(slipSum({ plan: "basic", texts: 10 })).toBeUndefined();
});

test("it says plan, month, sum and trade, each where it is known", () => {
  const { monthly } = pricedPlan("gold").price;
  expect(saySlip({ plan: "gold", billing: "monthly", trade: "hvac" })).toEqual([
    "Gold, monthly billing",
    `${dollars(monthly)} a month`,
    "HVAC",
  ]);
  expect(saySlip({})).toEqual([]);
});
