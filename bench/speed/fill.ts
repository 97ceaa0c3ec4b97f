import { type RawBuilder, sql } from "kysely";
import { type Database, type Engine, openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { countRevision } from "#server/db/revisions.ts";
import { postsRevision } from "#server/posts/posts.ts";

/**
 * Rows per statement: a single one of a million rows would use a gigabyte of memory before writing.
 */
const batch = 50_000;
/** A statement of PostgreSQL must end within its timeout, and the word index takes longer there. */
const batchOnPostgres = 2_000;
/** Time of the first row in ms since 1970; each further row is one second later. */
const beginning = 1_700_000_000_000;

/** A random id. */
export const uuid = sql`lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(6)))`;
const text = "A question of the usual length. ".repeat(12);
const mail = JSON.stringify({ to: "hello@farline.example", subject: "A question", text });

/** Opens and migrates a database, fills it without waiting for the disk, and closes it. */
export async function openFilled(
  dataDir: string,
  fill: (database: Database) => Promise<void>,
  databaseUrl?: string,
): Promise<void> {
  const database = openDatabase({ databaseUrl, dataDir });
  await migrate(database);
  if (database.engine === "postgres") {
    await fill(database);
    await sql`vacuum analyze`.execute(database.db);
    return database.close();
  }
  await sql`pragma synchronous = off`.execute(database.db);
  // Keys are random: with all index pages in memory (KB), a million rows take one minute instead of
  // ten.
  await sql`pragma cache_size = -1000000`.execute(database.db);
  await fill(database);
  await sql`pragma wal_checkpoint(truncate)`.execute(database.db);
  await database.close();
}

/** Messages, each with its delivered mail and its request key. */
export async function fillLeads({ db }: Database, count: number): Promise<void> {
  await inBatches(count, async (numbers, first, last) => {
    await sql`insert into leads (id, created_at, standing, reason, full_name, email, office_number,
        mobile_number, company_name, subject, message)
      select ${uuid}, ${beginning} + n * 1000, 'open', '', 'Visitor ' || n, 'ada@example.com', '',
        '555 0100', '', 'A question', ${text} from ${numbers}`.execute(db);
    const added = sql`(select id, created_at from leads
      where created_at between ${beginning} + ${first} * 1000 and ${beginning} + ${last} * 1000)`;
    await sql`insert into outbox (id, lead_id, mail, state, attempts, next_at, lease_until,
        lease_token, created_at, sent_at, last_error)
      select id, id, ${mail}, 'sent', 1, 0, 0, '', created_at, created_at, '' from ${added}`.execute(
      db,
    );
    await sql`insert into request_keys (key, fingerprint, status, body, lead_id, created_at)
      select 'lead:' || id, id, 200, '{}', id, created_at from ${added}`.execute(db);
  });
}

/** Waiting mails. @param nextAt when they may be tried, in ms since 1970; 0 is now. */
export async function fillOutbox({ db }: Database, count: number, nextAt: number): Promise<void> {
  await inBatches(count, async (numbers) => {
    await sql`insert into outbox (id, lead_id, mail, state, attempts, next_at, lease_until,
        lease_token, created_at, sent_at, last_error)
      select ${uuid}, null, ${mail}, 'queued', 0, ${nextAt}, 0, '', ${beginning} + n * 1000, null, ''
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
  const size = engine === "postgres" ? batchOnPostgres : batch;
  for (let first = 0; first < count; first += size) {
    const last = Math.min(count, first + size) - 1;
    // JavaScript numbers are bound as REAL, which would print as 3.0.
    const inPostgres = sql`generate_series(${sql.lit(first)}, ${sql.lit(last)}) as numbers (n)`;
    const inSqlite = sql`(with recursive numbers(n) as (select cast(${first} as integer)
      union all select n + 1 from numbers where n < ${last}) select n from numbers)`;
    await insert(engine === "postgres" ? inPostgres : inSqlite, first, last);
  }
}
