import { type Kysely, sql } from "kysely";
import type { Database } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import type { CountRow, MeasureRow } from "./count-tables.ts";
import { addTo } from "./counts.ts";

/**
 * Maximum names of one kind per day; any further names are counted as `other`. Anybody who creates
 * links can invent any number of sources.
 */
const mostNames = 200;
/** Rows per statement. */
const batch = 500;

/** Adds the rows to those in the database, in one transaction. Safe for any number of processes. */
export function writeCounts(
  { commit }: Pick<Database, "commit">,
  counts: readonly CountRow[],
  measured: readonly MeasureRow[],
): Promise<void> {
  return commit(async (trx) => {
    const rows = inOrder(await withFewNames(trx, counts));
    for (let from = 0; from < rows.length; from += batch)
      await trx
        .insertInto("counts")
        .values(rows.slice(from, from + batch))
        .onConflict((c) =>
          c
            .columns(["by", "day", "what", "name"])
            .doUpdateSet({ n: sql<number>`counts.n + excluded.n` }),
        )
        .execute();
    const values = inOrder(measured);
    for (let from = 0; from < values.length; from += batch)
      await trx
        .insertInto("measures")
        .values(values.slice(from, from + batch))
        .onConflict((c) =>
          c
            .columns(["day", "what", "path", "device", "edge"])
            .doUpdateSet({ n: sql<number>`measures.n + excluded.n` }),
        )
        .execute();
  });
}

/** All processes use this order: two that update rows in different orders would deadlock. */
function inOrder<Row extends object>(rows: readonly Row[]): Row[] {
  const keyed = rows.map((row) => ({ row, key: Object.values(row).join("\n") }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ row }) => row);
}

async function withFewNames(trx: Kysely<Tables>, counts: readonly CountRow[]): Promise<CountRow[]> {
  const known = new Map<string, Set<string>>();
  const rows = new Map<string, CountRow>();
  for (const row of counts) {
    const { by, day } = row;
    const names = known.get(by + day) ?? (await namesOf(trx, by, day));
    known.set(by + day, names);
    const isKnown = names.has(row.name) || names.size < mostNames;
    if (isKnown) names.add(row.name);
    addTo(rows, isKnown ? row : { ...row, name: "other" });
  }
  return [...rows.values()];
}

async function namesOf(trx: Kysely<Tables>, by: CountRow["by"], day: string): Promise<Set<string>> {
  const found = await trx
    .selectFrom("counts")
    .select("name")
    .distinct()
    .where("by", "=", by)
    .where("day", "=", day)
    .execute();
  return new Set(found.map(({ name }) => name));
}
