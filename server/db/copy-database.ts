import { type CompiledQuery, type Kysely, sql } from "kysely";
import type { Database, Engine } from "./database.ts";
import { withoutIndexes } from "./without-indexes.ts";

/** Rows per statement: stays below SQLite's limit of 32,766 values for our widest table. */
const batch = 500;

type Row = Record<string, unknown>;
type Rows = Kysely<Record<string, Row>>;

/**
 * Copies every row of every table into an empty, migrated database of either engine, in one
 * snapshot and one transaction. PostgreSQL is backed up into a file this way, a file is restored
 * this way, and a site moves from SQLite to PostgreSQL this way.
 * @throws when the target already holds data.
 */
export async function copyDatabase(from: Database, to: Database): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const fill = async (db: Database["db"]) => {
    const names = await tableNames(db);
    await db.transaction().execute(async (target) => {
      const write = target as unknown as Rows;
      for (const name of names) {
        const kept = await write.selectFrom(name).select(sql`1`.as("row")).limit(1).execute();
        if (kept.length > 0 && !startTables.has(name))
          throw new Error(`the database to restore into is not empty (table ${name})`);
      }
      await sql.raw(moreMemory[to.engine]).execute(target);
      await withoutIndexes(target, to.engine, names, () =>
        inSnapshot(from, async (source) => {
          for (const name of names) {
            if (startTables.has(name)) await write.deleteFrom(name).execute();
            counts.set(name, await copyTable(rowsOf(source, from.engine, name), write, name));
          }
        }),
      );
    });
  };
  // A statement that ends the transaction or builds an index takes minutes with a million leads.
  await to.withoutTimeouts(fill);
  return counts;
}

/** For the pages of a key whose entries come in no order, and for sorting the entries of an index. */
const moreMemory: Record<Engine, string> = {
  sqlite: "pragma cache_size = -262144",
  postgres: "set local maintenance_work_mem = '256MB'",
};

/** The first start of a server fills these tables; a restore replaces their rows. */
const startTables = new Set(["secrets", "posts", "heartbeat", "relays", "revisions"]);
/** Neither copied nor counted: what is derived from other tables is derived again. */
const skipped =
  /^(migrations|rate_limits|lead_words(_\w+)?|lead_days|lead_day_\w+|(count|measure)_weeks)$/;
/** A number in that index means nothing in another database. */
const notIndexed = (rows: Row[]) => rows.map((row) => ({ ...row, word_number: null }));
/** SQLite looks for the rows that waited for a row to point to, and without an index in all of them. */
const pointedTo = ["leads", "bookings"];

async function tableNames(db: Database["db"]): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => !skipped.test(name));
  return [...new Set([...pointedTo, ...names])];
}

function inSnapshot(
  { db, engine }: Database,
  work: (source: Rows) => Promise<void>,
): Promise<void> {
  const run =
    engine === "postgres"
      ? db.transaction().setIsolationLevel("repeatable read")
      : db.transaction();
  return run.execute((trx) => work(trx as unknown as Rows));
}

/** The rows of a table as they lie in its file, because any other order would read pages at random. */
async function* rowsOf(source: Rows, engine: Engine, name: string): AsyncGenerator<Row[]> {
  if (engine === "postgres") {
    const all = source.selectFrom(name).selectAll();
    await sql`declare copied no scroll cursor for ${all}`.execute(source);
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(batch)} from copied`.execute(source);
      if (rows.length === 0) break;
      yield rows;
    }
    await sql`close copied`.execute(source);
    return;
  }
  const all = source
    .selectFrom(name)
    .select(sql<number>`rowid`.as("copied_rowid"))
    .selectAll()
    .orderBy(sql`rowid`)
    .limit(batch);
  for (let last = -1; ; ) {
    const rows = await all.where(sql`rowid`, ">", last).execute();
    const end = rows.at(-1);
    if (!end) return;
    yield rows.map(({ copied_rowid, ...row }) => row);
    last = end.copied_rowid;
  }
}

async function copyTable(
  batches: AsyncGenerator<Row[]>,
  target: Rows,
  name: string,
): Promise<number> {
  let insert: CompiledQuery | undefined;
  let count = 0;
  for await (const stored of batches) {
    const rows = name === "leads" ? notIndexed(stored) : stored;
    const parameters = rows.flatMap((row) => Object.values(row));
    // Compiling a statement takes longer than running it, and all but the last are the same.
    if (insert?.parameters.length !== parameters.length)
      insert = target
        .insertInto(name)
        .values(rows as never)
        .compile();
    await target.executeQuery({ ...insert, parameters });
    count += rows.length;
  }
  return count;
}
