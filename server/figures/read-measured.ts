import { type Kysely, sql } from "kysely";
import { type MeasureName, measures } from "#contract/counts.ts";
import type { Tables } from "#server/db/tables.ts";
import type { MeasuredPage } from "./figures.ts";

/**
 * The 75th percentile of what visitors' browsers measured, by page and device, most samples first.
 */
export async function readMeasured(
  db: Kysely<Tables>,
  { from, to }: { from: string; to: string },
): Promise<MeasuredPage[]> {
  const rows = await db
    .selectFrom("measures")
    .select(["what", "path", "device", "edge"])
    .select(sql<number>`sum(n)`.as("n"))
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy(["what", "path", "device", "edge"])
    .execute();
  const groups = Map.groupBy(rows, ({ what, path, device }) => [what, path, device].join("\n"));
  return [...groups.values()]
    .flatMap((group) => {
      const [one] = group;
      if (!one) return [];
      const counts = new Map(group.map(({ edge, n }) => [edge, Number(n)]));
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
