import type { Kysely } from "kysely";

/**
 * Posts written at the desk: their Markdown, their author, a version that grows with every change,
 * and drafts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("posts")
    .addColumn("markdown", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("posts")
    .addColumn("written_by", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("posts")
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema.createIndex("posts_by_date").on("posts").columns(["date", "id"]).execute();
  await db.schema
    .createTable("post_drafts")
    .addColumn("post_id", "text", (c) => c.primaryKey())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("date", "text", (c) => c.notNull())
    .addColumn("url", "text", (c) => c.notNull())
    .addColumn("text", "text", (c) => c.notNull())
    .addColumn("who", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull())
    .execute();
}
