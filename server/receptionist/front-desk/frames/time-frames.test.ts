import { expect, test } from "vitest";
import { missedTime, timeCases } from "./time-cases.ts";

/** Calls that may still go wrong, of several hundred. */
const most: Record<string, number> = { "times put right": 0, "times that stay": 0 };

test.each(Object.entries(timeCases))("%s", (name, lists) => {
  const misses = lists.flat().flatMap(missedTime);
  expect(misses.length, misses.join("\n")).toBeLessThanOrEqual(most[name] ?? 0);
});
