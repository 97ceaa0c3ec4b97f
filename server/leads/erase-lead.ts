import { randomUUID } from "node:crypto";
import { unlink } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import type { Database } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import { forgetWords } from "#server/desk/tray/word-index.ts";
import { emlName, unfinishedName } from "#server/outbox/eml-transport.ts";
import { isUnleased, longestLease } from "#server/outbox/lease.ts";
import { recordErased } from "#server/webhooks/record-event.ts";
import type { FoundLead } from "./find-leads.ts";

/** A mail or a webhook of the lead is being sent; nothing was erased, and nothing has changed. */
export class StillDelivering extends Error {}

interface EraseOptions {
  /** Milliseconds to wait for a delivery in progress. */
  patience?: number;
  /** Written in the transaction that deletes the lead. */
  record?: (trx: Kysely<Tables>) => Promise<void>;
}

/**
 * Deletes a message, its mails, its webhooks and its request key, and the .eml files of the default
 * outbox. Endpoints that may have received it are notified that it was erased. SQLite overwrites
 * the pages (`secure_delete`), and the write-ahead log that still held them is emptied. Backups and
 * the company's mailbox are out of our reach. If it fails it can be run again: the rows, which name
 * the files, are deleted last.
 * @returns `logEmptied`: false while another process, such as a backup, reads the database. The
 * lead is gone then, but its text stays in the log until the maintenance has emptied it.
 * @throws StillDelivering; any other error (a file that cannot be removed) leaves the rows too.
 */
export async function eraseLead(
  database: Database,
  { lead }: Pick<FoundLead, "lead">,
  outboxFolder: string,
  { patience = longestLease, record }: EraseOptions = {},
): Promise<{ logEmptied: boolean }> {
  const lease: Lease = { leadId: lead.id, token: randomUUID() };
  try {
    const until = performance.now() + patience;
    do {
      await leaseAll(database, lease, until);
      await removeFiles(database, lead.id, outboxFolder);
    } while (!(await deleteRows(database, lease, record)));
  } catch (error) {
    // Deliveries go on at once. If even this fails, they go on when our lease ends.
    await release(database, lease).catch(() => {});
    throw error;
  }
  return { logEmptied: await emptyLog(database, logPatience) };
}

/** Milliseconds for which whoever erases waits for a reader of the database. */
const logPatience = 5_000;

/**
 * Removes erased data from SQLite's write-ahead log.
 * @param patience milliseconds to wait for another process that reads the database.
 * @returns false when it is still reading.
 */
export async function emptyLog(
  { db, engine }: Pick<Database, "db" | "engine">,
  patience: number,
): Promise<boolean> {
  if (engine !== "sqlite") return true;
  for (const until = performance.now() + patience; ; await pause()) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (!rows[0]?.busy) return true;
    if (performance.now() >= until) return false;
  }
}

/** The lease by which we keep every process from delivering a lead's mails and webhooks. */
interface Lease {
  leadId: string;
  token: string;
}

const queues = ["outbox", "hook_deliveries"] as const;

/**
 * Waits for deliveries in progress: one would write its file after we removed ours, and an endpoint
 * would get the message after the notice that it was erased. A lease, unlike a changed state, ends
 * by itself when this process does. @throws StillDelivering
 */
async function leaseAll(database: Database, lease: Lease, until: number): Promise<void> {
  const { commit, now } = database;
  for (;;) {
    const leased = await commit(async (trx) => {
      for (const table of queues)
        await trx
          .updateTable(table as "outbox")
          .set({ lease_token: lease.token, lease_until: sql<number>`${now()} + ${longestLease}` })
          .where("lead_id", "=", lease.leadId)
          .where((row) => row.or([row("lease_token", "=", lease.token), isUnleased(now)]))
          .execute();
      return !(await isDelivering(trx, now, lease));
    });
    if (leased) return;
    do {
      if (performance.now() > until)
        throw new StillDelivering("this message is being delivered: run erase again");
      await pause();
    } while (await isDelivering(database.db, now, lease));
  }
}

async function isDelivering(
  db: Kysely<Tables>,
  now: Database["now"],
  { leadId, token }: Lease,
): Promise<boolean> {
  for (const table of queues) {
    const leased = await db
      .selectFrom(table as "outbox")
      .select("id")
      .where("lead_id", "=", leadId)
      .where("lease_token", "!=", token)
      .where((row) => row.not(isUnleased(now)))
      .limit(1)
      .execute();
    if (leased.length > 0) return true;
  }
  return false;
}

async function release({ commit }: Database, { leadId, token }: Lease): Promise<void> {
  await commit(async (trx) => {
    for (const table of queues)
      await trx
        .updateTable(table as "outbox")
        .set({ lease_token: "", lease_until: 0 })
        .where("lead_id", "=", leadId)
        .where("lease_token", "=", token)
        .execute();
  });
}

/** @returns false when a delivery has begun since; then nothing was deleted. */
function deleteRows(
  { commit, engine, now }: Database,
  lease: Lease,
  record: EraseOptions["record"],
): Promise<boolean> {
  const { leadId } = lease;
  return commit(async (trx) => {
    if (engine === "postgres") {
      // Whoever dispatches an event locks them too: no delivery appears meanwhile.
      await trx.selectFrom("hooks").select("id").forUpdate().execute();
      // So does whoever changes the lead or its call, and that is mailed: we wait for the mail.
      await trx.selectFrom("leads").select("id").where("id", "=", leadId).forUpdate().execute();
      const call = trx.selectFrom("bookings").select("id").where("lead_id", "=", leadId);
      await call.forUpdate().execute();
    }
    if (await isDelivering(trx, now, lease)) return false;
    await trx.deleteFrom("hook_deliveries").where("lead_id", "=", leadId).execute();
    await trx.deleteFrom("hook_events").where("lead_id", "=", leadId).execute();
    await recordErased(trx, now, leadId);
    await trx.deleteFrom("outbox").where("lead_id", "=", leadId).execute();
    await trx.deleteFrom("request_keys").where("lead_id", "=", leadId).execute();
    await forgetWords(trx, engine, leadId);
    // Deletes its events, its conversation and its booking too.
    await trx.deleteFrom("leads").where("id", "=", leadId).execute();
    await record?.(trx);
    return true;
  });
}

async function removeFiles({ db }: Database, leadId: string, folder: string): Promise<void> {
  const mails = await db
    .selectFrom("outbox")
    .select(["id", "created_at"])
    .where("lead_id", "=", leadId)
    .execute();
  for (const { id, created_at } of mails) {
    const name = emlName({ id, createdAt: created_at });
    for (const file of [unfinishedName(name), name]) await removeFile(join(folder, file));
  }
}

async function removeFile(path: string): Promise<void> {
  await unlink(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 100));
}
