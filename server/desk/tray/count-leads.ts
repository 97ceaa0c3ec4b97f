import { sql } from "kysely";
import type { LeadCount } from "#contract/desk-tray.ts";
import type { Database } from "#server/db/database.ts";

/** Leads that are counted one by one; more are estimated, as counting a million takes 80 ms. */
const mostCounted = 10_000;
/** To which an estimate is rounded. */
const roundedTo = 1_000;

/** How many leads there are. */
export async function countLeads({ db, engine }: Database): Promise<LeadCount> {
  const { count } = await db
    .selectFrom(
      db
        .selectFrom("leads")
        .select("created_at")
        .orderBy("created_at")
        .orderBy("id")
        .limit(mostCounted + 1)
        .as("some"),
    )
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (Number(count) <= mostCounted) return { count: Number(count), isExact: true };
  const estimate =
    engine === "sqlite"
      ? sql<{ n: number }>`select max(word_number) as n from leads`
      : sql<{ n: number }>`select reltuples as n from pg_class where oid = 'leads'::regclass`;
  const { rows } = await estimate.execute(db);
  const rounded = Math.round(Number(rows[0]?.n ?? 0) / roundedTo) * roundedTo;
  return { count: Math.max(mostCounted, rounded), isExact: false };
}
