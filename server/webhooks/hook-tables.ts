import type { HookEventName } from "#contract/hook-events.ts";
import type { QueueRow } from "#server/db/tables.ts";
import type { HookFormat } from "./formats/formats.ts";

/**
 * `on`: in use. `failing`: no success since `failing_since`, but still tried. `paused`: keeps its
 * deliveries and gets none. `gone`: answered 410 and gets no new events.
 */
export type HookState = "on" | "failing" | "paused" | "gone";

/** An address that events are sent to. */
export interface HookRow {
  id: string;
  /** What people call it; empty where nobody said. */
  name: string;
  /** Never logged, because the URL of a catch hook is itself a secret. */
  url: string;
  format: HookFormat;
  /** Names of events, comma-separated. */
  events: string;
  /** 1 if it also receives leads that a bot probably sent. */
  suspects: number;
  /** An extra header, `Name: value`; empty for none. */
  header: string;
  /** `whsec_` and 32 bytes in base64. */
  secret: string;
  /** The previous secret, valid until `old_until`; empty if there is none. */
  old_secret: string;
  old_until: number;
  state: HookState;
  /** 0 if the last delivery succeeded. */
  failing_since: number;
  created_at: number;
  /** Incremented by every change that a person makes. */
  version: number;
}

/** Which endpoints get an event, depending on whether they receive suspect leads. */
export type HookAudience = "all" | "suspects" | "others";

export interface HookEventRow {
  /** Sent as `webhook-id`, the same in every attempt. */
  id: string;
  type: HookEventName;
  lead_id: string | null;
  at: number;
  audience: HookAudience;
  /** 1 once every endpoint has its delivery. */
  dispatched: number;
  /** A `HookEvent` as JSON, sent byte for byte; emptied after its retention time. */
  body: string;
}

export interface HookDeliveryRow extends QueueRow {
  hook_id: string;
  event_id: string;
  /** Status code of the last answer; 0 if there was none. */
  status: number;
  /** Duration of the last attempt in milliseconds. */
  took: number;
}

export interface HookTables {
  hooks: HookRow;
  hook_events: HookEventRow;
  hook_deliveries: HookDeliveryRow;
}
