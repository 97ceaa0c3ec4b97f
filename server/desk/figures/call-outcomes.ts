import { type Kysely, sql } from "kysely";
import { addDays } from "#contract/calendar-date.ts";
import type { CallOutcomes } from "#contract/desk-figures.ts";
import { instantOf } from "#server/bookings/zone-clock.ts";
import type { Tables } from "#server/db/tables.ts";
import type { FiguresQuery } from "#server/figures/read-leads.ts";

/** What became of the calls whose time lies in the range. @param now milliseconds since 1970. */
export async function readCallOutcomes(
  db: Kysely<Tables>,
  { from, to, zone }: FiguresQuery,
  now: number,
): Promise<CallOutcomes> {
  const rows = await db
    .selectFrom("bookings")
    .select(["state", "outcome"])
    .select([
      sql<number>`sum(case when start > ${sql.lit(now)} then 1 else 0 end)`.as("ahead"),
      sql<number>`count(*)`.as("n"),
    ])
    .where("start", ">=", instantOf({ date: from, minutes: 0 }, zone))
    .where("start", "<", instantOf({ date: addDays(to, 1), minutes: 0 }, zone))
    .groupBy(["state", "outcome"])
    .execute();
  const found: CallOutcomes = { held: 0, missed: 0, cancelled: 0, unmarked: 0, ahead: 0 };
  for (const { state, outcome, n, ahead } of rows) {
    if (state !== "confirmed") found.cancelled += Number(n);
    else if (outcome) found[outcome] += Number(n);
    else {
      found.ahead += Number(ahead);
      found.unmarked += Number(n) - Number(ahead);
    }
  }
  return found;
}
