import type { Kysely } from "kysely";

/**
 * Stores the consents a visitor gave with the message: names of the checked boxes, comma-
 * separated.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("leads")
    .addColumn("consents", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}
