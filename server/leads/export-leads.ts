import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { LeadSourceRow } from "#server/arrivals/lead-source-row.ts";
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
  "form",
  "page",
  "source",
  "slip",
] as const satisfies readonly (keyof LeadRow)[];

/** Columns for the source of the visit; empty where it is unknown. */
const sourceColumns = [
  ...parts("first"),
  ...parts("last"),
] as const satisfies readonly (keyof LeadSourceRow)[];

function parts<Which extends "first" | "last">(which: Which) {
  return [
    `${which}_at`,
    `${which}_path`,
    `${which}_referrer`,
    `${which}_source`,
    `${which}_medium`,
    `${which}_campaign`,
    `${which}_term`,
    `${which}_content`,
    `${which}_paid`,
  ] as const;
}

/** Messages per query. */
const batch = 500;

/**
 * Writes all messages as CSV, oldest first, at the speed of the reader, so that even a large table
 * is never in memory as a whole. The stream stays open.
 */
export function exportLeads(database: Database, to: Writable): Promise<void> {
  return pipeline(Readable.from(csvOf(database), { highWaterMark: 1 }), to, { end: false });
}

async function* csvOf({ db }: Database): AsyncGenerator<string> {
  yield csvLine([...leadColumns, ...sourceColumns]);
  for (let last = { created_at: -1, id: "" }; ; ) {
    const rows = await db
      .selectFrom("leads")
      .leftJoin("lead_sources", "lead_sources.lead_id", "leads.id")
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

type ExportedRow = LeadRow & { [Column in keyof LeadSourceRow]: LeadSourceRow[Column] | null };

function lineOf(row: ExportedRow): string {
  return csvLine(
    [...leadColumns, ...sourceColumns].map((name) => {
      const value = row[name];
      return typeof value === "number" ? new Date(value).toISOString() : value;
    }),
  );
}
