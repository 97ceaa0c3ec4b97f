import { expect, it } from "vitest";
import { scaleLines } from "./chart-scale.ts";

it("ends above the highest value, in whole and round steps", () => {
  expect(scaleLines(503, 3)).toEqual([0, 200, 400, 600]);
  expect(scaleLines(16, 2)).toEqual([0, 10, 20]);
  expect(scaleLines(0, 2)).toEqual([0, 1, 2]);
  for (let highest = 0; highest < 5_000; highest += 7) {
    const lines = scaleLines(highest, 3);
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toBeGreaterThanOrEqual(highest);
    expect(lines.every(Number.isInteger)).toBe(true);
  }
});
