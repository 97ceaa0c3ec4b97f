/** The speed of a row: pixels per second, or seconds for one copy of its items to pass. */
export type Pace =
  | { speed: number; seconds?: undefined }
  | { seconds: number; speed?: undefined }
  | { seconds?: number | undefined; speed?: undefined };

/** Seconds for one copy of `width` px to pass; never 0, which would stop the row. */
export function marqueeSeconds(width: number, { speed, seconds }: Pace): number {
  if (seconds !== undefined) return seconds;
  return Math.max(1, Math.round((width / (speed ?? 50)) * 10) / 10);
}

/**
 * Copies needed to fill a window of `visible` px at every moment of the loop: while one copy has
 * moved out completely, the rest still reach the other edge.
 */
export function marqueeCopies(width: number, visible: number, least: number): number {
  if (width <= 0) return least;
  return Math.max(least, Math.ceil(visible / width) + 1);
}
