/** Distances between two lines of a scale, repeated in every power of ten. */
const steps = [1, 2, 2.5, 4, 5, 10];

/**
 * The values of a scale's lines from 0 up: `count` equal steps of a round number of whole things,
 * the last at least `highest`.
 */
export function scaleLines(highest: number, count: number): number[] {
  const least = Math.max(1, highest / count);
  const power = 10 ** Math.floor(Math.log10(least));
  const step =
    steps.map((one) => one * power).find((one) => one >= least && Number.isInteger(one)) ??
    10 * power;
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Coordinates to a tenth, as short as they can be written. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;
