import type { MeasureName, PageEvent } from "#contract/counts.ts";
import type { Proportion } from "./proportion.ts";

/** One line of a table of figures. */
export interface FiguresRow {
  /** The day, path, source ... */
  name: string;
  visits: number;
  views: number;
  /** Forms started. */
  begun: number;
  /** Messages and booked calls, without suspect ones and spam. */
  leads: number;
  /** The leads among them that booked a call. */
  booked: number;
  /** Leads per visit; for pages, leads per view. */
  conversion?: Proportion | undefined;
}

/** Measurements of a page by visitors' browsers. */
export interface MeasuredPage {
  what: MeasureName;
  path: string;
  device: string;
  /** How often it was measured. */
  n: number;
  /** Three out of four visits measured at most this; infinite above the last bucket. */
  p75: number;
}

/** The figures of a range of days, both included (YYYY-MM-DD in the company's zone). */
export interface Figures {
  from: string;
  to: string;
  /** Every event of the pages by name. Leads and calls are exact, the others are lower bounds. */
  events: Record<PageEvent, number>;
  total: FiguresRow;
  /** Suspect messages and spam, which do not count as leads. */
  marked: number;
  days: FiguresRow[];
  /** By the page that was viewed, or that the lead was sent from. */
  pages: FiguresRow[];
  /** By the last source. */
  sources: FiguresRow[];
  campaigns: FiguresRow[];
  media: FiguresRow[];
  forms: { name: string; leads: number }[];
  devices: FiguresRow[];
  languages: FiguresRow[];
  measured: MeasuredPage[];
}
