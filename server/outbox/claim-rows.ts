import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import { type Queue, type QueueTable, waits } from "./queue.ts";

/** Rows that are ours until the lease ends. */
export interface Claim<Table extends QueueTable> {
  token: string;
  rows: Tables[Table][];
}

export interface ClaimOptions {
  limit: number;
  /** Milliseconds. */
  lease: number;
}

/**
 * When a row may be tried; 0 for one that was never tried. The indexes `outbox_by_due` and
 * `hook_deliveries_by_due` use exactly this expression.
 */
const dueAt = sql<number>`case when next_at > lease_until then next_at else lease_until end`;

/**
 * Claims the rows that have been due longest; new rows by age. Only the database's clock is used,
 * with compare-and-set: a row is claimed only when it has no running lease, so two processes never
 * hold the same row, even if their clocks differ. While the relay is failing, one process claims
 * one row as a probe, and the rest wait.
 */
export async function claimRows<Table extends QueueTable>(
  database: Database,
  queue: Queue<Table>,
  { limit, lease }: ClaimOptions,
): Promise<Claim<Table>> {
  const { now } = database;
  const token = randomUUID();
  const none = { token, rows: [] };
  // An idle poll, and every poll while the relay is down, only reads: no write, no fsync.
  if ((await relayWait(database, queue)) > 0) return none;
  if (((await dueWait(database, queue)) ?? 1) > 0) return none;
  return database.commit(async (trx) => {
    const open = await lockRelay(trx, database, queue);
    if (!open) return none;
    const probe = open.failures > 0;
    // The first row in line, due or not. Comparing with the clock in SQL would stop both engines
    // from using the index (the clock may change between rows), and with few due rows they would
    // read all waiting ones.
    let first = trx
      .selectFrom(nameOf(queue))
      .select(["id", sql<number>`${dueAt} - ${now()}`.as("wait")])
      .where(waits(queue))
      .orderBy(dueAt)
      .orderBy("created_at")
      .orderBy("id")
      .limit(probe ? 1 : limit);
    if (database.engine === "postgres") first = first.forUpdate().skipLocked();
    // Two steps: as a subquery, PostgreSQL may run it once per row, which defeats the limit.
    const due = (await first.execute()).filter(({ wait }) => wait <= 0);
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return none;
    const rows = await trx
      .updateTable(nameOf(queue))
      .set({ lease_token: token, lease_until: sql<number>`${now()} + ${lease}` })
      .set((eb) => ({ attempts: eb("attempts", "+", 1) }))
      .where("id", "in", ids)
      // No filter on state here, or SQLite would use the index of all waiting rows instead of the
      // primary key.
      .where("lease_until", "<=", now())
      .returningAll()
      .execute();
    if (probe)
      await trx
        .updateTable("relays")
        .set({ closed_until: sql<number>`${now()} + ${lease}` })
        .where("name", "=", queue.relay)
        .execute();
    // An update returns rows in no particular order.
    rows.sort((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1));
    return { token, rows: rows as unknown as Tables[Table][] };
  });
}

/** Both tables have the columns used here, but Kysely's types accept only one table name. */
function nameOf({ table }: Queue): "outbox" {
  return table as "outbox";
}

/**
 * Milliseconds until the first row is due, negative when one is overdue; undefined when none waits.
 */
async function dueWait({ db, now }: Database, queue: Queue): Promise<number | undefined> {
  const row = await db
    .selectFrom(nameOf(queue))
    .select(sql<number>`${dueAt} - ${now()}`.as("wait"))
    .where(waits(queue))
    .orderBy(dueAt)
    .limit(1)
    .executeTakeFirst();
  return row?.wait;
}

/** The relay's row if it may be used now; locked, so that only one process sends the probe. */
async function lockRelay(trx: Kysely<Tables>, { engine, now }: Database, queue: Queue) {
  let query = trx
    .selectFrom("relays")
    .select(["failures", sql<number>`closed_until - ${now()}`.as("wait")])
    .where("name", "=", queue.relay);
  if (engine === "postgres") query = query.forUpdate();
  const row = await query.executeTakeFirst();
  if (!row) return { failures: 0 };
  const closed = row.failures > 0 && closedFor(queue, row.wait) > 0;
  return closed ? undefined : { failures: row.failures };
}

/** The wait for a relay, which is 0 when it is over or from before the clock was set back. */
function closedFor({ longestClosed }: Queue, wait: number): number {
  return wait > longestClosed ? 0 : Math.max(0, wait);
}

/** Milliseconds until the relay may be used again; 0 when it may be used now. */
async function relayWait({ db, now }: Database, queue: Queue): Promise<number> {
  const row = await db
    .selectFrom("relays")
    .select(sql<number>`closed_until - ${now()}`.as("wait"))
    .where("name", "=", queue.relay)
    .where("failures", ">", 0)
    .executeTakeFirst();
  return closedFor(queue, row?.wait ?? 0);
}

/** Milliseconds until a row may be due, at most `limit`. */
export async function timeToNext(database: Database, queue: Queue, limit: number): Promise<number> {
  const closed = await relayWait(database, queue);
  if (closed > 0) return Math.min(limit, closed);
  const wait = await dueWait(database, queue);
  return wait === undefined ? limit : Math.min(limit, Math.max(0, wait));
}
