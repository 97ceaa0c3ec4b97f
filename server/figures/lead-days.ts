import { type Kysely, sql } from "kysely";
import { addDays } from "#contract/calendar-date.ts";
import { instantOf, wallTimeAt } from "#server/bookings/zone-clock.ts";
import type { Tables } from "#server/db/tables.ts";
import { countLeads, type LeadCounts, sumCounts } from "./count-leads.ts";
import type { LeadCount } from "./figure-tables.ts";
import type { FiguresQuery } from "./read-leads.ts";

/**
 * The leads of a range, from the sums of its days; only days without a sum, and days of which a
 * lead changed since, are counted one by one.
 */
export async function readLeadCounts(db: Kysely<Tables>, query: FiguresQuery): Promise<LeadCounts> {
  // Changes are read first: a sum that is renewed after this is then counted, not left out.
  const changed = await changedDays(db, query);
  const summed = await db
    .selectFrom("lead_days")
    .select(["day", "waits"])
    .where("day", ">=", query.from)
    .where("day", "<=", query.to)
    .where("zone", "=", query.zone)
    .execute();
  const fresh = summed.filter(({ day }) => !changed.has(day));
  const days = new Set(fresh.map(({ day }) => day));
  const parts = await Promise.all([
    readSums(db, [...days]),
    ...spansWithout(query, days).map((span) => countLeads(db, span)),
  ]);
  // By minute: a range may have hundreds of thousands of sums, for which a map is ten times slower.
  const waits: number[] = [];
  const addWait = (minutes: number, n: number) => {
    waits[minutes] = (waits[minutes] ?? 0) + n;
  };
  for (const row of fresh) {
    const pairs = JSON.parse(row.waits) as number[];
    for (let at = 0; at < pairs.length; at += 2) addWait(pairs[at] ?? 0, pairs[at + 1] ?? 0);
  }
  for (const part of parts) for (const [minutes, n] of part.waits) addWait(minutes, n);
  const counts = sumCounts(parts.flatMap(({ counts }) => counts));
  return { counts, waits: new Map(Object.entries(waits).map(([at, n]) => [Number(at), n])) };
}

/** Days of which a lead changed since they were summed up. */
async function changedDays(
  db: Kysely<Tables>,
  { from, to, zone }: FiguresQuery,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom("lead_day_changes")
    .select("at")
    .distinct()
    .where("at", ">=", instantOf({ date: from, minutes: 0 }, zone))
    .where("at", "<", instantOf({ date: addDays(to, 1), minutes: 0 }, zone))
    .execute();
  return new Set(rows.map(({ at }) => wallTimeAt(at, zone).date));
}

async function readSums(db: Kysely<Tables>, days: string[]): Promise<LeadCounts> {
  const none = new Map<number, number>();
  if (days.length === 0) return { counts: [], waits: none };
  const day = sql<string>`case when "by" = 'all' then day else '' end`;
  const rows = await db
    .selectFrom("lead_day_counts")
    .select(["by", "name", day.as("of")])
    .select([sql<number>`sum(n)`.as("n"), sql<number>`sum(booked)`.as("booked")])
    .where("day", "in", days)
    .groupBy(["name", "of", "by"])
    .execute();
  const counts = rows.map(
    ({ by, name, of, n, booked }): LeadCount => ({
      ...{ day: of, by, name, n: Number(n), booked: Number(booked) },
    }),
  );
  return { counts, waits: none };
}

/** The rest of a range, as few spans of consecutive days. */
function spansWithout({ from, to, zone }: FiguresQuery, days: ReadonlySet<string>): FiguresQuery[] {
  const spans: FiguresQuery[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const last = spans.at(-1);
    if (days.has(day)) continue;
    if (last && addDays(last.to, 1) === day) last.to = day;
    else spans.push({ from: day, to: day, zone });
  }
  return spans;
}
