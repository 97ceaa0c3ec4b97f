import { type Kysely, type RawBuilder, sql } from "kysely";
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
  // One pass over the index of calls, without grouping: there may be ten thousand of them.
  const countIf = (condition: RawBuilder<unknown>) =>
    sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;
  const open = sql`state = 'confirmed' and outcome = ''`;
  const found = await db
    .selectFrom("bookings")
    .select([
      countIf(sql`state = 'confirmed' and outcome = 'held'`).as("held"),
      countIf(sql`state = 'confirmed' and outcome = 'missed'`).as("missed"),
      countIf(sql`state <> 'confirmed'`).as("cancelled"),
      // As parameters: with the time in its text every request would be a statement of its own.
      countIf(sql`${open} and start <= ${now}`).as("unmarked"),
      countIf(sql`${open} and start > ${now}`).as("ahead"),
    ])
    .where("start", ">=", instantOf({ date: from, minutes: 0 }, zone))
    .where("start", "<", instantOf({ date: addDays(to, 1), minutes: 0 }, zone))
    .executeTakeFirstOrThrow();
  const { held, missed, cancelled, unmarked, ahead } = found;
  return {
    held: Number(held),
    missed: Number(missed),
    cancelled: Number(cancelled),
    unmarked: Number(unmarked),
    ahead: Number(ahead),
  };
}
