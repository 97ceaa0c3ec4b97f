import { type Kysely, sql } from "kysely";

/** Adds indexes, so that queries stay fast when the tables are large. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // In the order in which mails are claimed, so that waiting ones are never read to find a due one.
  await sql`create index outbox_by_due on outbox (
    state,
    (case when next_at > lease_until then next_at else lease_until end),
    created_at,
    id
  )`.execute(db);
  await db.schema.dropIndex("outbox_by_age").execute();
  await db.schema
    .createIndex("request_keys_by_lead")
    .on("request_keys")
    .column("lead_id")
    .execute();
  await db.schema
    .createTable("revisions")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("number", "integer", (c) => c.notNull())
    .execute();
}
