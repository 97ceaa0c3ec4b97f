import { type Kysely, sql } from "kysely";

const touch = ["path", "referrer", "source", "medium", "campaign", "term", "content", "paid"];

/** The form and page of a lead, and where its visit came from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["form", "page", "source"])
    await db.schema
      .alterTable("leads")
      .addColumn(column, "text", (c) => c.notNull().defaultTo(""))
      .execute();
  await sql`update leads set form = 'call' where id in (select lead_id from bookings)`.execute(db);
  let table = db.schema
    .createTable("lead_sources")
    .addColumn("lead_id", "text", (c) => c.primaryKey());
  for (const which of ["first", "last"]) {
    table = table.addColumn(`${which}_at`, "bigint", (c) => c.notNull());
    for (const part of touch)
      table = table.addColumn(`${which}_${part}`, "text", (c) => c.notNull());
  }
  await table
    // Checked at the end of the transaction, so that a restore may fill the tables in any order.
    .addForeignKeyConstraint("lead_sources_lead", ["lead_id"], "leads", ["id"], (key) =>
      key.onDelete("cascade").deferrable().initiallyDeferred(),
    )
    .execute();
}
