import { scheduling } from "#content/scheduling.ts";
import type { Placed } from "#contract/desk-agenda.ts";

/** Minutes of one row of the grid. */
export const rowMinutes = 30;
/** The height of a row in agenda.css, in pixels. */
export const rowHeight = 40;

const stretches = Object.values(scheduling.hours).flat();
/** The hours that the grid shows: the whole ones around all opening hours. */
export const firstMinute = Math.floor(Math.min(...stretches.map(({ from }) => from)) / 60) * 60;
export const lastMinute = Math.ceil(Math.max(...stretches.map(({ to }) => to)) / 60) * 60;

/**
 * Classes that place something in the rows of the grid: inline styles are forbidden here. What
 * begins or ends within a row takes the whole row. Undefined outside the hours that are shown.
 */
export function placeClasses({ from, to }: Placed): string | undefined {
  const start = Math.max(0, Math.floor((from - firstMinute) / rowMinutes));
  const end = Math.ceil((Math.min(to, lastMinute) - firstMinute) / rowMinutes);
  if (end <= start) return undefined;
  const rows = end - start;
  return [
    "placed",
    start >= 2 && `at-${Math.floor(start / 2)}h`,
    start % 2 === 1 && "at-30m",
    rows >= 2 && `for-${Math.floor(rows / 2)}h`,
    rows % 2 === 1 && "for-30m",
  ]
    .filter(Boolean)
    .join(" ");
}
