import type { MeasureName, PageEvent } from "#contract/counts.ts";

/** The properties by which events are counted; `all`: each event once. */
export type CountedBy = "all" | "path" | "source" | "medium" | "campaign" | "device" | "language";

/** How often something happened on a day, by one property. */
export interface CountRow {
  by: CountedBy;
  /** YYYY-MM-DD in the company's zone; the first of its month once folded (fold-counts.ts). */
  day: string;
  what: PageEvent;
  /** The path, the source's name ...; empty for `all`. */
  name: string;
  n: number;
}

/** How often a measure fell into a bucket. */
export interface MeasureRow {
  day: string;
  what: MeasureName;
  path: string;
  device: string;
  /** The bucket's upper end (contract/counts.ts); -1 for the last one, which has none. */
  edge: number;
  n: number;
}
