import { type Kysely, sql } from "kysely";
import { wallTimeAt } from "#server/bookings/zone-clock.ts";
import type { Engine } from "#server/db/database.ts";
import { oneAtATime } from "#server/db/one-at-a-time.ts";
import type { Tables } from "#server/db/tables.ts";

/** Days for which daily counts are kept; older ones are added up by month. */
const daysApart = 400;
const day = 86_400_000;

/**
 * Adds the counts of old days to the first of their month, and deletes months past their retention.
 * Can be repeated.
 * @param now milliseconds since 1970.
 */
export async function foldCounts(
  trx: Kysely<Tables>,
  { engine, now, zone, months }: { engine: Engine; now: number; zone: string; months: number },
): Promise<void> {
  // Two processes that read the same days would both add them to the month.
  await oneAtATime(trx, engine, "fold counts");
  const dateAt = (instant: number) => wallTimeAt(instant, zone).date;
  const folded = dateAt(now - daysApart * day);
  const [year = 0, month = 1] = dateAt(now).split("-").map(Number);
  const oldest = new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
  await sql`
    insert into counts ("by", day, what, name, n)
    select "by", substr(day, 1, 8) || '01', what, name, sum(n) from counts
    where day < ${folded} and day not like '%-01' group by 1, 2, 3, 4
    on conflict ("by", day, what, name) do update set n = counts.n + excluded.n`.execute(trx);
  await sql`
    insert into measures (day, what, path, device, edge, n)
    select substr(day, 1, 8) || '01', what, path, device, edge, sum(n) from measures
    where day < ${folded} and day not like '%-01' group by 1, 2, 3, 4, 5
    on conflict (day, what, path, device, edge) do update set n = measures.n + excluded.n`.execute(
    trx,
  );
  for (const table of ["counts", "measures"] as const) {
    await trx
      .deleteFrom(table)
      .where("day", "<", folded)
      .where("day", "not like", "%-01")
      .execute();
    await trx.deleteFrom(table).where("day", "<", oldest).execute();
  }
}
