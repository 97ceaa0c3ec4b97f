import type { Kysely } from "kysely";
import { formKindOf, formKinds } from "#contract/form-kinds.ts";
import type { HookSource } from "#contract/hook-events.ts";
import type { BookingRow } from "#server/bookings/booking-tables.ts";
import type { LeadRow, Tables } from "#server/db/tables.ts";

/** A lead with what is kept beside it. */
export interface KnownLead extends LeadRow {
  form: string;
  page: string;
  source: HookSource | null;
  booking: BookingRow | undefined;
}

/** Reads it, also inside the transaction that writes it. */
export async function knownLead(
  trx: Kysely<Tables>,
  leadId: string,
): Promise<KnownLead | undefined> {
  const lead = await trx
    .selectFrom("leads")
    .selectAll()
    .where("id", "=", leadId)
    .executeTakeFirst();
  if (!lead) return undefined;
  const booking = await trx
    .selectFrom("bookings")
    .selectAll()
    .where("lead_id", "=", leadId)
    .executeTakeFirst();
  const kind = formKindOf(lead);
  const name = Object.entries(formKinds).find(([, known]) => known === kind)?.[0] ?? "contact";
  return { ...lead, form: booking ? "call" : name, page: "", source: null, booking };
}
