import { type RawBuilder, sql } from "kysely";
import { longestRelayDelay, mailDelay } from "./mail-delays.ts";

/** Tables of rows that are sent to another machine, with leases. */
export type QueueTable = "outbox" | "hook_deliveries";

/** The rows that wait for one relay: all mails, or the deliveries to one endpoint. */
export interface Queue<Table extends QueueTable = QueueTable> {
  table: Table;
  /** Name of its row in `relays`. */
  relay: string;
  /** The endpoint, for webhook deliveries. */
  hookId?: string;
  /**
   * Milliseconds until a row is tried again after this many attempts; undefined: it is given up.
   */
  delay(attempts: number): number | undefined;
  /** Whether an attempt counts when the relay cannot be used at all. */
  countsRelay: boolean;
  /**
   * Milliseconds for which the relay stays unused at most. A later end was written before the clock
   * was set back, and no longer counts.
   */
  longestClosed: number;
}

/** The mails. @param relay name of the transport */
export function mailQueue(relay: string): Queue<"outbox"> {
  const longestClosed = longestRelayDelay;
  return { table: "outbox", relay, delay: mailDelay, countsRelay: false, longestClosed };
}

/**
 * Whether a row belongs to the queue and may be tried. Conditions in the order of the table's
 * index.
 */
export function waits({ hookId }: Pick<Queue, "hookId">): RawBuilder<boolean> {
  const queued = sql<boolean>`state = 'queued'`;
  return hookId === undefined ? queued : sql<boolean>`hook_id = ${hookId} and ${queued}`;
}
