import { touchesOf } from "#server/arrivals/lead-source-row.ts";
import type { Database } from "#server/db/database.ts";
import type { LeadRow } from "#server/db/tables.ts";
import { type FindLeads, leadBatches } from "#server/leads/export-leads.ts";

/** Leads one a line, each with all that is held about it. Times are ISO 8601. */
export async function* jsonLinesOf(database: Database, find: FindLeads): AsyncGenerator<string> {
  for await (const leads of leadBatches(database, find)) {
    const held = await readHeld(
      database,
      leads.map(({ id }) => id),
    );
    yield leads.map((lead) => `${JSON.stringify(recordOf(lead, held))}\n`).join("");
  }
}

type Held = Awaited<ReturnType<typeof readHeld>>;

/** What other tables hold about some leads. */
async function readHeld({ db }: Database, ids: string[]) {
  const [sources, bookings, events, lines] = await Promise.all([
    db.selectFrom("lead_sources").selectAll().where("lead_id", "in", ids).execute(),
    db.selectFrom("bookings").selectAll().where("lead_id", "in", ids).execute(),
    db.selectFrom("lead_events").selectAll().where("lead_id", "in", ids).orderBy("at").execute(),
    db.selectFrom("lead_lines").selectAll().where("lead_id", "in", ids).execute(),
  ]);
  const byLead = <Row extends { lead_id: string }>(rows: Row[]) =>
    Map.groupBy(rows, ({ lead_id }) => lead_id);
  return {
    sources: byLead(sources),
    bookings: byLead(bookings),
    events: byLead(events),
    lines: byLead(lines),
  };
}

function recordOf(lead: LeadRow, { sources, bookings, events, lines }: Held) {
  const { word_number, created_at, seen_at, answered_at, ...columns } = lead;
  const [source] = sources.get(lead.id) ?? [];
  const [talk] = lines.get(lead.id) ?? [];
  const touches = source && touchesOf(source);
  return {
    ...columns,
    created_at: iso(created_at),
    seen_at: iso(seen_at),
    answered_at: iso(answered_at),
    arrivals: touches && {
      first: { ...touches.first, at: iso(touches.first.at) },
      last: { ...touches.last, at: iso(touches.last.at) },
    },
    calls: (bookings.get(lead.id) ?? []).map(({ id, start, state, by, time_zone }) => ({
      ...{ id, start: iso(start), state, by, time_zone },
    })),
    events: (events.get(lead.id) ?? []).map(({ at, who, what, text }) => ({
      ...{ at: iso(at), who, what, text },
    })),
    conversation: talk ? (JSON.parse(talk.lines) as unknown) : undefined,
  };
}

/** Null for what never was. */
const iso = (at: number): string | null => (at > 0 ? new Date(at).toISOString() : null);
