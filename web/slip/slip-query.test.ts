import { expect, test } from "vitest";
import { readLeadSlip } from "#content/lead-slip.ts";
import { slipQuery } from "./slip-query.ts";

test("a slip is taken out of a page's query, and nothing else is", () => {
  expect(slipQuery("?utm_source=news&plan=gold&extras=otp&extras=number&token=x")).toBe(
    "plan=gold&extras=otp%2Cnumber",
  );
  expect(slipQuery("?utm_source=news")).toBe("");
});

test("it knows every field of a slip", () => {
  const whole =
    "plan=silver&billing=annual&minutes=900&texts=10&agents=2&extras=otp&trade=dentists";
  expect(readLeadSlip(slipQuery(`?${whole}`))).toEqual(readLeadSlip(whole));
  expect(Object.keys(readLeadSlip(whole))).toHaveLength(7);
});
