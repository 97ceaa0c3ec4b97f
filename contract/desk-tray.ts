import type { LeadForm } from "./lead-source.ts";

/** The folder of a lead. */
export const folders = ["waiting", "answered", "closed", "marked"] as const;
export type Folder = (typeof folders)[number];

/** Whose leads: everybody's, nobody's, or one address's. */
export const anyOwner = "";
export const nobody = "nobody";

/** The filters of a list. Empty text: no such filter. */
export interface TrayQuery {
  folder: Folder | "all";
  owner: string;
  /** Words of a search, each to be found in the lead. */
  words: string;
  /** How the leads reached us, and the names of their sources: one of these. */
  form: LeadForm | "";
  sources: readonly string[];
  /** How far a message is trusted, such as "suspect". */
  standing: string;
  /** Days of the company's zone, YYYY-MM-DD, both included. */
  from: string;
  to: string;
  /** Where the page begins; opaque. */
  cursor: string;
}

/** A row of the list. Times are milliseconds since 1970. */
export interface TrayRow {
  id: string;
  version: number;
  createdAt: number;
  name: string;
  firm: string;
  subject: string;
  /** The first words of the message. */
  opening: string;
  form: LeadForm;
  /** Name of the source of its last arrival; empty when not told. */
  source: string;
  folder: Folder;
  /** Address of who took it; empty for nobody. */
  owner: string;
  standing: LeadStanding;
  seen: boolean;
  /** Waits longer than the company promises. */
  late: boolean;
  /** A call is booked. */
  booked: boolean;
}

/** Files of a list: CSV for spreadsheets, JSON Lines with all that is held about each lead. */
export const exportFormats = ["csv", "jsonl"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** A page of the list. */
export interface TrayPage {
  rows: TrayRow[];
  /** Where the next page begins; undefined at the end. */
  next: string | undefined;
  /** True when it stopped after its most rows: the next page looks further. */
  cut: boolean;
}

/** Capped figures: one more than `mostCounted` means "and more". */
export interface TrayCounts {
  waiting: number;
  marked: number;
}
export const mostCounted = 99;

/**
 * The newest lead of all, from which a page knows which leads came later; empty when there is none.
 */
export interface Newest {
  newest: string;
  waiting: number;
}

/** Name of the event that a quiet stream of news sends now and then; comments reach no script. */
export const heartbeat = "beat";

/** The leads of this day in the company's zone. */
export interface Today {
  /** Without suspect ones and spam. */
  leads: number;
  answered: number;
  /** Milliseconds until the answer that took the longest. */
  slowest: number;
  suspect: number;
  /** Who marked the latest one as answered today: an address, and when. */
  lastAnswer: { who: string; at: number } | undefined;
}

/** How many leads there are: many are estimated. */
export interface LeadCount {
  count: number;
  isExact: boolean;
}

/** The acts on a lead. Notes only add; every other act requires the version that was seen. */
export const leadActs = [
  "take",
  "release",
  "answered",
  "close",
  "wait",
  "spam",
  "ok",
  "handOver",
] as const;
export type LeadAct = (typeof leadActs)[number];

/** How far a lead is trusted (server/db/tables.ts says what each means). */
export const leadStandings = ["verified", "open", "unverified", "suspect", "spam", "ok"] as const;
export type LeadStanding = (typeof leadStandings)[number];

/** What an act may change of a lead, as it was before: all that undo puts back. */
export interface LeadBefore {
  folder: Folder;
  owner: string;
  standing: LeadStanding;
  /** Milliseconds since 1970; 0: not answered. */
  answeredAt: number;
}

/** An act on one lead as it was seen. `to`: for `handOver`, the address. */
export type ActRequest = { id: string; version: number } & (
  | { act: LeadAct; to?: string }
  | { act: "undo"; before: LeadBefore }
);

/** The result of an act. `by`: who was faster, and what they did. */
export type ActResult =
  | { is: "done"; version: number; before: LeadBefore }
  | { is: "conflict"; by: { who: string; what: string; at: number } | undefined }
  | { is: "gone" };

/** The list of leads, and acts on several of them. */
export interface TrayServices {
  /** The leads of a list as a file, as it is read. `chosen`: ids of those of it that are wanted. */
  export(
    query: TrayQuery,
    format: ExportFormat,
    chosen?: readonly string[],
  ): Promise<ReadableStream<Uint8Array>>;
  list(query: TrayQuery): Promise<TrayPage>;
  counts(): Promise<TrayCounts>;
  newest(): Promise<Newest>;
  /** The sources of the newest leads, the most frequent first. */
  sources(): Promise<string[]>;
  today(): Promise<Today>;
  size(): Promise<LeadCount>;
  act(request: ActRequest): Promise<ActResult>;
}
