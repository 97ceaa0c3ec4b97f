import { type Kysely, sql } from "kysely";
import { addDays, weekdayOf } from "#contract/calendar-date.ts";
import type { PageEvent } from "#contract/counts.ts";
import type { CountedBy } from "#server/counts/count-tables.ts";
import type { Tables } from "#server/db/tables.ts";

/** Events of a range of one kind. */
export interface CountedGroup {
  by: CountedBy;
  /** Empty except for `all`, which is kept per day. */
  day: string;
  what: PageEvent;
  name: string;
  n: number;
}

interface Days {
  from: string;
  to: string;
}

const properties = ["path", "source", "medium", "campaign", "device", "language"] as const;

/** In this order, because SQLite sorts by it: names differ, so few comparisons look further. */
const groups = ["name", "what", "by"] as const;

/** Events of the range: whole weeks from their sums, the other days from the counts themselves. */
export async function readCounts(db: Kysely<Tables>, range: Days): Promise<CountedGroup[]> {
  const { weeks, days } = wholeWeeks(range);
  const [daily, ...sums] = await Promise.all([
    countsByDay(db, range),
    weeks &&
      db
        .selectFrom("count_weeks")
        .select(["by", "what", "name"])
        .select(sql<number>`sum(n)`.as("n"))
        .where("by", "in", properties)
        .where("week", ">=", weeks.from)
        .where("week", "<=", weeks.to)
        .groupBy(groups)
        .execute(),
    ...days.map(({ from, to }) =>
      db
        .selectFrom("counts")
        .select(["by", "what", "name"])
        .select(sql<number>`sum(n)`.as("n"))
        .where("by", "in", properties)
        .where("day", ">=", from)
        .where("day", "<=", to)
        .groupBy(groups)
        .execute(),
    ),
  ]);
  const whole = sums.flatMap((rows) => rows ?? []);
  return [...daily, ...whole.map((row) => ({ ...row, day: "", n: Number(row.n) }))];
}

/** Every event of the range by day. */
export function countsByDay(db: Kysely<Tables>, { from, to }: Days): Promise<CountedGroup[]> {
  return db
    .selectFrom("counts")
    .selectAll()
    .where("by", "=", "all")
    .where("day", ">=", from)
    .where("day", "<=", to)
    .execute();
}

/** The first and last Monday of the weeks that lie in the range, and the days before and after. */
export function wholeWeeks({ from, to }: Days): { weeks: Days | undefined; days: Days[] } {
  const monday = addDays(from, (8 - weekdayOf(from)) % 7);
  const after = addDays(to, 1);
  const end = addDays(after, -((weekdayOf(after) + 6) % 7));
  if (end <= monday) return { weeks: undefined, days: [{ from, to }] };
  const days = [
    { from, to: addDays(monday, -1) },
    { from: end, to },
  ];
  return {
    weeks: { from: monday, to: addDays(end, -7) },
    days: days.filter((span) => span.from <= span.to),
  };
}
