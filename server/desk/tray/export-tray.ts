import { setImmediate as nextTurn } from "node:timers/promises";
import type { ExportFormat, TrayQuery } from "#contract/desk-tray.ts";
import { searchTerms } from "#contract/search-terms.ts";
import type { Database } from "#server/db/database.ts";
import { csvOfLeads, type FindLeads } from "#server/leads/leads-csv.ts";
import { jsonLinesOf } from "./export-json-lines.ts";
import { searchLeads } from "./lead-search.ts";
import { filterLeads } from "./tray-filter.ts";

/** Tells spreadsheets that a file is UTF-8. */
const byteOrderMark = "\uFEFF";

/** Which leads a list holds, or the chosen ones of them, for an export. */
export async function leadsOf(
  database: Database,
  query: TrayQuery,
  chosen?: readonly string[],
): Promise<FindLeads> {
  const terms = searchTerms(query.words);
  const search = terms.length > 0 ? await searchLeads(database, terms, { limit: -1 }) : undefined;
  return (rows) => {
    const all = filterLeads(rows, query);
    const some = chosen ? all.where("id", "in", ["", ...chosen]) : all;
    return search ? some.where(search.where) : some;
  };
}

/** Leads in a format, oldest first, as they are read. */
export const formatLeads = (database: Database, find: FindLeads, format: ExportFormat) =>
  format === "csv" ? csvOfLeads(database, find) : jsonLinesOf(database, find);

/** All leads of a list, or the chosen ones of them, as a file for a browser. */
export async function* exportTray(
  database: Database,
  query: TrayQuery,
  format: ExportFormat,
  chosen?: readonly string[],
): AsyncGenerator<string> {
  const find = await leadsOf(database, query, chosen);
  if (format === "csv") yield byteOrderMark;
  for await (const part of formatLeads(database, find, format)) {
    yield part;
    // SQLite answers without a pause: other requests have their turn in between.
    await nextTurn();
  }
}

/** A text as bytes, no faster than they are taken. */
export function streamText(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}
