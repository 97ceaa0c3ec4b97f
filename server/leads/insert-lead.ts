import type { Kysely } from "kysely";
import type { ConsentName } from "#content/consents.ts";
import type { TalkLine } from "#contract/desk-lead.ts";
import type { Folder } from "#contract/desk-tray.ts";
import type { Lead } from "#contract/lead.ts";
import type { LeadSource } from "#server/arrivals/read-lead-source.ts";
import { insertLeadSource, sourceOfLead } from "#server/arrivals/store-lead-source.ts";
import { compiledInsert } from "#server/db/compiled-insert.ts";
import type { Database } from "#server/db/database.ts";
import type { Standing, Tables } from "#server/db/tables.ts";
import { toColumns } from "./lead-fields.ts";

interface LeadRecord {
  id: string;
  lead: Lead;
  consents: ConsentName[];
  standing: Standing;
  reason: string;
  source: LeadSource;
  /** The conversation that led to it, word for word. */
  lines?: readonly TalkLine[] | undefined;
}

/** Writes one message and its source, in the transaction that also writes its mails. */
export async function insertLead(
  trx: Kysely<Tables>,
  now: Database["now"],
  { id, lead, consents, standing, reason, source, lines = [] }: LeadRecord,
): Promise<void> {
  const folder: Folder = standing === "suspect" ? "marked" : "waiting";
  const row = {
    id,
    standing,
    reason,
    ...toColumns(lead),
    consents: consents.join(","),
    ...sourceOfLead(source),
    folder,
  };
  await compiledInsert(trx, "leads", row, { created_at: now() });
  await insertLeadSource(trx, id, source);
  if (lines.length > 0)
    await trx
      .insertInto("lead_lines")
      .values({ lead_id: id, lines: JSON.stringify(lines) })
      .execute();
}
