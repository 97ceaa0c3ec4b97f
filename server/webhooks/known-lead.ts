import { type CompiledQuery, type Kysely, sql } from "kysely";
import { formNameOf } from "#contract/form-kinds.ts";
import type { HookSource } from "#contract/hook-events.ts";
import type { Touch } from "#contract/lead-source.ts";
import { findLeadSource } from "#server/arrivals/lead-source.ts";
import type { BookingRow } from "#server/bookings/booking-tables.ts";
import type { LeadRow, Tables } from "#server/db/tables.ts";

/** A lead with what is kept beside it. */
export interface KnownLead {
  lead: LeadRow;
  form: string;
  source: HookSource | null;
  booking: KnownBooking | undefined;
}
type KnownBooking = Pick<BookingRow, "id" | "start" | "state" | "by" | "time_zone">;

type Row = Awaited<ReturnType<ReturnType<typeof leadQuery>["executeTakeFirstOrThrow"]>>;

/** By engine. */
const compiled = new WeakMap<object, CompiledQuery<Row>>();

/**
 * Reads a lead, also inside the transaction that writes it; undefined where no endpoint is set up.
 * Every stored lead passes here, so it is one statement, compiled once: building it anew took longer
 * than running it.
 */
export async function knownLead(
  trx: Kysely<Tables>,
  leadId: string,
): Promise<KnownLead | undefined> {
  const { adapter } = trx.getExecutor();
  const query = compiled.get(adapter) ?? leadQuery(trx, leadId).compile();
  compiled.set(adapter, query);
  const { rows } = await trx.executeQuery<Row>({ ...query, parameters: [leadId] });
  const [lead] = rows;
  if (!lead) return undefined;
  const booking = bookingOf(lead);
  // Leads from before forms were noted are told by their words.
  const form = lead.form || (booking ? "call" : formNameOf(lead));
  const touches = lead.source ? await findLeadSource(trx, leadId) : undefined;
  const source = touches
    ? { first: hookTouch(touches.first), last: hookTouch(touches.last) }
    : null;
  return { lead, form, source, booking };
}

function leadQuery(trx: Kysely<Tables>, leadId: string) {
  return trx
    .selectFrom("leads")
    .leftJoin("bookings", "bookings.lead_id", "leads.id")
    .selectAll("leads")
    .select([
      "bookings.id as booking_id",
      "bookings.start as booking_start",
      "bookings.state as booking_state",
      "bookings.by as booking_by",
      "bookings.time_zone as booking_zone",
    ])
    .where("leads.id", "=", leadId)
    .where(sql<boolean>`exists (select 1 from hooks where state <> 'gone')`);
}

function bookingOf(row: Row): KnownBooking | undefined {
  const { booking_id, booking_start, booking_state, booking_by, booking_zone } = row;
  if (!booking_id || booking_start === null || !booking_state || !booking_by) return undefined;
  return {
    id: booking_id,
    start: booking_start,
    state: booking_state,
    by: booking_by,
    time_zone: booking_zone ?? "",
  };
}

/** An arrival as webhooks tell it: what is not known is null. */
function hookTouch({ at, ...words }: Touch): HookSource["first"] {
  const known = Object.entries(words).map(([name, word]) => [name, word || null]);
  return { ...(Object.fromEntries(known) as HookSource["first"]), at: new Date(at).toISOString() };
}
