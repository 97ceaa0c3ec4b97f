import { expect, test } from "vitest";
import { hoursIn } from "./hours-or.ts";

test.each([
  ["tuesday 10 or 12 whichever", [600, 720]],
  ["9 or 2:30, either works", [540, 870]],
  ["at 10 or 11 am", [600, 660]],
  ["9:30 or noon", [570, 720]],
  ["either 3 or 4pm friday", [900, 960]],
] as const)("%s", (said, hours) => {
  expect(hoursIn(said, "en")).toEqual(hours);
});

test("Spanish and Chinese", () => {
  expect(hoursIn("el martes a las 9 o a las 10:30, cualquiera", "es")).toEqual([540, 630]);
  expect(hoursIn("下周二9点或者10点半都行", "zh")).toEqual([540, 630]);
});

test.each([
  "5 or 6 calls a day",
  "2 or 3 lawyers",
  "10 or 12 minutes each",
  "24/7 or not",
  "7 o 8 llamadas",
])("%s names no hours", (said) => {
  expect(hoursIn(said, "en")).toEqual([]);
});
