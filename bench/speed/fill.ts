import { type RawBuilder, sql } from "kysely";
import { type Database, type Engine, openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { countRevision } from "#server/db/revisions.ts";
import { withoutIndexes } from "#server/db/without-indexes.ts";
import { postsRevision } from "#server/posts/posts.ts";

/**
 * Rows per statement: on SQLite, a single one of a million rows would use a gigabyte of memory before
 * writing. On PostgreSQL, statements that read what the one before wrote read the whole table.
 */
const batches: Record<Engine, number> = { sqlite: 50_000, postgres: 20_000_000 };
/** Tables whose indexes are built after they are filled. */
const filled = ["leads", "lead_sources", "bookings", "outbox", "request_keys"];
/** Time of the first row in ms since 1970; each further row is one second later. */
const beginning = 1_700_000_000_000;

/** 30 days, in milliseconds. */
const keysKept = 30 * 86_400_000;

/** A random id. */
export const newId: Record<Engine, RawBuilder<unknown>> = {
  sqlite: sql`lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(6)))`,
  postgres: sql`gen_random_uuid()::text`,
};
const text = "A question of the usual length. ".repeat(12);
const mail = JSON.stringify({ to: "hello@farline.example", subject: "A question", text });

/** Opens and migrates a database, fills it without waiting for the disk, and closes it. */
export async function openFilled(
  dataDir: string,
  fill: (database: Database) => Promise<void>,
  databaseUrl?: string,
): Promise<void> {
  const database = openDatabase({ databaseUrl, dataDir });
  const { engine } = database;
  await migrate(database);
  if (engine === "sqlite") {
    await sql`pragma synchronous = off`.execute(database.db);
    // Keys are random: with all index pages in memory (KB), a million rows take one minute instead of
    // ten.
    await sql`pragma cache_size = -1000000`.execute(database.db);
  }
  await database.withoutTimeouts(async (db) => {
    if (engine === "postgres") {
      await sql`set maintenance_work_mem = '1GB'`.execute(db);
      // What is filled in points to what is there, so nothing has to be looked up.
      await sql`set session_replication_role = replica`.execute(db);
    }
    const work = () => fill({ ...database, db });
    await withoutIndexes(db, engine, filled, work);
    if (engine === "postgres") await sql`vacuum analyze`.execute(db);
    else await sql`pragma wal_checkpoint(truncate)`.execute(db);
  });
  await database.close();
}

/** A delivered mail for each lead, and the request keys of the last 30 days, which are kept so long. */
export async function fillDelivered({ db, engine }: Database): Promise<void> {
  // Placeholders of PostgreSQL have no type of their own there.
  const body = sql.lit(mail);
  await sql`insert into outbox (id, lead_id, mail, state, attempts, next_at, lease_until,
      lease_token, created_at, sent_at, last_error)
    select ${newId[engine]}, id, ${body}, 'sent', 1, 0, 0, '', created_at, created_at, ''
    from leads`.execute(db);
  await sql`insert into request_keys (key, fingerprint, status, body, lead_id, created_at)
    select 'lead:' || id, id, 200, '{}', id, created_at from leads
    where created_at > ${sql.lit(Date.now() - keysKept)}`.execute(db);
}

/** Waiting mails. @param nextAt when they may be tried, in ms since 1970; 0 is now. */
export async function fillOutbox({ db }: Database, count: number, nextAt: number): Promise<void> {
  await inBatches(count, async (numbers) => {
    await sql`insert into outbox (id, lead_id, mail, state, attempts, next_at, lease_until,
        lease_token, created_at, sent_at, last_error)
      select ${newId.sqlite}, null, ${mail}, 'queued', 0, ${nextAt}, 0, '', ${beginning} + n * 1000, null, ''
      from ${numbers}`.execute(db);
  });
}

/** Exactly this many posts of ten paragraphs, a day apart. */
export async function fillPosts(database: Database, count: number): Promise<void> {
  const content = JSON.stringify(Array.from({ length: 10 }, () => text));
  await database.db.deleteFrom("posts").execute();
  await inBatches(count, async (numbers) => {
    await sql`insert into posts (id, source, title, date, url, content, digest, removed)
      select 'post-' || n, 'farline', 'Post number ' || n,
        strftime('%Y-%m-%dT00:00:00.000Z', ${beginning / 1000} - n * 86400, 'unixepoch'),
        'https://farline.example/blogs/post-' || n, ${content}, 'digest-' || n, 0
      from ${numbers}`.execute(database.db);
  });
  await database.commit((trx) => countRevision(trx, postsRevision));
}

/** Inserts in batches; `numbers` is a table with one column n, from `first` to `last`. */
export async function inBatches(
  count: number,
  insert: (numbers: RawBuilder<unknown>, first: number, last: number) => Promise<void>,
  engine: Engine = "sqlite",
): Promise<void> {
  const size = batches[engine];
  for (let first = 0; first < count; first += size) {
    const last = Math.min(count, first + size) - 1;
    // JavaScript numbers are bound as REAL, which would print as 3.0.
    const inPostgres = sql`generate_series(${sql.lit(first)}, ${sql.lit(last)}) as numbers (n)`;
    const inSqlite = sql`(with recursive numbers(n) as (select cast(${first} as integer)
      union all select n + 1 from numbers where n < ${last}) select n from numbers)`;
    await insert(engine === "postgres" ? inPostgres : inSqlite, first, last);
  }
}
