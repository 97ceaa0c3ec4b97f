import type { MeasureName } from "./counts.ts";

/** The ranges that can be chosen: so many days, or the last twelve months. All end today. */
export const figureRanges = ["7", "30", "90", "year"] as const;
export type FigureRange = (typeof figureRanges)[number];

/** A share between 0 and 1, with the interval in which it lies with 95 %. */
export interface FigureShare {
  share: number;
  low: number;
  high: number;
}

/** A point of the chart: a day, or a month of the last twelve. */
export interface FigureStep {
  /** YYYY-MM-DD; of a month its first. */
  day: string;
  visits: number;
  /** Visits of the matching day or month of the time before. */
  before: number;
  leads: number;
  /** The leads among them that booked a call. */
  booked: number;
}

/** A line of a table. */
export interface FigureRow {
  name: string;
  /** Visits; of a page its views. */
  seen: number;
  begun: number;
  leads: number;
  /** Leads among `seen`; undefined where it is not known. */
  share: FigureShare | undefined;
}

/** The first lines of a table, and the rest in one. */
export interface FigureTable {
  rows: FigureRow[];
  rest: { count: number; seen: number; begun: number; leads: number } | undefined;
}

/** How long leads waited for the first answer. */
export interface FirstAnswers {
  /** By the ends of `answerHours`, the last one without an end. */
  answered: number[];
  waiting: number;
  /** Closed by a person who noted no answer. */
  closed: number;
  /** Minutes within which half of the answered leads were answered. */
  median: number | undefined;
}

/** What visitors' browsers measured on a page; the 75th percentile, infinite above the last bucket. */
export interface MeasuredRow {
  path: string;
  device: string;
  n: number;
  p75: Partial<Record<MeasureName, number>>;
}

/** Sums of a range. */
export interface FigureTotal {
  visits: number;
  /** Conversations, forms and bookings begun. */
  begun: number;
  leads: number;
  booked: number;
  /** Leads among visits. */
  share: FigureShare | undefined;
}

/** All figures of a range; days are the company's. */
export interface DeskFigures {
  range: FigureRange;
  /** First and last day, YYYY-MM-DD. */
  from: string;
  to: string;
  total: FigureTotal;
  before: Omit<FigureTotal, "share" | "begun">;
  /** Suspect messages and spam, which are no leads. */
  marked: number;
  steps: FigureStep[];
  sources: FigureTable;
  campaigns: FigureTable;
  pages: FigureTable;
  devices: FigureTable;
  /** By the form that was sent. */
  forms: { name: string; leads: number }[];
  answers: FirstAnswers;
  answersBefore: FirstAnswers;
  measured: MeasuredRow[];
}

/** Figures of visits and leads. */
export interface FiguresServices {
  read(range: FigureRange): Promise<DeskFigures>;
}
