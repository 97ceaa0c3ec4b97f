import { unlink } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database } from "#server/db/database.ts";
import { forgetWords } from "#server/desk/tray/word-index.ts";
import { emlName, unfinishedName } from "#server/outbox/eml-transport.ts";
import { longestLease } from "#server/outbox/lease.ts";
import { recordErased } from "#server/webhooks/record-event.ts";
import type { FoundLead } from "./find-leads.ts";

/**
 * Deletes a message, its mails, its webhooks and its request key, and the .eml files of the default
 * outbox. Endpoints that may have received it are notified that it was erased. SQLite overwrites
 * the pages (`secure_delete`), and the write-ahead log that still held them is emptied. Backups and
 * the company's mailbox are out of our reach. If it fails it can be run again: the rows, which name
 * the files, are deleted last.
 * @param patience milliseconds to wait for a delivery in progress.
 * @throws when a file cannot be removed or a delivery does not end; the rows that name what remains
 * are then still there.
 */
export async function eraseLead(
  database: Database,
  { lead }: Pick<FoundLead, "lead">,
  outboxFolder: string,
  patience = longestLease,
): Promise<void> {
  await stopDeliveries(database, lead.id);
  await deliveriesEnded(database, lead.id, patience);
  const mails = await database.db
    .selectFrom("outbox")
    .select(["id", "created_at"])
    .where("lead_id", "=", lead.id)
    .execute();
  for (const { id, created_at } of mails) {
    const name = emlName({ id, createdAt: created_at });
    for (const file of [unfinishedName(name), name]) await removeFile(join(outboxFolder, file));
  }
  await database.commit(async (trx) => {
    await trx.deleteFrom("hook_deliveries").where("lead_id", "=", lead.id).execute();
    await trx.deleteFrom("hook_events").where("lead_id", "=", lead.id).execute();
    await recordErased(trx, database.now, lead.id);
    await trx.deleteFrom("outbox").where("lead_id", "=", lead.id).execute();
    await trx.deleteFrom("request_keys").where("lead_id", "=", lead.id).execute();
    await forgetWords(trx, database.engine, lead.id);
    // Deletes its events, its conversation and its booking too.
    await trx.deleteFrom("leads").where("id", "=", lead.id).execute();
  });
  await emptyLog(database);
}

/**
 * Removes erased data from SQLite's write-ahead log. @throws when a long-running reader keeps it
 * locked.
 */
export async function emptyLog({ db, engine }: Pick<Database, "db" | "engine">): Promise<void> {
  if (engine !== "sqlite") return;
  for (let attempt = 1; ; attempt++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (!rows[0]?.busy) return;
    if (attempt === 50) throw new Error("another process is reading the database: run erase again");
    await pause();
  }
}

const queues = ["outbox", "hook_deliveries"] as const;

/** From now on, no process starts to deliver a mail or a webhook for this message. */
function stopDeliveries({ commit }: Database, leadId: string): Promise<void> {
  return commit(async (trx) => {
    await trx
      .updateTable("hook_events")
      .set({ dispatched: 1 })
      .where("lead_id", "=", leadId)
      .execute();
    for (const table of queues)
      await trx
        .updateTable(table as "outbox")
        .set({ state: "dead", last_error: "being erased" })
        .where("lead_id", "=", leadId)
        .where("state", "in", ["queued", "held"])
        .execute();
  });
}

/**
 * A delivery in progress would write its file after we removed ours, and an endpoint would get the
 * message after the notice that it was erased.
 */
async function deliveriesEnded(
  database: Database,
  leadId: string,
  patience: number,
): Promise<void> {
  const until = performance.now() + patience;
  for (const table of queues)
    while (await isLeased(database, table, leadId)) {
      if (performance.now() > until)
        throw new Error("this message is being delivered: run erase again");
      await pause();
    }
}

async function isLeased(
  { db, now }: Database,
  table: (typeof queues)[number],
  leadId: string,
): Promise<boolean> {
  const leased = await db
    .selectFrom(table as "outbox")
    .select("id")
    .where("lead_id", "=", leadId)
    .where("lease_until", ">", now())
    .where("lease_until", "<=", sql<number>`${now()} + ${longestLease}`)
    .limit(1)
    .execute();
  return leased.length > 0;
}

async function removeFile(path: string): Promise<void> {
  await unlink(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 100));
}
