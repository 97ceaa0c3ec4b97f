import { type Kysely, sql } from "kysely";
import type { Database } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import { enqueueMail } from "#server/outbox/enqueue-mail.ts";
import { isGivenUp, type Outcome, settleRows } from "#server/outbox/settle-rows.ts";
import { goneStatus } from "./deliver-hook.ts";
import { hookQueue } from "./hook-queue.ts";
import type { HookDeliveryRow, HookRow } from "./hook-tables.ts";
import { orderedId } from "./ordered-id.ts";
import { pauseMail } from "./pause-mail.ts";

/** Milliseconds without one success after which an endpoint is paused. */
const longestFailing = 5 * 24 * 3_600_000;

/**
 * Attempts of one delivery before an endpoint is paused. They take half an hour: when the clock is
 * set forward, five days seem to have passed at once.
 */
const leastAttempts = 4;

/** Failures in a row after which a success means that an endpoint was away and is back. */
const outage = 5;

/** Stores the outcomes of the claimed deliveries, and the endpoint's resulting state. */
export function settleDeliveries(
  { commit, engine, now }: Database,
  { hookId, token, mailTo }: { hookId: string; token: string; mailTo: string },
  outcomes: Outcome<HookDeliveryRow>[],
): Promise<void> {
  const queue = hookQueue(hookId);
  return commit(async (trx) => {
    let endpoint = trx.selectFrom("hooks").selectAll().where("id", "=", hookId);
    // Locked before the deliveries, in the same order as the dispatcher locks them.
    if (engine === "postgres") endpoint = endpoint.forUpdate();
    const hook = await endpoint.executeTakeFirst();
    if (!hook) return;
    const works = outcomes.some(({ error }) => !error);
    if (works) await hurry(trx, hookId, queue.relay);
    await settleRows(trx, now, queue, token, outcomes);
    for (const outcome of outcomes)
      if (!outcome.error || isGivenUp(queue, outcome)) await releaseNext(trx, outcome.row);
    if (outcomes.some(({ note }) => note?.status === goneStatus))
      await setState(trx, hookId, { state: "gone" });
    else if (works) await noteSuccess(trx, hook);
    else await noteFailure(trx, now, hook, mailTo);
  });
}

/** After an outage, postponed deliveries are attempted at once. */
async function hurry(trx: Kysely<Tables>, hookId: string, relay: string): Promise<void> {
  const gate = await trx
    .selectFrom("relays")
    .select("failures")
    .where("name", "=", relay)
    .executeTakeFirst();
  if ((gate?.failures ?? 0) < outage) return;
  await trx
    .updateTable("hook_deliveries")
    .set({ next_at: 0 })
    .where("hook_id", "=", hookId)
    .where("state", "=", "queued")
    .where("next_at", ">", 0)
    .execute();
}

/** Releases the next held delivery of the same lead. */
export async function releaseNext(
  trx: Kysely<Tables>,
  { hook_id, lead_id }: Pick<HookDeliveryRow, "hook_id" | "lead_id">,
): Promise<void> {
  if (!lead_id) return;
  const next = await trx
    .selectFrom("hook_deliveries")
    .select(["id", "state"])
    .where("lead_id", "=", lead_id)
    .where("hook_id", "=", hook_id)
    .where("state", "in", ["queued", "held"])
    .orderBy("created_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  if (next?.state !== "held") return;
  await trx
    .updateTable("hook_deliveries")
    .set({ state: "queued" })
    .where("id", "=", next.id)
    .execute();
}

async function setState(
  trx: Kysely<Tables>,
  id: string,
  values: Partial<Pick<HookRow, "state" | "failing_since">>,
): Promise<void> {
  await trx.updateTable("hooks").set(values).where("id", "=", id).execute();
}

async function noteSuccess(trx: Kysely<Tables>, hook: HookRow): Promise<void> {
  if (hook.failing_since === 0) return;
  // An endpoint that a person paused in the meantime stays paused.
  const state = hook.state === "failing" ? "on" : hook.state;
  await setState(trx, hook.id, { state, failing_since: 0 });
}

async function noteFailure(
  trx: Kysely<Tables>,
  now: Database["now"],
  hook: HookRow,
  mailTo: string,
): Promise<void> {
  if (hook.failing_since === 0) {
    const state = hook.state === "on" ? ("failing" as const) : hook.state;
    await trx
      .updateTable("hooks")
      .set({ state, failing_since: now() })
      .where("id", "=", hook.id)
      .execute();
    return;
  }
  const paused = await trx
    .updateTable("hooks")
    .set({ state: "paused" })
    .where("id", "=", hook.id)
    .where("state", "=", "failing")
    .where("failing_since", "<", sql<number>`${now()} - ${longestFailing}`)
    .where((row) =>
      row.exists(
        row
          .selectFrom("hook_deliveries")
          .select("hook_deliveries.id")
          .where("hook_id", "=", hook.id)
          .where("hook_deliveries.state", "!=", "sent")
          .where("attempts", ">=", leastAttempts),
      ),
    )
    .returning("id")
    .execute();
  if (paused.length > 0)
    await enqueueMail(trx, now, { id: orderedId("dlv"), mail: pauseMail(hook, mailTo) });
}
