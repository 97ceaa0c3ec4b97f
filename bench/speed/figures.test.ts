import { expect, test } from "vitest";
import {
  kilobytes,
  logGrowth,
  median,
  medianRange,
  medianRatio,
  percentile,
  shown,
} from "./figures.ts";

test("the median is the middle one, or between the two in the middle", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
  expect(median([])).toBeNaN();
});

test("percentiles by nearest rank", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 0.5)).toBe(50);
  expect(percentile(hundred, 0.99)).toBe(99);
  expect(percentile([3], 0.99)).toBe(3);
  expect(percentile([], 0.5)).toBeNaN();
});

test("ratios are taken pair by pair, so a slow round drops out", () => {
  expect(medianRatio([20, 200, 22], [10, 100, 10])).toBe(2);
  expect(medianRatio([1, 2], [0, 1])).toBe(2);
});

test("the median of all lies between the ranks that the sign test leaves", () => {
  const ranks = (count: number) =>
    medianRange(Array.from({ length: count }, (_, at) => count - at));
  // From tables of the binomial distribution: of 40, the 14th and 27th leave 3.8 % outside.
  const [low, high] = ranks(40);
  expect(low).toBeLessThanOrEqual(14);
  expect(low).toBeGreaterThanOrEqual(12);
  expect(high).toBe(41 - low);
  expect(ranks(5)).toEqual([1, 5]);
});

test("a thousand times the rows may cost twice from a thousand on", () => {
  expect(logGrowth(1_000, 1_000_000)).toBeCloseTo(2);
  expect(logGrowth(10, 10_000)).toBeCloseTo(4);
});

test("figures are printed with three digits at most", () => {
  expect([1234.5, 99.94, 0.012345, 0, Number.NaN].map(shown)).toEqual([
    "1,235",
    "99.9",
    "0.0123",
    "0",
    "–",
  ]);
  expect(kilobytes(1536)).toBe("1.5");
});
