import type { Kysely } from "kysely";
import { formNameOf } from "#contract/form-kinds.ts";
import type { HookSource } from "#contract/hook-events.ts";
import type { Touch } from "#contract/lead-source.ts";
import { findLeadSource } from "#server/arrivals/store-lead-source.ts";
import type { BookingRow } from "#server/bookings/booking-tables.ts";
import type { LeadRow, Tables } from "#server/db/tables.ts";

/** A lead with its source and its booking. */
export interface KnownLead extends Omit<LeadRow, "source"> {
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
  // For leads stored before forms were recorded, the form is inferred from their words.
  const form = lead.form || (booking ? "call" : formNameOf(lead));
  const touches = lead.source ? await findLeadSource(trx, leadId) : undefined;
  const source = touches
    ? { first: hookTouch(touches.first), last: hookTouch(touches.last) }
    : null;
  return { ...lead, form, source, booking };
}

/** An arrival in the form that webhooks use: unknown values are null. */
function hookTouch({ at, ...words }: Touch): HookSource["first"] {
  const known = Object.entries(words).map(([name, word]) => [name, word || null]);
  return { ...(Object.fromEntries(known) as HookSource["first"]), at: new Date(at).toISOString() };
}
