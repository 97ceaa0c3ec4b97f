import fc from "fast-check";
import { expect, it } from "vitest";
import { scheduling } from "#content/scheduling.ts";
import { cellLength, cellsOf, isFree } from "./occupancy.ts";

const hour = 3_600_000;
const none = { cells: new Set<number>(), blocks: [] };

it("is free unless a call, its buffer or a block is in the way", () => {
  const cells = new Set(cellsOf({ ...scheduling, buffer: 10 }, 10 * hour));
  const free = [9, 9.25, 9.5, 10, 10.5, 11].filter((at) =>
    isFree({ ...scheduling, buffer: 10 }, at * hour, { ...none, cells }),
  );
  expect(free).toEqual([9, 9.25, 11]);
  const blocks = [{ start: 10 * hour, end: 11 * hour }];
  expect(isFree(scheduling, 9.5 * hour, { ...none, blocks })).toBe(true);
  expect(isFree(scheduling, 10.5 * hour, { ...none, blocks })).toBe(false);
  expect(isFree(scheduling, 11 * hour, { ...none, blocks })).toBe(true);
});

it("shares a cell exactly when two calls come closer than the buffer", () => {
  const fives = (max: number) => fc.integer({ min: 0, max }).map((count) => count * 5);
  fc.assert(
    fc.property(fives(12), fives(12), fives(100), fives(100), (length, buffer, a, b) => {
      const rules = { ...scheduling, minutes: length + 5, buffer };
      const first = new Set(cellsOf(rules, a * 60_000));
      const shared = cellsOf(rules, b * 60_000).some((cell) => first.has(cell));
      expect(shared).toBe(Math.abs(a - b) < rules.minutes + rules.buffer);
    }),
  );
});

it("fits the rules of the company: every length is a whole number of cells", () => {
  const { minutes, buffer, step, hours } = scheduling;
  const lengths = [minutes, buffer, step, ...Object.values(hours).flat().flatMap(Object.values)];
  for (const length of lengths) expect((length * 60_000) % cellLength).toBe(0);
});
