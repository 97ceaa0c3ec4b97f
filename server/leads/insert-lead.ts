import type { Kysely } from "kysely";
import type { Lead } from "#contract/lead.ts";
import type { Database } from "#server/db/database.ts";
import type { Standing, Tables } from "#server/db/tables.ts";

/** Writes one message, in the transaction that also writes its mails. */
export async function insertLead(
  trx: Kysely<Tables>,
  now: Database["now"],
  { id, lead, standing, reason }: { id: string; lead: Lead; standing: Standing; reason: string },
): Promise<void> {
  await trx
    .insertInto("leads")
    .values({
      id,
      created_at: now(),
      standing,
      reason,
      full_name: lead.fullName,
      email: lead.email,
      office_number: lead.officeNumber,
      mobile_number: lead.mobileNumber,
      company_name: lead.companyName ?? null,
      firm_name: lead.firmName ?? null,
      subject: lead.subject,
      message: lead.message,
    })
    .execute();
}
