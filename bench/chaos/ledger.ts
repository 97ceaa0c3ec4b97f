import { type Database, openDatabase } from "#server/db/database.ts";
import { retryMails } from "#server/outbox/retry-mails.ts";
import { pause } from "./finding.ts";
import type { MailSink } from "./mail-sink.ts";

/** Compares the rows of the database with the responses that visitors got. */
export interface Balance {
  stored: number;
  /** Acknowledged but not stored. */
  lost: number;
  /** Stored more than once. */
  doubled: number;
  /** Stored without exactly one mail in the outbox. */
  withoutMail: number;
}

/**
 * Compares acknowledged markers (each in a lead's name field) with the stored leads. `prefix`: of
 * the names to look at, if there are others.
 */
export async function balance(
  { db }: Database,
  acknowledged: Set<string>,
  prefix = "",
): Promise<Balance> {
  const rows = await db
    .selectFrom("leads")
    .leftJoin("outbox", "outbox.lead_id", "leads.id")
    .select(["leads.id", "full_name", "outbox.id as mail"])
    .where("full_name", "like", `${prefix}%`)
    .execute();
  const counts = new Map<string, number>();
  for (const { full_name } of rows) counts.set(full_name, (counts.get(full_name) ?? 0) + 1);
  return {
    stored: rows.length,
    lost: [...acknowledged].filter((marker) => !counts.has(marker)).length,
    doubled: [...counts.values()].filter((count) => count > 1).length,
    withoutMail: rows.filter(({ mail }) => mail === null).length,
  };
}

/** Waits until every mail is sent, now and then making the queue retry at once. */
export async function untilDelivered(database: Database, seconds: number): Promise<number> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(2_000)) {
    const left = await unsent(database);
    if (left === 0) return 0;
    await retryMails(database, "waiting");
  }
  return unsent(database);
}

async function unsent({ db }: Database): Promise<number> {
  const row = await db
    .selectFrom("outbox")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("state", "!=", "sent")
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Ends the leases of killed processes while no process runs; saves a minute of waiting. */
export async function freeLeases({ commit }: Database): Promise<void> {
  await commit(async (trx) => {
    for (const table of ["outbox", "hook_deliveries"] as const)
      await trx
        .updateTable(table as "outbox")
        .set({ lease_until: 0, next_at: 0 })
        .execute();
  });
}

/** Mails that the sink received more than once, by the number of extra times. */
export function sentTwice(sink: MailSink): number {
  return [...sink.taken.values()].reduce((sum, count) => sum + count - 1, 0);
}

export function openLedger(dataDir: string, databaseUrl?: string): Database {
  return openDatabase({ dataDir, databaseUrl });
}
