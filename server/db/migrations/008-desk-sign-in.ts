import type { Kysely } from "kysely";

/** Who enters the desk: links, sessions, choices, and the record of what was done there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("desk_links")
    .addColumn("hash", "text", (c) => c.primaryKey())
    .addColumn("address", "text", (c) => c.notNull())
    .addColumn("asked_by", "text", (c) => c.notNull())
    .addColumn("code", "text", (c) => c.notNull())
    .addColumn("tries", "integer", (c) => c.notNull())
    .addColumn("browser", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("expires_at", "bigint", (c) => c.notNull())
    .addColumn("used_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("desk_sessions")
    .addColumn("hash", "text", (c) => c.primaryKey())
    .addColumn("address", "text", (c) => c.notNull())
    .addColumn("browser", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("used_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("desk_people")
    .addColumn("address", "text", (c) => c.primaryKey())
    .addColumn("keys", "integer", (c) => c.notNull())
    .addColumn("mail_late", "integer", (c) => c.notNull())
    .addColumn("mail_hooks", "integer", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("desk_audit")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("who", "text", (c) => c.notNull())
    .addColumn("what", "text", (c) => c.notNull())
    .addColumn("about", "text", (c) => c.notNull())
    .execute();
  const index = (name: string, on: string, columns: string[]) =>
    db.schema.createIndex(name).on(on).columns(columns).execute();
  await index("desk_links_by_asker", "desk_links", ["asked_by"]);
  await index("desk_links_by_address", "desk_links", ["address", "created_at"]);
  await index("desk_links_by_expiry", "desk_links", ["expires_at"]);
  await index("desk_sessions_by_address", "desk_sessions", ["address", "used_at"]);
  await index("desk_sessions_by_use", "desk_sessions", ["used_at"]);
  await index("desk_audit_by_time", "desk_audit", ["at", "id"]);
  await index("desk_audit_by_subject", "desk_audit", ["about", "what"]);
}
