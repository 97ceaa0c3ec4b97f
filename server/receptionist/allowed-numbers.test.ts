import { expect, test } from "vitest";
import { figuresIn } from "./allowed-numbers.ts";

test.each([
  ["$9,876 for 12", ["$9876", "12"]],
  ["1,200 minutes, $0.50 each", ["1200", "$0.5"]],
  ["\u5c11 $150\uff0c12 \u4e2a\u6708", ["$150", "12"]],
  ["on the 3, 4 and 5", ["3", "4", "5"]],
])("%s has the figures %j", (text, figures) => {
  expect(figuresIn(text)).toEqual(figures);
});
