import type { CountRow, MeasureRow } from "#server/counts/count-tables.ts";

/** Sums that the figures are read from; all can be made again from the tables that they sum up. */
export interface FigureTables {
  /** Kept by triggers. `week`: its Monday. */
  count_weeks: Omit<CountRow, "day"> & { week: string };
  measure_weeks: Omit<MeasureRow, "day"> & { week: string };
  lead_days: LeadDayRow;
  lead_day_counts: LeadCount;
  /** Leads that changed, by the time at which they came: the sums of their days are out of date. */
  lead_day_changes: { id: string; at: number };
}

/** A day whose leads were summed up. */
export interface LeadDayRow {
  /** YYYY-MM-DD in `zone`. */
  day: string;
  zone: string;
  /** JSON list, in turn: minutes until the first answer, and how many leads waited so long. */
  waits: string;
}

/** The properties by which leads are counted; `unanswered`: by folder. */
export type LeadsBy = "all" | "marked" | "form" | "page" | "source" | "campaign" | "unanswered";

/** Leads of a day by one property, without suspect ones and spam; only `marked` counts these. */
export interface LeadCount {
  /** YYYY-MM-DD; empty for a sum of several days. */
  day: string;
  by: LeadsBy;
  /** Empty for `all` and `marked`. */
  name: string;
  n: number;
  /** Those with a call. */
  booked: number;
}
