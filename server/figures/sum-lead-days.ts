import type { Kysely } from "kysely";
import { addDays } from "#contract/calendar-date.ts";
import { wallTimeAt } from "#server/bookings/zone-clock.ts";
import type { Database } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import { countLeads, sumCounts } from "./count-leads.ts";
import type { FiguresQuery } from "./read-leads.ts";

/** Days that are summed up: two years, the longest range and the time before it. */
const mostDays = 731;
/** Milliseconds after its end until a day is summed: no transaction takes so long. */
const pause = 3_600_000;

/**
 * Sums up the leads of every day that is over, and of those that changed since, the newest first.
 * One transaction a day, so that nothing waits for long. Safe in several processes at once.
 * @param now milliseconds since 1970. @param rest between two days.
 */
export async function sumLeadDays(
  database: Database,
  { zone, now }: { zone: string; now: number },
  rest: () => Promise<unknown> = async () => {},
): Promise<void> {
  const { db } = database;
  const [oldest] = await db
    .selectFrom("leads")
    .select("created_at")
    .orderBy("created_at")
    .limit(1)
    .execute();
  const last = addDays(wallTimeAt(now - pause, zone).date, -1);
  const first = later(
    wallTimeAt(oldest?.created_at ?? now, zone).date,
    wallTimeAt(now - mostDays * 86_400_000, zone).date,
  );
  const [changes, summed] = await Promise.all([
    db.selectFrom("lead_day_changes").selectAll().execute(),
    db.selectFrom("lead_days").select("day").where("zone", "=", zone).execute(),
  ]);
  const changed = Map.groupBy(changes, ({ at }) => wallTimeAt(at, zone).date);
  const done = new Set(summed.map(({ day }) => day));
  for (let day = last; day >= first; day = addDays(day, -1)) {
    const seen = changed.get(day) ?? [];
    if (done.has(day) && seen.length === 0) continue;
    await sumDay(database, { from: day, to: day, zone }, seen);
    await rest();
  }
  for (const table of ["lead_days", "lead_day_counts"] as const)
    await db.deleteFrom(table).where("day", "<", first).execute();
  const old = changes.filter(({ at }) => wallTimeAt(at, zone).date < first);
  await forget(db, old);
}

/** @param seen the changes that its sum takes in. */
function sumDay({ commit }: Database, query: FiguresQuery, seen: { id: string }[]): Promise<void> {
  const { from: day, zone } = query;
  return commit(async (trx) => {
    // First, because this makes other processes wait until the sum of this one is there.
    await trx
      .insertInto("lead_days")
      .values({ day, zone, waits: "[]" })
      .onConflict((c) => c.column("day").doUpdateSet({ zone }))
      .execute();
    const { counts, waits } = await countLeads(trx, query);
    await trx.deleteFrom("lead_day_counts").where("day", "=", day).execute();
    const rows = sumCounts(counts.map((row) => ({ ...row, day })));
    for (let from = 0; from < rows.length; from += batch)
      await trx
        .insertInto("lead_day_counts")
        .values(rows.slice(from, from + batch))
        .execute();
    await trx
      .updateTable("lead_days")
      .set({ waits: JSON.stringify([...waits].flat()) })
      .where("day", "=", day)
      .execute();
    await forget(trx, seen);
  });
}

/** Rows per statement. */
const batch = 500;

async function forget(db: Kysely<Tables>, changes: { id: string }[]): Promise<void> {
  for (let from = 0; from < changes.length; from += batch)
    await db
      .deleteFrom("lead_day_changes")
      .where(
        "id",
        "in",
        changes.slice(from, from + batch).map(({ id }) => id),
      )
      .execute();
}

const later = (one: string, other: string) => (one > other ? one : other);
