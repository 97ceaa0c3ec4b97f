import { type Kysely, sql } from "kysely";
import type { Database } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import type { Log } from "#server/log.ts";
import { searchedText } from "./lead-search.ts";

/** Milliseconds between two checks for leads that are not in the index yet. */
const every = 2_000;
/** Leads that are written into it in one transaction. */
const batch = 200;

/**
 * Writes new leads into SQLite's word index after they are accepted, so that accepting stays fast.
 * PostgreSQL keeps its index by itself. Resolves when all are in it.
 */
export async function indexWords(database: Database): Promise<void> {
  if (database.engine !== "sqlite") return;
  for (let done = batch; done === batch; ) done = await database.commit(indexSome);
}

/** Oldest first, so that the order of the numbers is that of the leads. */
async function indexSome(trx: Kysely<Tables>): Promise<number> {
  // By itself SQLite takes the index of the numbers, and sorts all leads without one for each batch.
  const { rows: leads } = await sql<{ id: string }>`select id
    from leads indexed by leads_without_words
    where word_number is null order by created_at limit ${batch}`.execute(trx);
  if (leads.length === 0) return 0;
  const { rows } = await sql<{
    last: number | null;
  }>`select max(word_number) as last from leads`.execute(trx);
  let number = rows[0]?.last ?? 0;
  for (const { id } of leads) {
    number++;
    await trx.updateTable("leads").set({ word_number: number }).where("id", "=", id).execute();
    await sql`insert into lead_words (rowid, text)
      select word_number, ${searchedText()} from leads where id = ${id}`.execute(trx);
  }
  return leads.length;
}

/**
 * Takes a lead's words out, in the transaction that erases it and before its row goes: this index
 * keeps no text of its own and has to be told the old one.
 */
export async function forgetWords(
  trx: Kysely<Tables>,
  engine: Database["engine"],
  id: string,
): Promise<void> {
  if (engine !== "sqlite") return;
  await sql`insert into lead_words (lead_words, rowid, text)
    select 'delete', word_number, ${searchedText()} from leads
    where id = ${id} and word_number is not null`.execute(trx);
}

/** Keeps the index up to date until the returned function is called. */
export function startWordIndex(database: Database, log: Log): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => indexWords(database))
      .catch((error: unknown) => log.warn({ error }, "words of leads could not be indexed"));
  }, every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
