import { type Kysely, sql } from "kysely";
import type { Engine } from "#server/db/database.ts";

/** Seven days, in milliseconds. */
const recent = 604_800_000;

/**
 * Leads as the desk works them: folder, owner, first sight and answer, and a version that grows with
 * every act; what was done to a lead, and the lines of its conversation.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const column = (name: string, type: "text" | "bigint" | "integer", fallback: string | number) =>
    db.schema
      .alterTable("leads")
      .addColumn(name, type, (c) => c.notNull().defaultTo(fallback))
      .execute();
  await column("folder", "text", "closed");
  await column("owner", "text", "");
  await column("seen_at", "bigint", 0);
  await column("answered_at", "bigint", 0);
  await column("version", "integer", 1);
  await db.schema.alterTable("leads").addColumn("word_number", "bigint").execute();
  // The desk must not begin with a million open leads: only those of the last week wait.
  await sql`update leads
    set folder = case when standing in ('spam', 'suspect') then 'marked' else 'waiting' end
    where created_at > ${Date.now() - recent}`.execute(db);
  await db.schema
    .createTable("lead_events")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("lead_id", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("who", "text", (c) => c.notNull())
    .addColumn("what", "text", (c) => c.notNull())
    .addColumn("text", "text", (c) => c.notNull())
    .addForeignKeyConstraint("lead_events_lead", ["lead_id"], "leads", ["id"], (key) =>
      key.onDelete("cascade").deferrable().initiallyDeferred(),
    )
    .execute();
  await db.schema
    .createTable("lead_lines")
    .addColumn("lead_id", "text", (c) => c.primaryKey())
    .addColumn("lines", "text", (c) => c.notNull())
    .addForeignKeyConstraint("lead_lines_lead", ["lead_id"], "leads", ["id"], (key) =>
      key.onDelete("cascade").deferrable().initiallyDeferred(),
    )
    .execute();
  const index = (name: string, on: string, columns: string[]) =>
    db.schema.createIndex(name).on(on).columns(columns).execute();
  await index("leads_by_folder", "leads", ["folder", "created_at", "id"]);
  await index("leads_by_source", "leads", ["source", "folder", "created_at", "id"]);
  await index("leads_by_email", "leads", ["email", "created_at"]);
  await index("lead_events_by_lead", "lead_events", ["lead_id", "at"]);
  await sql`create index leads_by_owner on leads (owner, folder, created_at, id)
    where owner <> ''`.execute(db);
  // The list of all folders is read by both columns of its cursor.
  await db.schema.dropIndex("leads_by_time").execute();
  await index("leads_by_time", "leads", ["created_at", "id"]);
  await (engine === "postgres" ? indexWordsOnPostgres(db) : indexWordsOnSqlite(db));
}

/** The text that a search covers; the same as in the desk's search. */
const searched = (digits: (column: string) => string) =>
  `full_name || ' ' || email || ' ' || coalesce(company_name, '') || ' ' ||
   coalesce(firm_name, '') || ' ' || ${digits("office_number")} || ' ' ||
   ${digits("mobile_number")} || ' ' || subject || ' ' || message`;

const withoutSigns = (column: string) =>
  [" ", "-", "(", ")", ".", "+"].reduce((text, sign) => `replace(${text}, '${sign}', '')`, column);

async function indexWordsOnPostgres(db: Kysely<unknown>): Promise<void> {
  const text = sql.raw(searched(withoutSigns));
  await sql`create index lead_words on leads using gin (to_tsvector('simple', ${text}))`.execute(
    db,
  );
}

/**
 * The index stores no content, and overwrites a word's places when they are deleted: only in this
 * form does no word of an erased lead stay in the file.
 */
async function indexWordsOnSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create virtual table lead_words using fts5(text, content='', detail=none)`.execute(db);
  await sql`insert into lead_words (lead_words, rank) values ('secure-delete', 1)`.execute(db);
  await sql`create unique index leads_by_word on leads (word_number)`.execute(db);
  await sql`create index leads_without_words on leads (created_at) where word_number is null`.execute(
    db,
  );
}
