import { type Kysely, sql } from "kysely";
import { type MeasureName, measures } from "#contract/counts.ts";
import type { Tables } from "#server/db/tables.ts";
import type { MeasuredPage } from "./figures.ts";
import { wholeWeeks } from "./read-counts.ts";

/**
 * The 75th percentile of what visitors' browsers measured, by page and device, most samples first.
 */
export async function readMeasured(
  db: Kysely<Tables>,
  range: { from: string; to: string },
): Promise<MeasuredPage[]> {
  const { weeks, days } = wholeWeeks(range);
  const columns = ["what", "path", "device", "edge"] as const;
  const parts = await Promise.all([
    weeks &&
      db
        .selectFrom("measure_weeks")
        .select(columns)
        .select(sql<number>`sum(n)`.as("n"))
        .where("week", ">=", weeks.from)
        .where("week", "<=", weeks.to)
        .groupBy(columns)
        .execute(),
    ...days.map(({ from, to }) =>
      db
        .selectFrom("measures")
        .select(columns)
        .select(sql<number>`sum(n)`.as("n"))
        .where("day", ">=", from)
        .where("day", "<=", to)
        .groupBy(columns)
        .execute(),
    ),
  ]);
  const rows = parts.flatMap((part) => part ?? []);
  const groups = Map.groupBy(rows, ({ what, path, device }) => [what, path, device].join("\n"));
  return [...groups.values()]
    .flatMap((group) => {
      const [one] = group;
      if (!one) return [];
      const counts = new Map<number, number>();
      for (const { edge, n } of group) counts.set(edge, (counts.get(edge) ?? 0) + Number(n));
      const n = [...counts.values()].reduce((sum, count) => sum + count, 0);
      const { what, path, device } = one;
      return [{ what, path, device, n, p75: percentile(what, counts, 0.75) }];
    })
    .sort((a, b) => b.n - a.n || (a.path < b.path ? -1 : 1));
}

/**
 * Estimates a percentile from buckets, assuming that values are spread evenly within a bucket;
 * infinite in the last bucket, which has no end. The error is less than the width of one bucket.
 * @param counts by the buckets' upper ends, -1 for the last.
 */
export function percentile(
  what: MeasureName,
  counts: ReadonlyMap<number, number>,
  share: number,
): number {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let left = all * share;
  let start = 0;
  for (const edge of measures[what].edges) {
    const count = counts.get(edge) ?? 0;
    if (count > 0 && left <= count) return start + ((edge - start) * left) / count;
    left -= count;
    start = edge;
  }
  return Number.POSITIVE_INFINITY;
}
