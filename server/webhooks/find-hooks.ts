import { sql } from "kysely";
import type { Database } from "#server/db/database.ts";
import type { HookDeliveryRow, HookEventRow, HookRow } from "./hook-tables.ts";

/** An endpoint without its secrets, and the state of its deliveries. */
export interface ListedHook extends Omit<HookRow, "secret" | "old_secret" | "header"> {
  /** Whether it gets a fixed header. */
  hasHeader: boolean;
  waiting: number;
  dead: number;
  /** Milliseconds since 1970; 0 when nothing was delivered yet. */
  lastSent: number;
}

/** A delivery with the kind of its event. */
export type ListedDelivery = HookDeliveryRow & Pick<HookEventRow, "type">;

/** All endpoints, oldest first. */
export async function listHooks({ db }: Database): Promise<ListedHook[]> {
  const hooks = await db.selectFrom("hooks").selectAll().orderBy("created_at").execute();
  const counts = await db
    .selectFrom("hook_deliveries")
    .select(["hook_id", "state", sql<number>`count(*)`.as("count")])
    .where("state", "in", ["queued", "held", "dead"])
    .groupBy(["hook_id", "state"])
    .execute();
  const count = (id: string, states: string[]) =>
    counts
      .filter((row) => row.hook_id === id && states.includes(row.state))
      .reduce((sum, row) => sum + Number(row.count), 0);
  return Promise.all(
    hooks.map(async ({ secret, old_secret, header, ...hook }) => ({
      ...hook,
      hasHeader: header !== "",
      waiting: count(hook.id, ["queued", "held"]),
      dead: count(hook.id, ["dead"]),
      lastSent: await lastSent(db, hook.id),
    })),
  );
}

async function lastSent(db: Database["db"], hookId: string): Promise<number> {
  const row = await db
    .selectFrom("hook_deliveries")
    .select("sent_at")
    .where("hook_id", "=", hookId)
    .where("state", "=", "sent")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.sent_at ?? 0;
}

/** The endpoint whose id begins with `prefix`; undefined when none does, or several do. */
export async function findHook({ db }: Database, prefix: string): Promise<HookRow | undefined> {
  if (!/^[\da-f-]{4,36}$/.test(prefix)) return undefined;
  const hooks = await db.selectFrom("hooks").selectAll().execute();
  const found = hooks.filter(({ id }) => id.startsWith(prefix));
  return found.length === 1 ? found[0] : undefined;
}

/** Where a page of deliveries ends: the next one begins below it. */
export type DeliveryCursor = Pick<HookDeliveryRow, "created_at" | "id">;

/** Deliveries of an endpoint, newest first. */
export function listDeliveries(
  { db }: Database,
  hookId: string,
  { limit = 50, before }: { limit?: number; before?: DeliveryCursor } = {},
): Promise<ListedDelivery[]> {
  let query = db
    .selectFrom("hook_deliveries")
    .innerJoin("hook_events", "hook_events.id", "hook_deliveries.event_id")
    .selectAll("hook_deliveries")
    .select("hook_events.type")
    .where("hook_id", "=", hookId);
  if (before)
    query = query.where((row) =>
      row(
        row.refTuple("hook_deliveries.created_at", "hook_deliveries.id"),
        "<",
        row.tuple(before.created_at, before.id),
      ),
    );
  return query
    .orderBy("hook_deliveries.created_at", "desc")
    .orderBy("hook_deliveries.id", "desc")
    .limit(limit)
    .execute();
}

/** Deliveries about a lead to all endpoints, oldest first. */
export function deliveriesOfLead({ db }: Database, leadId: string): Promise<ListedDelivery[]> {
  return db
    .selectFrom("hook_deliveries")
    .innerJoin("hook_events", "hook_events.id", "hook_deliveries.event_id")
    .selectAll("hook_deliveries")
    .select("hook_events.type")
    .where("hook_deliveries.lead_id", "=", leadId)
    .orderBy("hook_deliveries.created_at")
    .orderBy("hook_deliveries.id")
    .execute();
}
