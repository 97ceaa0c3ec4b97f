import type { Kysely } from "kysely";
import { compiledInsert } from "#server/db/compiled-insert.ts";
import type { LeadRow, Tables } from "#server/db/tables.ts";
import { sourceColumns, touchesOf } from "./lead-source-row.ts";
import type { LeadSource } from "./read-lead-source.ts";
import { sourceName } from "./touch.ts";

/** The columns of a lead that hold its source. */
export function sourceOfLead({
  form,
  page,
  touches,
  slip = "",
}: LeadSource): Pick<LeadRow, "form" | "page" | "source" | "slip"> {
  return { form, page, source: touches ? sourceName(touches.last) : "", slip };
}

/** Writes where a lead came from, in the transaction that writes the lead. */
export async function insertLeadSource(
  trx: Kysely<Tables>,
  leadId: string,
  { touches }: LeadSource,
): Promise<void> {
  if (!touches) return;
  const row = { lead_id: leadId, ...sourceColumns(touches) };
  await compiledInsert(trx, "lead_sources", row, {});
}

/** Where the visit behind a lead came from; undefined when the source is unknown. */
export async function findLeadSource(
  db: Kysely<Tables>,
  leadId: string,
): Promise<LeadSource["touches"]> {
  const row = await db
    .selectFrom("lead_sources")
    .selectAll()
    .where("lead_id", "=", leadId)
    .executeTakeFirst();
  return row && touchesOf(row);
}
