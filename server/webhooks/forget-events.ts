import { type Kysely, sql } from "kysely";
import type { Database } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";

const day = 24 * 3_600_000;
/** How long an event's body is kept: once delivered everywhere, and if it is dead somewhere. */
const deliveredKept = 30 * day;
const deadKept = 90 * day;

/** Removes the bodies of old events, which contain personal data, and expired secrets. */
export async function forgetEvents(trx: Kysely<Tables>, now: Database["now"]): Promise<void> {
  await giveUpClosed(trx, now);
  await forget(trx, now, deliveredKept, ["queued", "held", "dead"]);
  await forget(trx, now, deadKept, ["queued", "held"]);
  await trx
    .updateTable("hooks")
    .set({ old_secret: "", old_until: 0 })
    .where("old_until", ">", 0)
    .where("old_until", "<=", now())
    .execute();
}

/**
 * An endpoint that is paused, or closed itself, keeps its deliveries for people to resume; after as
 * long as dead ones are kept, they are dead too.
 */
async function giveUpClosed(trx: Kysely<Tables>, now: Database["now"]): Promise<void> {
  const closed = trx.selectFrom("hooks").select("id").where("state", "in", ["paused", "gone"]);
  await trx
    .updateTable("hook_deliveries")
    .set({ state: "dead", last_error: "endpoint paused or closed" })
    .where("state", "in", ["queued", "held"])
    .where("created_at", "<", sql<number>`${now()} - ${deadKept}`)
    .where("hook_id", "in", closed)
    .execute();
}

/** @param age milliseconds @param needed states of deliveries for which the body is still needed */
async function forget(
  trx: Kysely<Tables>,
  now: Database["now"],
  age: number,
  needed: ("queued" | "held" | "dead")[],
): Promise<void> {
  await trx
    .updateTable("hook_events")
    .set({ body: "" })
    // A literal and no parameter, because the partial index is used only then.
    .where(sql<boolean>`body <> ''`)
    .where("at", "<", sql<number>`${now()} - ${age}`)
    .where("dispatched", "=", 1)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("hook_deliveries")
            .select("hook_deliveries.id")
            .whereRef("hook_deliveries.event_id", "=", "hook_events.id")
            .where("hook_deliveries.state", "in", needed),
        ),
      ),
    )
    .execute();
}
