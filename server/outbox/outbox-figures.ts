import { sql } from "kysely";
import type { Database } from "#server/db/database.ts";
import type { Metrics } from "#server/metrics.ts";

/**
 * Reads the state of the outbox from the database into the gauges, so that every process reports
 * the same figures.
 */
export async function readOutboxFigures({ db, now }: Database, metrics: Metrics): Promise<void> {
  const rows = await db
    .selectFrom("outbox")
    .select(["state", sql<number>`count(*)`.as("mails")])
    .select(sql<number>`${now()} - min(created_at)`.as("age"))
    .where("state", "in", ["queued", "dead"])
    .groupBy("state")
    .execute();
  const relay = await db
    .selectFrom("relays")
    .select(sql<number>`max(failures)`.as("failures"))
    .executeTakeFirst();
  for (const state of ["queued", "dead"] as const)
    metrics.queueDepth.set({ state }, Number(rows.find((row) => row.state === state)?.mails ?? 0));
  const oldest = rows.find((row) => row.state === "queued")?.age ?? 0;
  metrics.oldestSeconds.set(Number(oldest) / 1000);
  metrics.relayFailures.set(Number(relay?.failures ?? 0));
}
