import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";

/** Rows per statement: stays below SQLite's limit of 32,766 values for our widest table. */
const batch = 500;

type Row = Record<string, unknown>;

/**
 * Copies every row of every table into an empty, migrated database of either engine, in one
 * snapshot and one transaction. PostgreSQL is backed up into a file this way, a file is restored
 * this way, and a site moves from SQLite to PostgreSQL this way.
 * @throws when the target already holds data.
 */
export async function copyDatabase(from: Database, to: Database): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const names = await tableNames(to);
  await to.db.transaction().execute(async (target) => {
    const write = target as unknown as Kysely<Record<string, Row>>;
    for (const name of names) {
      const kept = await write.selectFrom(name).select(sql`1`.as("row")).limit(1).execute();
      if (kept.length > 0 && !startTables.has(name))
        throw new Error(`the database to restore into is not empty (table ${name})`);
    }
    await inSnapshot(from, async (source) => {
      for (const name of names) {
        if (startTables.has(name)) await write.deleteFrom(name).execute();
        counts.set(name, await copyTable(source, write, name));
      }
    });
  });
  return counts;
}

/** The first start of a server fills these tables; a restore replaces their rows. */
const startTables = new Set(["secrets", "posts", "heartbeat", "relays", "revisions"]);
/** Neither copied nor counted: what is derived from other tables is derived again. */
const skipped =
  /^(migrations|rate_limits|lead_words(_\w+)?|lead_days|lead_day_\w+|(count|measure)_weeks)$/;
/** A number in that index means nothing in another database. */
const notIndexed = (rows: Row[]) => rows.map((row) => ({ ...row, word_number: null }));

async function tableNames({ db }: Database): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables.map(({ name }) => name).filter((name) => !skipped.test(name));
}

function inSnapshot(
  { db, engine }: Database,
  work: (source: Kysely<Record<string, Row>>) => Promise<void>,
): Promise<void> {
  const run =
    engine === "postgres"
      ? db.transaction().setIsolationLevel("repeatable read")
      : db.transaction();
  return run.execute((trx) => work(trx as unknown as Kysely<Record<string, Row>>));
}

async function copyTable(
  source: Kysely<Record<string, Row>>,
  target: Kysely<Record<string, Row>>,
  name: string,
): Promise<number> {
  let count = 0;
  // In all our tables the first column is a text primary key.
  const first = (await source.introspection.getTables()).find((table) => table.name === name)
    ?.columns[0]?.name;
  if (!first) return 0;
  for (let last: unknown; ; ) {
    let query = source.selectFrom(name).selectAll().orderBy(first).limit(batch);
    if (last !== undefined) query = query.where(first, ">", last as never);
    const rows: Row[] = await query.execute();
    if (rows.length === 0) return count;
    await target
      .insertInto(name)
      .values((name === "leads" ? notIndexed(rows) : rows) as never)
      .execute();
    count += rows.length;
    last = rows.at(-1)?.[first];
  }
}
