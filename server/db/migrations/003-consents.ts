import type { Kysely } from "kysely";

/** What a visitor agreed to, kept with the message: names of the ticked boxes, comma-separated. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("leads")
    .addColumn("consents", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}
