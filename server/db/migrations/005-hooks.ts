import { type Kysely, sql } from "kysely";

/** Webhook endpoints, the events to send, and one delivery for each endpoint and event. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = (name: string) => db.schema.createTable(name);
  await table("hooks")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("url", "text", (c) => c.notNull())
    .addColumn("format", "text", (c) => c.notNull())
    .addColumn("events", "text", (c) => c.notNull())
    .addColumn("suspects", "integer", (c) => c.notNull())
    .addColumn("header", "text", (c) => c.notNull())
    .addColumn("secret", "text", (c) => c.notNull())
    .addColumn("old_secret", "text", (c) => c.notNull())
    .addColumn("old_until", "bigint", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("failing_since", "bigint", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull())
    .execute();
  // No foreign key to the lead: the event that it was erased is sent after the lead is gone.
  await table("hook_events")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("lead_id", "text")
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("audience", "text", (c) => c.notNull())
    .addColumn("dispatched", "integer", (c) => c.notNull())
    .addColumn("body", "text", (c) => c.notNull())
    .execute();
  await table("hook_deliveries")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("hook_id", "text", (c) => c.notNull())
    .addColumn("event_id", "text", (c) => c.notNull())
    .addColumn("lead_id", "text")
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("attempts", "integer", (c) => c.notNull())
    .addColumn("next_at", "bigint", (c) => c.notNull())
    .addColumn("lease_until", "bigint", (c) => c.notNull())
    .addColumn("lease_token", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("sent_at", "bigint")
    .addColumn("last_error", "text", (c) => c.notNull())
    .addColumn("status", "integer", (c) => c.notNull())
    .addColumn("took", "integer", (c) => c.notNull())
    .execute();
  // In the order in which deliveries of one endpoint are claimed.
  await sql`create index hook_deliveries_by_due on hook_deliveries (
    hook_id,
    state,
    (case when next_at > lease_until then next_at else lease_until end),
    created_at,
    id
  )`.execute(db);
  const index = (name: string, on: string, columns: string[]) =>
    db.schema.createIndex(name).on(on).columns(columns).execute();
  await index("hook_deliveries_by_event", "hook_deliveries", ["event_id"]);
  await index("hook_deliveries_by_lead", "hook_deliveries", ["lead_id", "hook_id"]);
  await index("hook_deliveries_by_age", "hook_deliveries", ["hook_id", "created_at", "id"]);
  await index("hook_deliveries_by_state", "hook_deliveries", ["state", "created_at"]);
  await index("hook_events_by_lead", "hook_events", ["lead_id"]);
  await sql`create index hook_events_new on hook_events (at, id) where dispatched = 0`.execute(db);
  await sql`create index hook_events_kept on hook_events (at) where body <> ''`.execute(db);
}
