import type { Folder } from "#contract/desk-tray.ts";
import type { LeadSourceRow } from "#server/arrivals/lead-source-row.ts";
import type { BookingTables } from "#server/bookings/booking-tables.ts";
import type { CountRow, MeasureRow } from "#server/counts/count-tables.ts";
import type { DeskTables } from "#server/desk/desk-tables.ts";
import type { FigureTables } from "#server/figures/figure-tables.ts";
import type { LeadFieldColumns } from "#server/leads/lead-fields.ts";
import type { HookTables } from "#server/webhooks/hook-tables.ts";

/** The tables as Kysely sees them. Times are whole milliseconds since 1970, ids are text. */
export interface Tables extends BookingTables, DeskTables, FigureTables, HookTables {
  migrations: { id: string; applied_at: number };
  secrets: { name: string; value: string };
  leads: LeadRow;
  lead_sources: LeadSourceRow;
  counts: CountRow;
  measures: MeasureRow;
  request_keys: RequestKeyRow;
  captcha_uses: { id: string; expires_at: number };
  outbox: OutboxRow;
  relays: { name: string; failures: number; closed_until: number };
  posts: PostRow;
  post_drafts: PostDraftRow;
  heartbeat: { name: string; at: number };
  /** The number of changes to something, which shows whether a cached copy is out of date. */
  revisions: { name: string; number: number };
}

/**
 * How far a message is trusted: `verified` passed the captcha, `open` is from a form without one,
 * `unverified` could not be checked, `suspect` was caught by the honeypot or was sent too fast;
 * `spam` and `ok` are a person's verdict.
 */
export type Standing = "verified" | "open" | "unverified" | "suspect" | "spam" | "ok";

export interface LeadRow extends LeadFieldColumns {
  id: string;
  created_at: number;
  standing: Standing;
  reason: string;
  /** Names of the checked boxes, comma-separated. */
  consents: string;
  /** How the lead reached us (LeadForm); empty for leads from before this was stored. */
  form: string;
  /** Path of the page that it was sent from; empty when unknown. */
  page: string;
  /** Name of the source of the last arrival (arrivals/touch.ts); empty when unknown. */
  source: string;
  /** The folder at the desk, and the address of the person who took it. */
  folder: Folder;
  owner: string;
  /** 0 until somebody opened or answered it. */
  seen_at: number;
  answered_at: number;
  /** Grows with every act at the desk. */
  version: number;
  /** Its row in SQLite's word index; null until it is written there. */
  word_number: number | null;
  /** The visitor's choices on the site, in words (content/lead-slip.ts); empty without a slip. */
  slip: string;
}

/** A response already given, replayed when the same request comes again. */
export interface RequestKeyRow {
  key: string;
  fingerprint: string;
  status: number;
  body: string;
  lead_id: string | null;
  created_at: number;
}

/** `held`: waits for an earlier one about the same lead. */
export type QueueState = "queued" | "held" | "sent" | "dead";

/** Something to send to another machine, with leases: a mail, or an event for an endpoint. */
export interface QueueRow {
  id: string;
  lead_id: string | null;
  state: QueueState;
  attempts: number;
  next_at: number;
  /** 0 when no process has claimed it. */
  lease_until: number;
  lease_token: string;
  created_at: number;
  sent_at: number | null;
  last_error: string;
}

export interface OutboxRow extends QueueRow {
  /** An `OutgoingMail` as JSON. */
  mail: string;
}

export interface PostRow {
  id: string;
  source: string;
  title: string;
  /** ISO 8601. */
  date: string;
  url: string;
  /** JSON array of paragraphs. */
  content: string;
  /** Hash of the file that it was imported from, so that an edited file is imported again. */
  digest: string;
  /** 1 when taken down: kept so that the file does not restore it. */
  removed: number;
  /** The text below the front matter; empty until its file is imported again. */
  markdown: string;
  /** Address of the person who published it at the desk; empty for a post from a file. */
  written_by: string;
  /** Grows with every change. */
  version: number;
}

/** The draft of a post at the desk, next to the published version. */
export interface PostDraftRow {
  post_id: string;
  title: string;
  date: string;
  url: string;
  text: string;
  who: string;
  at: number;
  version: number;
}
