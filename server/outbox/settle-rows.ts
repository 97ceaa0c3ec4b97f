import { type Kysely, sql } from "kysely";
import type { Database } from "#server/db/database.ts";
import type { QueueRow, Tables } from "#server/db/tables.ts";
import type { HookDeliveryRow } from "#server/webhooks/hook-tables.ts";
import { relayDelay } from "./mail-delays.ts";
import type { DeliveryError } from "./outgoing-mail.ts";
import type { Queue } from "./queue.ts";

/** The result of one claimed row. */
export interface Outcome<Row extends QueueRow = QueueRow> {
  row: Row;
  error?: DeliveryError;
  /** Further details of the attempt to store. */
  note?: Pick<HookDeliveryRow, "status" | "took">;
}

/**
 * Writes the outcomes of a claim. Each write requires that the lease is still ours, so a process
 * that was suspended past the end of its lease cannot overwrite a row that another process has
 * taken over.
 */
export async function settleRows(
  trx: Kysely<Tables>,
  now: Database["now"],
  queue: Queue,
  token: string,
  outcomes: Outcome[],
): Promise<void> {
  for (const outcome of outcomes) {
    await trx
      .updateTable(queue.table as "outbox")
      .set({ lease_until: 0, lease_token: "", ...change(queue, now, outcome), ...outcome.note })
      .where("id", "=", outcome.row.id)
      .where("lease_token", "=", token)
      .execute();
  }
  const down = outcomes.filter(({ error }) => error?.kind === "relay");
  if (down.length > 0 && down.length === outcomes.length) {
    const asked = Math.max(0, ...down.map(({ error }) => error?.retryAfter ?? 0));
    await closeRelay(trx, now, queue.relay, asked);
  } else
    await trx
      .updateTable("relays")
      .set({ failures: 0, closed_until: 0 })
      .where("name", "=", queue.relay)
      .where("failures", ">", 0)
      .execute();
}

/** Whether a row will not be retried automatically. */
export function isGivenUp(queue: Queue, { row, error }: Outcome): boolean {
  if (!error) return false;
  if (error.kind === "refused") return true;
  if (error.kind === "relay" && !queue.countsRelay) return false;
  return queue.delay(row.attempts) === undefined;
}

function change(queue: Queue, now: Database["now"], outcome: Outcome) {
  const { row, error } = outcome;
  if (!error) return { state: "sent" as const, sent_at: now(), last_error: "" };
  const last_error = error.message;
  if (isGivenUp(queue, outcome)) return { state: "dead" as const, last_error };
  // Not the mail's fault: it keeps its place in the queue, and the attempt does not count.
  if (error.kind === "relay" && !queue.countsRelay)
    return { attempts: row.attempts - 1, last_error };
  const delay = Math.max(queue.delay(row.attempts) ?? 0, error.retryAfter);
  return { next_at: sql<number>`${now()} + ${delay}`, last_error };
}

/** @param asked milliseconds that the receiver asked us to wait */
async function closeRelay(
  trx: Kysely<Tables>,
  now: Database["now"],
  name: string,
  asked: number,
): Promise<void> {
  const row = await trx
    .insertInto("relays")
    .values({ name, failures: 1, closed_until: 0 })
    .onConflict((c) => c.column("name").doUpdateSet({ failures: sql`relays.failures + 1` }))
    .returning("failures")
    .executeTakeFirstOrThrow();
  const delay = Math.max(asked, relayDelay(row.failures));
  await trx
    .updateTable("relays")
    .set({ closed_until: sql<number>`${now()} + ${delay}` })
    .where("name", "=", name)
    .execute();
}
