import type { LeadSource } from "#server/arrivals/read-lead-source.ts";
import { findLeadSource } from "#server/arrivals/store-lead-source.ts";
import type { Database } from "#server/db/database.ts";
import type { LeadRow, OutboxRow } from "#server/db/tables.ts";

/** A message, the state of its mails, and where it came from. */
export interface FoundLead {
  lead: LeadRow;
  mails: OutboxRow[];
  touches: LeadSource["touches"];
}

/** Messages, newest first. @param limit the most to return */
export function listLeads({ db }: Database, limit: number): Promise<LeadRow[]> {
  return db
    .selectFrom("leads")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** The message whose id begins with `prefix`; undefined when there is none or more than one. */
export async function findLead({ db }: Database, prefix: string): Promise<FoundLead | undefined> {
  if (!/^[\da-f-]{4,36}$/.test(prefix)) return undefined;
  const found = await db
    .selectFrom("leads")
    .selectAll()
    // The range lets the query use the index ("g" sorts after every hexadecimal digit); with the
    // pattern alone the query would read every message.
    .where("id", ">=", prefix)
    .where("id", "<", `${prefix}g`)
    .where("id", "like", `${prefix}%`)
    .limit(2)
    .execute();
  const lead = found.length === 1 ? found[0] : undefined;
  if (!lead) return undefined;
  const mails = await db
    .selectFrom("outbox")
    .selectAll()
    .where("lead_id", "=", lead.id)
    .orderBy("created_at")
    .execute();
  return { lead, mails, touches: await findLeadSource(db, lead.id) };
}
