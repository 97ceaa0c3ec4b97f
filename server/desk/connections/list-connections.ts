import { sql } from "kysely";
import {
  barCount,
  type Connection,
  type DeliveryBar,
  type ListedConnection,
} from "#contract/desk-connections.ts";
import type { HookTopic } from "#contract/hook-events.ts";
import type { Database } from "#server/db/database.ts";
import { clock } from "#server/desk/sign-in/sign-in-links.ts";
import { type ListedHook, listHooks } from "#server/webhooks/find-hooks.ts";
import { hookName } from "#server/webhooks/hook-name.ts";

const halfHour = 1_800_000;

/** All connections with their last day, oldest first. */
export async function listConnections(database: Database): Promise<ListedConnection[]> {
  const [hooks, bars] = await Promise.all([listHooks(database), readBars(database)]);
  const at = await clock(database.db, database.now);
  return Promise.all(
    hooks.map(async (hook) => ({
      ...(await toConnection(database, hook, at)),
      bars: bars.get(hook.id) ?? Array.from({ length: barCount }, () => ({ all: 0, refused: 0 })),
    })),
  );
}

/** One connection by its whole id. */
export async function findConnection(
  database: Database,
  id: string,
): Promise<Connection | undefined> {
  const hooks = await listHooks(database);
  const at = await clock(database.db, database.now);
  const hook = hooks.find((one) => one.id === id);
  return hook && toConnection(database, hook, at);
}

/** The number of connections that fail, or that the other side has turned off. */
export async function countNeeding({ db }: Database): Promise<number> {
  const needing = await db
    .selectFrom("hooks")
    .select("id")
    .where("state", "in", ["failing", "gone"])
    .execute();
  return needing.length;
}

async function toConnection(
  database: Database,
  hook: Omit<ListedHook, "bars">,
  at: number,
): Promise<Connection> {
  return {
    id: hook.id,
    version: hook.version,
    name: hookName(hook),
    url: hook.url,
    format: hook.format,
    events: hook.events.split(",") as HookTopic[],
    suspects: hook.suspects === 1,
    hasHeader: hook.hasHeader,
    state: hook.state,
    failingSince: hook.failing_since,
    createdAt: hook.created_at,
    oldSecretUntil: hook.old_until > at ? hook.old_until : 0,
    waiting: hook.waiting,
    dead: hook.dead,
    lastSent: hook.lastSent,
    lastRefusal: hook.state === "failing" ? await lastRefusal(database, hook.id) : undefined,
  };
}

async function lastRefusal({ db }: Database, hookId: string): Promise<Connection["lastRefusal"]> {
  const row = await db
    .selectFrom("hook_deliveries")
    .select(["status", "last_error"])
    .where("hook_id", "=", hookId)
    .where("state", "<>", "sent")
    .where("attempts", ">", 0)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && { status: row.status, fault: row.last_error };
}

/** Deliveries of the last 24 hours by connection and half hour. */
async function readBars({ db, now }: Database): Promise<Map<string, DeliveryBar[]>> {
  const age = sql<number>`(${now()} - created_at) / ${sql.lit(halfHour)}`;
  const hooks = await db.selectFrom("hooks").select("id").execute();
  const bars = new Map<string, DeliveryBar[]>();
  for (const { id } of hooks) {
    const rows = await db
      .selectFrom("hook_deliveries")
      .select([age.as("age"), sql<number>`count(*)`.as("n")])
      // A first try that was not taken is told by its error, or by an answer other than 2xx.
      .select(
        sql<number>`sum(case when state <> 'sent' and (last_error <> '' or status > 0)
          then 1 else 0 end)`.as("refused"),
      )
      .where("hook_id", "=", id)
      .where("created_at", ">", sql<number>`${now()} - ${sql.lit(barCount * halfHour)}`)
      .groupBy("age")
      .execute();
    const day = Array.from({ length: barCount }, () => ({ all: 0, refused: 0 }));
    for (const row of rows) {
      const bar = day[barCount - 1 - Number(row.age)];
      if (bar) Object.assign(bar, { all: Number(row.n), refused: Number(row.refused) });
    }
    bars.set(id, day);
  }
  return bars;
}
