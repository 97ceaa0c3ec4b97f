import { expect, test } from "vitest";
import { withCallsADay } from "./calls-an-hour.ts";

test.each([
  ["6 calls an hour, open 8 hours, 2 min each", /48 calls a day/],
  ["6 calls an hour, 9 to 5", /48 calls a day/],
  ["每小时6个电话，每天8小时", /48 calls a day/],
])("%s", (text, told) => {
  expect(withCallsADay(text)).toMatch(told);
});

test("without the hours of a day the figure is left out", () => {
  expect(withCallsADay("6 calls an hour")).not.toMatch(/\d/);
  expect(withCallsADay("6 calls a day")).toBe("6 calls a day");
});
