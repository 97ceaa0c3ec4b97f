import type { AgendaCall } from "#contract/desk-agenda.ts";
import type { BookingDeps } from "#server/bookings/booking-deps.ts";
import type { Span } from "#server/bookings/open-slots.ts";

/** Calls of one week at most: 5 days of as many as the hours hold, and canceled ones. */
const mostCalls = 500;

/** Calls that begin within a span, canceled ones too, earliest first. */
export async function callsIn(deps: BookingDeps, { start, end }: Span): Promise<AgendaCall[]> {
  const rows = await select(deps)
    .where("bookings.start", ">=", start)
    .where("bookings.start", "<", end)
    .orderBy("bookings.start")
    .limit(mostCalls)
    .execute();
  return rows.map((row) => callOf(deps, row));
}

/** One call by the id of its booking. */
export async function findCall(deps: BookingDeps, id: string): Promise<AgendaCall | undefined> {
  const row = await select(deps).where("bookings.id", "=", id).executeTakeFirst();
  return row && callOf(deps, row);
}

const select = ({ database: { db } }: BookingDeps) =>
  db
    .selectFrom("bookings")
    .innerJoin("leads", "leads.id", "bookings.lead_id")
    .selectAll("bookings")
    .select(["full_name", "company_name", "firm_name", "email", "office_number", "mobile_number"])
    .select("seen_at");

type Row = Awaited<ReturnType<ReturnType<typeof select>["execute"]>>[number];

function callOf({ rules }: BookingDeps, row: Row): AgendaCall {
  return {
    id: row.id,
    leadId: row.lead_id,
    start: row.start,
    end: row.start + rules.minutes * 60_000,
    name: row.full_name,
    firm: row.firm_name || row.company_name || "",
    email: row.email,
    phone: row.office_number || row.mobile_number,
    by: row.by,
    timeZone: row.time_zone,
    state: row.state,
    outcome: row.outcome,
    createdAt: row.created_at,
    seen: row.seen_at > 0,
  };
}
