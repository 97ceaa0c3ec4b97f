import type { Kysely } from "kysely";
import type { Tables } from "#server/db/tables.ts";
import type { FiguresRow } from "./figures.ts";
import { rowsOf } from "./read-figures.ts";
import { type FiguresQuery, readBooked, readLeadDays } from "./read-leads.ts";

/** The days of a range alone, without pages and sources: what another range is compared with. */
export async function readDays(db: Kysely<Tables>, query: FiguresQuery): Promise<FiguresRow[]> {
  const [counted, leads, booked] = await Promise.all([
    db
      .selectFrom("counts")
      .select(["what", "day as name", "n"])
      .where("by", "=", "all")
      .where("day", ">=", query.from)
      .where("day", "<=", query.to)
      .execute(),
    readLeadDays(db, query),
    readBooked(db, query),
  ]);
  return rowsOf(counted, [...leads, ...booked.map(({ day }) => ({ name: day, n: 0, booked: 1 }))]);
}
