import type { CallOutcome } from "./desk-agenda.ts";
import type { Folder, TrayQuery, TrayRow } from "./desk-tray.ts";

/** A line of the conversation with the receptionist. */
export interface TalkLine {
  who: "visitor" | "assistant";
  text: string;
}

/** One entry of a lead's trail, oldest first. `kind` decides how it is drawn. */
export interface TrailEntry {
  id: string;
  at: number;
  kind: "stored" | "mail" | "hook" | "refused" | "person";
  /** Name of a person, the address of a mail, or the host of a webhook. */
  who: string;
  what: string;
  /** An attempt's number, a refusal's words. */
  detail: string;
  /** A delivery that can be sent again, by its id. */
  again?: boolean;
}

/** An arrival on the site from somewhere else. */
export interface LeadArrival {
  /** Name of the source, such as "google". */
  name: string;
  /** Medium, campaign and so on, joined by commas. */
  details: string;
  /** Milliseconds since 1970, by the visitor's clock. */
  at: number;
  /** Path that it landed on; empty when unknown. */
  path: string;
}

/** Where a lead came from. Without `first` it was not told. */
export interface WhereFrom {
  /** Path that it was sent from; empty when unknown. */
  page: string;
  /** The visitor's choices on the site, in words. */
  slip: string;
  first: LeadArrival | undefined;
  /** The latest arrival, when it is another one. */
  last: LeadArrival | undefined;
}

/** A note of the team. */
export interface LeadNote {
  id: string;
  at: number;
  /** Name of a person. */
  who: string;
  text: string;
}

/** A whole lead. Times are milliseconds since 1970. */
export interface DeskLead extends TrayRow {
  email: string;
  officeNumber: string;
  mobileNumber: string;
  message: string;
  /** Why it has its standing, such as "too fast". */
  reason: string;
  /** The boxes that the visitor checked, in words. */
  agreed: string;
  answeredAt: number;
  lines: TalkLine[];
  whereFrom: WhereFrom;
  call:
    | {
        id: string;
        start: number;
        by: "phone" | "video";
        state: string;
        timeZone: string;
        outcome: CallOutcome;
        /** Booked, and not started yet. */
        ahead: boolean;
      }
    | undefined;
  notes: LeadNote[];
  trail: TrailEntry[];
  /** Other messages from the same address, newest first. */
  others: { id: string; createdAt: number; subject: string; folder: Folder }[];
  /** A mail about it was rejected or is waiting. */
  unsent: boolean;
}

/**
 * The outcome of erasing a lead. Nothing has changed after "surname" (another one was typed) and
 * "busy" (it is being delivered); "gone": there was no such lead. "logged": it is erased, but as
 * another process was reading, the database's log holds its text until the next maintenance.
 */
export type Erasure = "erased" | "logged" | "surname" | "busy" | "gone";

/** Ids of the leads before and after one in a list; undefined at its ends. */
export interface LeadNeighbors {
  before: string | undefined;
  after: string | undefined;
}

/** One lead. */
export interface LeadServices {
  /** Reads it and changes nothing. */
  open(id: string): Promise<DeskLead | undefined>;
  /** Records that somebody saw it; the first time is shown in the trail. */
  seen(id: string): Promise<void>;
  /** The person who erased it and the time, when the lead is missing because it was erased. */
  erased(id: string): Promise<{ who: string; at: number } | undefined>;
  note(id: string, text: string): Promise<boolean>;
  sendAgain(id: string): Promise<number>;
  /** The surname must be typed as a confirmation. */
  erase(id: string, surname: string): Promise<Erasure>;
  neighbors(id: string, query: TrayQuery): Promise<LeadNeighbors>;
}

/** The last word of a name, to be typed when erasing. */
export const surnameOf = (name: string): string => name.trim().split(/\s+/).at(-1) ?? "";
