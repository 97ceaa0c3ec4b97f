import { type Kysely, sql } from "kysely";
import type { Database, Engine } from "./database.ts";

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
        const key = await keyOf(source, from.engine, name);
        counts.set(name, await copyTable(source, write, { name, key }));
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

/** The columns of a table's primary key, in order. */
async function keyOf(
  source: Kysely<Record<string, Row>>,
  engine: Engine,
  name: string,
): Promise<string[]> {
  const { rows } = await (engine === "postgres"
    ? sql<{ name: string }>`select attname as name from pg_index
        join pg_attribute on attrelid = indrelid and attnum = any(indkey)
        where indrelid = to_regclass(quote_ident(${name})) and indisprimary
        order by array_position(indkey::int2[], attnum)`
    : sql<{ name: string }>`select name from pragma_table_info(${name}) where pk > 0 order by pk`
  ).execute(source);
  if (rows.length === 0) throw new Error(`the table ${name} has no primary key`);
  return rows.map((row) => row.name);
}

async function copyTable(
  source: Kysely<Record<string, Row>>,
  target: Kysely<Record<string, Row>>,
  { name, key }: { name: string; key: string[] },
): Promise<number> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let count = 0;
  for (let last: Row | undefined; ; ) {
    let query = source.selectFrom(name).selectAll().orderBy(columns).limit(batch);
    if (last) {
      const reached = last;
      const values = sql.join(key.map((column) => reached[column]));
      query = query.where(sql<boolean>`(${columns}) > (${values})`);
    }
    const rows: Row[] = await query.execute();
    if (rows.length === 0) return count;
    await target
      .insertInto(name)
      .values((name === "leads" ? notIndexed(rows) : rows) as never)
      .execute();
    count += rows.length;
    last = rows.at(-1);
  }
}
