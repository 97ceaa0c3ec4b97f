import type { Database } from "#server/db/database.ts";
import { isUnleased } from "#server/outbox/lease.ts";
import { reopen } from "./hook-services.ts";

/** One delivery, the dead ones of an endpoint, or all of an endpoint since a time (ms). */
export type Replayed =
  | { delivery: string }
  | { hookId: string; dead: true }
  | { hookId: string; since: number };

/**
 * Sends deliveries again with the same `webhook-id` and body, including successful ones. Those
 * whose body is no longer stored are left out. @returns how many are sent again.
 */
export async function replayDeliveries(database: Database, which: Replayed): Promise<number> {
  const { now, commit } = database;
  const rows = await commit((trx) => {
    let update = trx
      .updateTable("hook_deliveries")
      .set({ state: "queued", next_at: 0, attempts: 0, lease_until: 0, lease_token: "" })
      .where(isUnleased(now))
      // A held delivery is released when the one before it ends.
      .where("state", "!=", "held")
      .where((row) =>
        row.exists(
          row
            .selectFrom("hook_events")
            .select("hook_events.id")
            .whereRef("hook_events.id", "=", "hook_deliveries.event_id")
            .where("hook_events.body", "!=", ""),
        ),
      );
    if ("delivery" in which) update = update.where("id", "=", which.delivery);
    else {
      update = update.where("hook_id", "=", which.hookId);
      update =
        "dead" in which
          ? update.where("state", "=", "dead")
          : update.where("created_at", ">=", which.since);
    }
    return update.returning(["hook_id"]).execute();
  });
  for (const hookId of new Set(rows.map(({ hook_id }) => hook_id)))
    await reopen({ database }, hookId);
  return rows.length;
}
