import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Database } from "#server/db/database.ts";
import type { LeadRow } from "#server/db/tables.ts";
import { csvLine } from "./csv.ts";
import { leadFieldColumns } from "./lead-fields.ts";

/** Columns of an exported message, in order. */
export const leadColumns = [
  "id",
  "created_at",
  "standing",
  "reason",
  ...leadFieldColumns,
  "consents",
] as const satisfies readonly (keyof LeadRow)[];

/** Messages read at once. */
const batch = 500;

/**
 * Writes all messages as CSV, oldest first, and no faster than the reader takes them: a table of
 * any size is never in memory whole. The stream stays open.
 */
export function exportLeads(database: Database, to: Writable): Promise<void> {
  return pipeline(Readable.from(csvOf(database), { highWaterMark: 1 }), to, { end: false });
}

async function* csvOf({ db }: Database): AsyncGenerator<string> {
  yield csvLine([...leadColumns]);
  for (let last = { created_at: -1, id: "" }; ; ) {
    const rows = await db
      .selectFrom("leads")
      .selectAll()
      .where((eb) =>
        eb.or([
          eb("created_at", ">", last.created_at),
          eb.and([eb("created_at", "=", last.created_at), eb("id", ">", last.id)]),
        ]),
      )
      .orderBy("created_at")
      .orderBy("id")
      .limit(batch)
      .execute();
    const end = rows.at(-1);
    if (!end) return;
    yield rows.map(lineOf).join("");
    last = end;
  }
}

function lineOf(row: LeadRow): string {
  return csvLine(
    leadColumns.map((name) =>
      name === "created_at" ? new Date(row.created_at).toISOString() : row[name],
    ),
  );
}
