import type { MeasureName, PageEvent } from "#contract/counts.ts";
import type { Share } from "./share.ts";

/** One line of a table of figures. */
export interface FiguresRow {
  /** The day, path, source ... */
  name: string;
  visits: number;
  views: number;
  /** Forms begun. */
  begun: number;
  /** Messages and booked calls, without suspect ones and spam. */
  leads: number;
  /** The leads among them that booked a call. */
  booked: number;
  /** Leads among visits, of pages among views. */
  conversion?: Share | undefined;
}

/** Measurements of a page by visitors' browsers. */
export interface MeasuredPage {
  what: MeasureName;
  path: string;
  device: string;
  /** How often it was measured. */
  n: number;
  /** Three of four visits had at most this; infinite above the last bucket. */
  p75: number;
}

/** The figures of a range of days, both included (YYYY-MM-DD in the company's zone). */
export interface Figures {
  from: string;
  to: string;
  /** Every event of the pages by its name; leads and calls are exact, the others lower bounds. */
  events: Record<PageEvent, number>;
  total: FiguresRow;
  /** Suspect messages and spam, which are no leads. */
  marked: number;
  days: FiguresRow[];
  /** By the page that was viewed, or from which the lead was sent. */
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
