import { sql } from "kysely";
import type { Database } from "#server/db/database.ts";
import type { Metrics } from "#server/metrics.ts";

/** Sets the webhook gauges from the database, so that every process reports the same values. */
export async function readHookFigures({ db, now }: Database, metrics: Metrics): Promise<void> {
  const rows = await db
    .selectFrom("hook_deliveries")
    .select(["state", sql<number>`count(*)`.as("count")])
    .select(sql<number>`${now()} - min(created_at)`.as("age"))
    .where("state", "in", ["queued", "held", "dead"])
    .groupBy("state")
    .execute();
  for (const state of ["queued", "held", "dead"] as const)
    metrics.hookDeliveries.set(
      { state },
      Number(rows.find((row) => row.state === state)?.count ?? 0),
    );
  const oldest = rows.find((row) => row.state === "queued")?.age ?? 0;
  metrics.hookOldestSeconds.set(Number(oldest) / 1000);
  const hooks = await db
    .selectFrom("hooks")
    .select(["state", sql<number>`count(*)`.as("count")])
    .groupBy("state")
    .execute();
  for (const state of ["on", "failing", "paused", "gone"] as const)
    metrics.hookEndpoints.set(
      { state },
      Number(hooks.find((row) => row.state === state)?.count ?? 0),
    );
}
