import type { MeasureName } from "./counts.ts";

/** The ranges to choose from: a number of days, or the last twelve months. All end today. */
export const figureRanges = ["7", "30", "90", "year"] as const;
export type FigureRange = (typeof figureRanges)[number];

/** A proportion between 0 and 1, and its 95% confidence interval. */
export interface FigureShare {
  share: number;
  low: number;
  high: number;
}

/** A point of the chart: a day, or one of the last twelve months. */
export interface FigureStep {
  /** YYYY-MM-DD; for a month, its first day. */
  day: string;
  visits: number;
  /** Visits on the matching day, or in the matching month, of the previous range. */
  before: number;
  leads: number;
  /** The leads among them that booked a call. */
  booked: number;
}

/** A row of a table. */
export interface FigureRow {
  name: string;
  /** Visits; for a page, its views. */
  seen: number;
  begun: number;
  leads: number;
  /** Leads per `seen`; undefined when it is unknown. */
  share: FigureShare | undefined;
}

/** The first rows of a table, and the sum of the rest. */
export interface FigureTable {
  rows: FigureRow[];
  rest: { count: number; seen: number; begun: number; leads: number } | undefined;
}

/** How long leads waited for the first response. */
export interface FirstAnswers {
  /** Counted by the upper bounds in `answerHours`; the last bucket has no bound. */
  answered: number[];
  waiting: number;
  /** Closed by a person without recording a response. */
  closed: number;
  /** Median time to the first response, in minutes. */
  median: number | undefined;
}

/** What became of the calls whose time lies in the range. */
export interface CallOutcomes {
  held: number;
  missed: number;
  cancelled: number;
  /** Over, and nobody has noted whether they took place. */
  unmarked: number;
  ahead: number;
}

/** What visitors' browsers measured on a page; the 75th percentile, infinite above the last bucket. */
export interface MeasuredRow {
  path: string;
  device: string;
  n: number;
  p75: Partial<Record<MeasureName, number>>;
}

/** Totals of a range. */
export interface FigureTotal {
  visits: number;
  /** Conversations, forms and bookings started. */
  begun: number;
  leads: number;
  booked: number;
  /** Leads per visit. */
  share: FigureShare | undefined;
}

/** All figures of a range; days are in the company's zone. */
export interface DeskFigures {
  range: FigureRange;
  /** First and last day, YYYY-MM-DD. */
  from: string;
  to: string;
  total: FigureTotal;
  before: Omit<FigureTotal, "share" | "begun">;
  /** Suspect messages and spam, which do not count as leads. */
  marked: number;
  steps: FigureStep[];
  sources: FigureTable;
  campaigns: FigureTable;
  pages: FigureTable;
  devices: FigureTable;
  /** By the form that was sent. */
  forms: { name: string; leads: number }[];
  calls: CallOutcomes;
  answers: FirstAnswers;
  answersBefore: FirstAnswers;
  measured: MeasuredRow[];
}

/** Figures of visits and leads. */
export interface FiguresServices {
  read(range: FigureRange): Promise<DeskFigures>;
  /** Whether visits are counted, and when that began, in milliseconds since 1970. */
  counting(): Promise<{ isOn: boolean; since: number }>;
}
