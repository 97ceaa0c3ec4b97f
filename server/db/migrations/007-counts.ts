import type { Kysely } from "kysely";

/**
 * Counts of what visitors do, by day and by one property at a time (by `path`, by `source` ...), so
 * that no row tells more than one thing about a visit; and browser measurements, as buckets.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("counts")
    .addColumn("by", "text", (c) => c.notNull())
    .addColumn("day", "text", (c) => c.notNull())
    .addColumn("what", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("n", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("counts_key", ["by", "day", "what", "name"])
    .execute();
  await db.schema
    .createTable("measures")
    .addColumn("day", "text", (c) => c.notNull())
    .addColumn("what", "text", (c) => c.notNull())
    .addColumn("path", "text", (c) => c.notNull())
    .addColumn("device", "text", (c) => c.notNull())
    .addColumn("edge", "integer", (c) => c.notNull())
    .addColumn("n", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("measures_key", ["day", "what", "path", "device", "edge"])
    .execute();
}
