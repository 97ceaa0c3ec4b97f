import { type Kysely, sql } from "kysely";
import { answerHours } from "#content/desk/figures-words.ts";
import type { FirstAnswers } from "#contract/desk-figures.ts";
import { instantOf } from "#server/bookings/zone-clock.ts";
import type { Tables } from "#server/db/tables.ts";
import { dayAfter, type FiguresQuery } from "#server/figures/read-leads.ts";

/** Milliseconds of a minute: the grain in which waits are counted. */
const minute = 60_000;

/** How long the leads of a range waited for their first answer; suspect ones and spam left out. */
export async function readFirstAnswers(
  db: Kysely<Tables>,
  { from, to, zone }: FiguresQuery,
): Promise<FirstAnswers> {
  const rows = await db
    .selectFrom("leads")
    .select("folder")
    .select([
      sql<number>`case when answered_at = 0 then -1
        else (answered_at - created_at) / ${sql.lit(minute)} end`.as("minutes"),
      sql<number>`count(*)`.as("n"),
    ])
    .where("created_at", ">=", instantOf({ date: from, minutes: 0 }, zone))
    .where("created_at", "<", instantOf({ date: dayAfter(to), minutes: 0 }, zone))
    .where("standing", "not in", ["suspect", "spam"])
    .groupBy(["folder", "minutes"])
    .execute();
  const waits = rows.map((row) => ({ ...row, minutes: Number(row.minutes), n: Number(row.n) }));
  const unanswered = waits.filter(({ minutes }) => minutes < 0);
  const answered = waits.filter(({ minutes }) => minutes >= 0);
  const sum = (some: typeof waits) => some.reduce((total, { n }) => total + n, 0);
  const edges = [...answerHours.map((hours) => hours * 60), Number.POSITIVE_INFINITY];
  return {
    answered: edges.map((edge, index) =>
      sum(answered.filter(({ minutes: m }) => m < edge && m >= (edges[index - 1] ?? 0))),
    ),
    waiting: sum(unanswered.filter(({ folder }) => folder === "waiting")),
    closed: sum(unanswered.filter(({ folder }) => folder !== "waiting")),
    median: medianOf(answered, sum(answered)),
  };
}

function medianOf(waits: { minutes: number; n: number }[], all: number): number | undefined {
  let left = all / 2;
  for (const { minutes, n } of waits.toSorted((a, b) => a.minutes - b.minutes)) {
    left -= n;
    if (left <= 0) return minutes;
  }
  return undefined;
}
