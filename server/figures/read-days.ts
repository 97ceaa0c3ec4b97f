import { type Kysely, sql } from "kysely";
import { instantOf, wallTimeAt } from "#server/bookings/zone-clock.ts";
import type { Tables } from "#server/db/tables.ts";
import type { FiguresRow } from "./figures.ts";
import { dayAfter, type FiguresQuery, quarter, rowsOf } from "./read-figures.ts";

/** The days of a range alone, without pages and sources: what another range is compared with. */
export async function readDays(db: Kysely<Tables>, query: FiguresQuery): Promise<FiguresRow[]> {
  const { from, to, zone } = query;
  const [counted, leads] = await Promise.all([
    db
      .selectFrom("counts")
      .select(["what", "day as name", "n"])
      .where("by", "=", "all")
      .where("day", ">=", from)
      .where("day", "<=", to)
      .execute(),
    db
      .selectFrom("leads")
      .leftJoin("bookings", "bookings.lead_id", "leads.id")
      .select([
        sql<number>`leads.created_at / ${sql.lit(quarter)}`.as("part"),
        sql<number>`count(*)`.as("n"),
        sql<number>`count(bookings.id)`.as("booked"),
      ])
      .where("leads.created_at", ">=", instantOf({ date: from, minutes: 0 }, zone))
      .where("leads.created_at", "<", instantOf({ date: dayAfter(to), minutes: 0 }, zone))
      .where("standing", "not in", ["suspect", "spam"])
      .groupBy("part")
      .execute(),
  ]);
  return rowsOf(
    counted,
    leads.map(({ part, n, booked }) => ({
      name: wallTimeAt(Number(part) * quarter, zone).date,
      n: Number(n),
      booked: Number(booked),
    })),
  );
}
