import { expect, test } from "vitest";
import { billingIn } from "./billing-said.ts";

test.each([
  ["not for a year, just by the month", true, "monthly"],
  ["i dont want to commit to a whole year", true, "monthly"],
  ["不按年付", true, "monthly"],
  ["if its billed every month", false, "monthly"],
  ["y si pago mes con mes", false, "monthly"],
  ["not monthly, yearly", true, "annual"],
  ["paid for the year", true, "annual"],
  ["30 calls a month", false, undefined],
] as const)("how somebody wants to pay: %s", (text, annual, billing) => {
  expect(billingIn(text, annual)).toBe(billing);
});
