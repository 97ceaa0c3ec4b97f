import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, inject, it } from "vitest";
import { scheduling } from "#content/scheduling.ts";
import { folders, nobody, type TrayQuery } from "#contract/desk-tray.ts";
import { type Database, openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { connectSqlite, sqliteFile, wrapSqlite } from "#server/db/sqlite.ts";
import { parseEnv } from "#server/env.ts";
import { sumLeadDays } from "#server/figures/sum-lead-days.ts";
import { collectStatements } from "#server/testing/collect-statements.ts";
import { testDatabases } from "#server/testing/postgres.ts";
import { createTestApp, trial } from "#server/testing/test-app.ts";
import { addHook } from "#server/webhooks/hook-services.ts";
import { listAudit } from "./audit.ts";
import { connectionServices } from "./connections/connection-services.ts";
import { readDeskFigures } from "./figures/read-desk-figures.ts";
import { neighborsOf } from "./lead/neighbors.ts";
import { openLead } from "./lead/open-lead.ts";
import { parsePeople } from "./people.ts";
import { countAfter, countTray, listTray, newestLead } from "./tray/list-tray.ts";
import { newestSources, readToday } from "./tray/today.ts";
import { noFilters } from "./tray/tray-filter.ts";
import { indexWords } from "./tray/word-index.ts";

const folder = mkdtempSync(join(tmpdir(), "farline-desk-plans-"));
afterAll(() => rmSync(folder, { recursive: true }));

const nora = "nora@farline.example";
const people = parsePeople(`Nora Bell <${nora}>`) ?? [];
const all: TrayQuery = { ...noFilters, folder: "all" };

const days = { from: "2026-01-01", to: "2026-12-31" };
/** Every combination of filters, and their second pages. */
const filtered: TrayQuery[] = (["all", "waiting", "closed"] as const).flatMap((folder) =>
  (["", "demo"] as const).flatMap((form) =>
    ["", "suspect"].flatMap((standing) =>
      ["", nobody, nora].flatMap((owner) =>
        [[], ["google"], ["google", "bing"]].flatMap((sources) =>
          [{}, days].map((span) => ({ ...all, folder, form, standing, owner, sources, ...span })),
        ),
      ),
    ),
  ),
);
/** Lists of every folder, and searches. */
const lists: TrayQuery[] = [
  ...folders.map((name) => ({ ...all, folder: name })),
  ...filtered,
  { ...all, words: "visitor" },
  { ...all, words: "visitor firm", folder: "closed" },
  { ...all, words: "visitor", form: "demo", standing: "suspect" },
  { ...all, words: "visitor firm", form: "call" },
  { ...all, words: "word499", form: "call", folder: "closed" },
  { ...all, words: "visitor", folder: "closed", sources: ["bing", "direct"] },
];

/** Reads what the in-tray and a lead show. */
async function readLeads(database: Database, some: readonly TrayQuery[]): Promise<void> {
  for (const query of some) {
    const { rows, next } = await listTray(database, query);
    if (next) await listTray(database, { ...query, cursor: next });
    const [lead] = rows;
    if (!lead) continue;
    await openLead(database, people, lead.id);
    await neighborsOf(database, (rows[1] ?? lead).id, query);
  }
  await countTray(database);
  await newestSources(database);
  await readToday(database);
  const { newest } = await newestLead(database);
  await countAfter(database, newest);
}

const bigTables = [
  ...["leads", "lead_sources", "lead_lines", "lead_events", "lead_day_counts", "lead_days"],
  ...["outbox", "bookings", "hook_events", "hook_deliveries", "desk_audit"],
  ...["counts", "measures", "count_weeks", "measure_weeks"],
];
const wholeTable = new RegExp(`^SCAN (?:${bigTables.join("|")}|d|e|l)\\b(?! USING)`);
const sorted = /^USE TEMP B-TREE FOR ORDER BY/;
/** What belongs to one lead, the connections, and the rows that the word index gave for a page. */
const fewRows = /"(?:lead_id|email)" = \?|from "hooks"|from lead_words/;

it("reads no whole table and sorts none for a page of the desk on SQLite", async () => {
  const connection = connectSqlite(join(folder, sqliteFile));
  const database = wrapSqlite(connection);
  await migrate(database);
  // Nothing listens there; only how the tables are read is looked at.
  const env = parseEnv({ HOOK_ALLOW: "127.0.0.1" });
  const { send, deps } = await createTestApp(database, { env });
  await addHook({ database, env }, { url: "http://127.0.0.1:9/" });
  for (let number = 0; number < 60; number++)
    await send({ ...trial, fullName: `Visitor ${number} Firm`, email: `v${number}@example.com` });
  const statements = collectStatements(connection);
  await indexWords(database);
  await readLeads(database, lists);
  await readDeskFigures(database, "90");
  await listAudit(database, 100);
  const { list, deliveries, needing } = connectionServices(deps, nora);
  await list();
  await deliveries({ filter: "all", cursor: "" });
  await needing();
  const looked = [...statements].filter((text) => /^(select|with)/i.test(text));
  expect(looked.length).toBeGreaterThan(30);
  const slow = looked.flatMap((text) =>
    connection
      .prepare(`explain query plan ${text}`)
      .all()
      .map(({ detail }) => `${detail}: ${text}`)
      .filter((step) => wholeTable.test(step) || (sorted.test(step) && !fewRows.test(step))),
  );
  await database.close();
  expect(slow).toEqual([]);
});

/** Leads in the table, of which each page may read few. */
const count = 30_000;
const daysOfLeads = 100;

// The planner of PostgreSQL chooses by what is in the tables, so what was read is counted there.
it("reads few rows of many for a page of the desk on PostgreSQL", async () => {
  const databases = testDatabases(inject("postgresPort"));
  const databaseUrl = await databases.createDatabase();
  const open = () => openDatabase({ databaseUrl, dataDir: folder });
  const filling = open();
  await migrate(filling);
  await fill(filling);
  await sumLeadDays(filling, { zone: scheduling.zone, now: Date.now() });
  await sql`vacuum analyze`.execute(filling.db);
  await filling.close();
  const looking = open();
  const readSoFar = async () => {
    const { rows } = await sql<{ n: string }>`
      select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0) as n
      from pg_stat_user_tables where relname = 'leads'`.execute(looking.db);
    return Number(rows[0]?.n);
  };
  /** What a connection read is known to others when it has ended. */
  const otherConnections = async () => {
    const { rows } = await sql<{ n: string }>`
      select count(*) - 1 as n from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend'`.execute(looking.db);
    return Number(rows[0]?.n);
  };
  await expect.poll(otherConnections).toBe(0);
  const before = await readSoFar();
  const reading = open();
  await readLeads(
    reading,
    lists.filter(({ from }) => !from),
  );
  await readDeskFigures(reading, "90");
  await reading.close();
  await expect.poll(otherConnections).toBe(0);
  const read = (await readSoFar()) - before;
  await looking.close();
  await databases.close();
  expect(read).toBeGreaterThan(500);
  expect(read).toBeLessThan(count);
}, 180_000);

/** Leads of some months, evenly, most of them closed. */
async function fill({ db }: Database): Promise<void> {
  const now = Date.now();
  const step = Math.floor((daysOfLeads * 86_400_000) / count);
  await sql`insert into leads (id, created_at, standing, reason, full_name, email, office_number,
      mobile_number, company_name, subject, message, form, page, source, folder, answered_at, seen_at)
    select gen_random_uuid()::text, ${sql.lit(now)}::bigint - n * ${sql.lit(step)}::bigint,
      'verified', '', 'Visitor ' || n, 'v' || n || '@example.com', '', '', 'Firm ' || n, 'A question',
      'word' || (n % 500), 'demo', '/', 'google',
      case when n < 20 then 'waiting' when n % 50 = 0 then 'answered' else 'closed' end, 0, 0
    from generate_series(1, ${sql.lit(count)}::int) as n`.execute(db);
}
