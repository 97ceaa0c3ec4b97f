import type { HookEventName } from "#contract/hook-events.ts";
import type { QueueRow } from "#server/db/tables.ts";
import type { HookFormat } from "./formats/formats.ts";

/**
 * `on` works, `failing` had no success since `failing_since` and is tried all the same, `paused`
 * keeps its deliveries and gets none, `gone` answered 410 and is told of nothing new.
 */
export type HookState = "on" | "failing" | "paused" | "gone";

/** An address that events are sent to. */
export interface HookRow {
  id: string;
  /** May be a secret by itself, as catch hooks are: never logged. */
  url: string;
  format: HookFormat;
  /** Names of events, comma-separated. */
  events: string;
  /** 1 when it also wants leads that look like a machine's. */
  suspects: number;
  /** An extra header, `Name: value`; empty for none. */
  header: string;
  /** `whsec_` and 32 bytes in base64. */
  secret: string;
  /** The one before, valid until `old_until`; empty for none. */
  old_secret: string;
  old_until: number;
  state: HookState;
  /** 0 when the last delivery arrived. */
  failing_since: number;
  created_at: number;
  /** Grows with every change that a person makes. */
  version: number;
}

/** Which endpoints an event is for, by what they want to know of suspect leads. */
export type HookAudience = "all" | "suspects" | "others";

export interface HookEventRow {
  /** Sent as `webhook-id`, the same in every try. */
  id: string;
  type: HookEventName;
  lead_id: string | null;
  at: number;
  audience: HookAudience;
  /** 1 when each endpoint has its delivery. */
  dispatched: number;
  /** A `HookEvent` as JSON, sent byte for byte; empty when it was kept long enough. */
  body: string;
}

export interface HookDeliveryRow extends QueueRow {
  hook_id: string;
  event_id: string;
  /** Of the last answer; 0 when there was none. */
  status: number;
  /** Milliseconds of the last try. */
  took: number;
}

export interface HookTables {
  hooks: HookRow;
  hook_events: HookEventRow;
  hook_deliveries: HookDeliveryRow;
}
