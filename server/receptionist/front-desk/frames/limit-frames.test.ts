import { expect, test } from "vitest";
import { limitCases, missedLimit } from "./limit-cases.ts";

/** Questions that may still be misunderstood, of a few hundred. */
const most: Record<string, number> = { limits: 8, prices: 0, persons: 0, "no limits": 1 };

test.each(Object.entries(limitCases))("%s", (name, list) => {
  const misses = list.flatMap(missedLimit);
  expect(misses.length, misses.join("\n")).toBeLessThanOrEqual(most[name] ?? 0);
});
