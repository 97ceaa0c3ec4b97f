import { expect, test } from "vitest";
import { factText, longestFact } from "./fact-text.ts";

test("what was said last is kept, in whole words", () => {
  const text = factText(["a".repeat(100), "b".repeat(50), "Palm Terrace unit 504"]);
  expect(text).toMatch(/; Palm Terrace unit 504$/);
  expect(text.length).toBeLessThanOrEqual(longestFact);
  expect(factText(["word ".repeat(60)])).toMatch(/word…$/);
});
