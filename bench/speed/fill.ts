import { type RawBuilder, sql } from "kysely";
import type { Database } from "#server/db/database.ts";

/** Rows per statement: one of a million would hold a gigabyte before it writes. */
const batch = 50_000;

const uuid = sql`lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(6)))`;
const text = "A question of the usual length. ".repeat(12);

/** Fills the tables of messages up to `count`, each with its delivered mail and its request key. */
export async function fillLeads(database: Database, count: number): Promise<void> {
  const from = await rowCount(database, "leads");
  await inBatches(from, count, async (first, last) => {
    const numbers = series(first, last);
    await sql`insert into leads (id, created_at, standing, reason, full_name, email, office_number,
        mobile_number, company_name, subject, message)
      select ${uuid}, 1700000000000 + n * 1000, 'open', '', 'Visitor ' || n, 'ada@example.com', '',
        '555 0100', '', 'A question', ${text} from ${numbers}`.execute(database.db);
    const added = sql`(select id, created_at from leads where created_at between 1700000000000 + ${first} * 1000 and 1700000000000 + ${last} * 1000)`;
    await sql`insert into outbox (id, lead_id, mail, state, attempts, next_at, lease_until,
        lease_token, created_at, sent_at, last_error)
      select id, id, ${JSON.stringify({ to: "hello@farline.example", subject: "A question", text })},
        'sent', 1, 0, 0, '', created_at, created_at, '' from ${added}`.execute(database.db);
    await sql`insert into request_keys (key, fingerprint, status, body, lead_id, created_at)
      select 'lead:' || id, id, 200, '{}', id, created_at from ${added}`.execute(database.db);
  });
}

/** Mails that wait, each a second younger than the one before. */
export interface Waiting {
  count: number;
  /** When they may be tried: 0 is now. ms since 1970. */
  nextAt: number;
}

/** Empties the outbox and fills it with mails that wait. */
export async function fillOutbox(database: Database, { count, nextAt }: Waiting): Promise<void> {
  await database.db.deleteFrom("outbox").execute();
  await inBatches(0, count, async (first, last) => {
    await sql`insert into outbox (id, lead_id, mail, state, attempts, next_at, lease_until,
        lease_token, created_at, sent_at, last_error)
      select ${uuid}, null, ${JSON.stringify({ to: "hello@farline.example", subject: "A question", text })},
        'queued', 0, ${nextAt}, 0, '', 1700000000000 + n * 1000, null, ''
      from ${series(first, last)}`.execute(database.db);
  });
}

/** Exactly so many posts of ten paragraphs, a day apart. */
export async function fillPosts(database: Database, count: number): Promise<void> {
  await database.db.deleteFrom("posts").execute();
  const content = JSON.stringify(Array.from({ length: 10 }, () => text));
  await inBatches(0, count, async (first, last) => {
    await sql`insert into posts (id, source, title, date, url, content, digest, removed)
      select 'post-' || n, 'farline', 'Post number ' || n,
        strftime('%Y-%m-%dT00:00:00.000Z', 1700000000 - n * 86400, 'unixepoch'),
        'https://farline.example/blogs/post-' || n, ${content}, 'digest-' || n, 0
      from ${series(first, last)}`.execute(database.db);
  });
}

async function inBatches(
  from: number,
  to: number,
  insert: (first: number, last: number) => Promise<void>,
): Promise<void> {
  for (let first = from; first < to; first += batch)
    await insert(first, Math.min(to, first + batch) - 1);
}

/** A number of JavaScript is bound as a real one, which would print as 3.0. */
function series(first: number, last: number): RawBuilder<unknown> {
  return sql`(with recursive numbers(n) as
    (select cast(${first} as integer) union all select n + 1 from numbers where n < ${last})
    select n from numbers)`;
}

async function rowCount({ db }: Database, table: "leads"): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
