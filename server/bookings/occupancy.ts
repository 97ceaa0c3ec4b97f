import type { SchedulingRules } from "#content/scheduling.ts";
import type { Span } from "./open-slots.ts";

/**
 * Time is allocated in cells of five minutes, counted since 1970. A call takes every cell from its
 * start to the end of its buffer. A cell is the primary key of its row, so two calls can never
 * overlap, even with simultaneous requests and whatever the step between starts is.
 */
export const cellLength = 5 * 60_000;

/** Everything that is not free: cells of calls and holds, and spans that the company blocked. */
export interface Occupancy {
  cells: ReadonlySet<number>;
  blocks: readonly Span[];
}

/** The cells, ascending, of a call that starts at `start` (milliseconds since 1970). */
export function cellsOf(rules: SchedulingRules, start: number): number[] {
  const first = Math.floor(start / cellLength);
  const end = start + (rules.minutes + rules.buffer) * 60_000;
  const count = Math.ceil(end / cellLength) - first;
  return Array.from({ length: count }, (_, index) => first + index);
}

/** Whether a call that starts at `start` has all its cells and touches no block. */
export function isFree(rules: SchedulingRules, start: number, { cells, blocks }: Occupancy) {
  const end = start + rules.minutes * 60_000;
  return (
    cellsOf(rules, start).every((cell) => !cells.has(cell)) &&
    blocks.every((block) => start >= block.end || end <= block.start)
  );
}
