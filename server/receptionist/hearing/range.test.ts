import { expect, test } from "vitest";
import { rangesIn } from "./range.ts";

test.each([
  ["between 20 and 30 calls a day", "en", [[20, 30]]],
  [
    "20-30 calls, 3-4 min each",
    "en",
    [
      [20, 30],
      [3, 4],
    ],
  ],
  ["20, 30 tops", "en", [[20, 30]]],
  ["entre quince y veinte llamadas", "es", [[15, 20]]],
  ["一天二三十个电话", "zh", [[20, 30]]],
  ["30 calls a day", "en", []],
] as const)("%s", (text, language, ranges) => {
  expect(rangesIn(text, language)).toEqual(ranges);
});
