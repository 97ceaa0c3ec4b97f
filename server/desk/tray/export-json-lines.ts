import { touchesOf } from "#server/arrivals/lead-source-row.ts";
import type { Database } from "#server/db/database.ts";
import type { LeadRow, OutboxRow } from "#server/db/tables.ts";
import { type FindLeads, leadBatches } from "#server/leads/leads-csv.ts";
import type { OutgoingMail } from "#server/outbox/outgoing-mail.ts";

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
  const [sources, bookings, events, lines, mails] = await Promise.all([
    db.selectFrom("lead_sources").selectAll().where("lead_id", "in", ids).execute(),
    db.selectFrom("bookings").selectAll().where("lead_id", "in", ids).execute(),
    db.selectFrom("lead_events").selectAll().where("lead_id", "in", ids).orderBy("at").execute(),
    db.selectFrom("lead_lines").selectAll().where("lead_id", "in", ids).execute(),
    db.selectFrom("outbox").selectAll().where("lead_id", "in", ids).orderBy("created_at").execute(),
  ]);
  const byLead = <Row extends { lead_id: string | null }>(rows: Row[]) =>
    Map.groupBy(rows, ({ lead_id }) => lead_id);
  return {
    sources: byLead(sources),
    bookings: byLead(bookings),
    events: byLead(events),
    lines: byLead(lines),
    mails: byLead(mails),
  };
}

function recordOf(lead: LeadRow, { sources, bookings, events, lines, mails }: Held) {
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
    calls: (bookings.get(lead.id) ?? []).map(({ id, start, state, by, time_zone, outcome }) => ({
      ...{ id, start: iso(start), state, by, time_zone, outcome },
    })),
    events: (events.get(lead.id) ?? []).map(({ at, who, what, text }) => ({
      ...{ at: iso(at), who, what, text },
    })),
    mails: (mails.get(lead.id) ?? []).map(mailOf),
    conversation: talk ? (JSON.parse(talk.lines) as unknown) : undefined,
  };
}

function mailOf({ mail, state, created_at, sent_at }: OutboxRow) {
  const { to, subject, text } = JSON.parse(mail) as OutgoingMail;
  return { at: iso(created_at), sent_at: iso(sent_at ?? 0), state, to, subject, text };
}

/** Null for what never was. */
const iso = (at: number): string | null => (at > 0 ? new Date(at).toISOString() : null);
