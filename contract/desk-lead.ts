import type { CallOutcome } from "./desk-agenda.ts";
import type { TrayRow } from "./desk-tray.ts";

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
}

/** A note of the team. */
export interface LeadNote {
  id: string;
  at: number;
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
  /** The boxes that the visitor ticked, in words. */
  agreed: string;
  answeredAt: number;
  lines: TalkLine[];
  /** "Sent from: contact on /contact", "Where from: google (search)", one line each. */
  whereFrom: string[];
  call:
    | {
        id: string;
        start: number;
        by: "phone" | "video";
        state: string;
        timeZone: string;
        outcome: CallOutcome;
        /** Booked, and not yet begun. */
        ahead: boolean;
      }
    | undefined;
  notes: LeadNote[];
  trail: TrailEntry[];
  /** Other messages from the same address, newest first. */
  others: { id: string; createdAt: number; subject: string; folder: string }[];
  /** A mail about it was refused or waits. */
  unsent: boolean;
}

/** One lead. */
export interface LeadServices {
  /** Reads it and changes nothing. */
  open(id: string): Promise<DeskLead | undefined>;
  /** Notes that somebody sees it: the first is in the trail. */
  seen(id: string): Promise<void>;
  /** The person who erased it and the time, when the lead is missing because it was erased. */
  erased(id: string): Promise<{ who: string; at: number } | undefined>;
  note(id: string, text: string): Promise<boolean>;
  sendAgain(id: string): Promise<number>;
  /** The surname has to be typed. @returns why not, or undefined when it is gone. */
  erase(id: string, surname: string): Promise<"surname" | "gone" | "busy" | undefined>;
  /** Ids of the leads before and after it in a folder. */
  neighbors(id: string): Promise<{ before: string | undefined; after: string | undefined }>;
}

/** The last word of a name, as it is typed to erase. */
export const surnameOf = (name: string): string => name.trim().split(/\s+/).at(-1) ?? "";
