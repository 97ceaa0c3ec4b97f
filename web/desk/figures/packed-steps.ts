import type { FigureStep } from "#contract/desk-figures.ts";

/**
 * The points of the chart as one text. The page holds them a second time for its scripts: ninety
 * objects with five names each would take a tenth of it.
 */
export const packSteps = (steps: readonly FigureStep[]): string =>
  steps
    .map(({ day, visits, before, leads, booked }) => [day, visits, before, leads, booked].join(" "))
    .join(",");

export const unpackSteps = (packed: string): FigureStep[] =>
  packed.split(",").map((text) => {
    const [day = "", ...numbers] = text.split(" ");
    const [visits = 0, before = 0, leads = 0, booked = 0] = numbers.map(Number);
    return { day, visits, before, leads, booked };
  });
