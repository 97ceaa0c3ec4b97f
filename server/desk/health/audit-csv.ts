import type { Database } from "#server/db/database.ts";
import { listAudit } from "#server/desk/audit.ts";
import { csvLine } from "#server/leads/csv.ts";

/** Lines that are read at once. */
const pageSize = 500;

/** The whole record as CSV, newest first, read as it is taken. */
export async function* auditCsv(database: Database): AsyncGenerator<string> {
  yield csvLine(["at", "who", "what", "about"]);
  let page = await listAudit(database, pageSize);
  while (page.length > 0) {
    yield page
      .map(({ at, who, what, about }) => csvLine([new Date(at).toISOString(), who, what, about]))
      .join("");
    page = await listAudit(database, pageSize, page.at(-1));
  }
}
