import type { Kysely } from "kysely";

/** Leads with everything that is written together with them, the outbox, and the posts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = (name: string) => db.schema.createTable(name);
  await table("secrets")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("value", "text", (c) => c.notNull())
    .execute();
  await table("leads")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("standing", "text", (c) => c.notNull())
    .addColumn("reason", "text", (c) => c.notNull())
    .addColumn("full_name", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("office_number", "text", (c) => c.notNull())
    .addColumn("mobile_number", "text", (c) => c.notNull())
    .addColumn("company_name", "text")
    .addColumn("firm_name", "text")
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("message", "text", (c) => c.notNull())
    .execute();
  await table("request_keys")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("fingerprint", "text", (c) => c.notNull())
    .addColumn("status", "integer", (c) => c.notNull())
    .addColumn("body", "text", (c) => c.notNull())
    .addColumn("lead_id", "text")
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .execute();
  await table("captcha_uses")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("expires_at", "bigint", (c) => c.notNull())
    .execute();
  await table("outbox")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("lead_id", "text")
    .addColumn("mail", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("attempts", "integer", (c) => c.notNull())
    .addColumn("next_at", "bigint", (c) => c.notNull())
    .addColumn("lease_until", "bigint", (c) => c.notNull())
    .addColumn("lease_token", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("sent_at", "bigint")
    .addColumn("last_error", "text", (c) => c.notNull())
    .execute();
  await table("relays")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("failures", "integer", (c) => c.notNull())
    .addColumn("closed_until", "bigint", (c) => c.notNull())
    .execute();
  await table("posts")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("source", "text", (c) => c.notNull())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("date", "text", (c) => c.notNull())
    .addColumn("url", "text", (c) => c.notNull())
    .addColumn("content", "text", (c) => c.notNull())
    .addColumn("digest", "text", (c) => c.notNull())
    .addColumn("removed", "integer", (c) => c.notNull())
    .execute();
  await table("heartbeat")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("at", "bigint", (c) => c.notNull())
    .execute();
  const index = (name: string, on: string, columns: string[]) =>
    db.schema.createIndex(name).on(on).columns(columns).execute();
  await index("leads_by_time", "leads", ["created_at"]);
  await index("outbox_by_age", "outbox", ["state", "created_at", "id"]);
  await index("outbox_by_lead", "outbox", ["lead_id"]);
  await index("request_keys_by_time", "request_keys", ["created_at"]);
  await index("captcha_uses_by_expiry", "captcha_uses", ["expires_at"]);
}
