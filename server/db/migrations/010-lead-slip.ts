import type { Kysely } from "kysely";

/** The choices that a visitor made on the site before writing, in the words of that day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("leads")
    .addColumn("slip", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}
