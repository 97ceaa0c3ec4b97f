import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ExpressionBuilder, SelectQueryBuilder } from "kysely";
import type { LeadSourceRow } from "#server/arrivals/lead-source-row.ts";
import type { Database } from "#server/db/database.ts";
import type { LeadRow, Tables } from "#server/db/tables.ts";
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

/** Which messages are exported. */
export type FindLeads = <Row>(
  rows: SelectQueryBuilder<Tables, "leads", Row>,
) => SelectQueryBuilder<Tables, "leads", Row>;

/**
 * Writes what is exported, at the speed of the reader, so that even a large table is never in memory
 * as a whole. The stream stays open.
 */
export function writeParts(parts: AsyncGenerator<string>, to: Writable): Promise<void> {
  return pipeline(Readable.from(parts, { highWaterMark: 1 }), to, { end: false });
}

/** The messages that `find` lets through, as CSV with a first line of names. */
export async function* csvOfLeads(database: Database, find: FindLeads): AsyncGenerator<string> {
  yield csvLine([...leadColumns, ...sourceColumns]);
  for await (const leads of leadBatches(database, find)) {
    const ids = leads.map(({ id }) => id);
    const sources = await database.db
      .selectFrom("lead_sources")
      .selectAll()
      .where("lead_id", "in", ids)
      .execute();
    const known = new Map(sources.map((source) => [source.lead_id, source]));
    yield leads.map((lead) => lineOf(lead, known.get(lead.id))).join("");
  }
}

/** The messages that `find` lets through, oldest first, some hundreds at a time. */
export async function* leadBatches({ db }: Database, find: FindLeads): AsyncGenerator<LeadRow[]> {
  for (let last: LeadRow | undefined; ; ) {
    const found = find(db.selectFrom("leads").selectAll());
    // Not for the first ones: beside the beginning of a filter, PostgreSQL would start its walk
    // through the index here, and read all that is older.
    const further = last ? found.where(after(last)) : found;
    const rows = await further.orderBy("created_at").orderBy("id").limit(batch).execute();
    const end = rows.at(-1);
    if (!end) return;
    yield rows;
    last = end;
  }
}

const after =
  ({ created_at, id }: LeadRow) =>
  (eb: ExpressionBuilder<Tables, "leads">) =>
    eb(eb.refTuple("created_at", "id"), ">", eb.tuple(created_at, id));

function lineOf(lead: LeadRow, source: LeadSourceRow | undefined): string {
  const values = [
    ...leadColumns.map((name) => lead[name]),
    ...sourceColumns.map((name) => source?.[name] ?? null),
  ];
  return csvLine(
    values.map((value) => (typeof value === "number" ? new Date(value).toISOString() : value)),
  );
}
