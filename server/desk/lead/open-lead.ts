import { consentNames } from "#content/consents.ts";
import type { DeskLead, LeadNote, TalkLine, TrailEntry } from "#contract/desk-lead.ts";
import type { DeskPerson } from "#contract/desk-person.ts";
import { findLeadSource } from "#server/arrivals/store-lead-source.ts";
import type { Database } from "#server/db/database.ts";
import type { LeadRow, OutboxRow } from "#server/db/tables.ts";
import type { LeadEventRow } from "#server/desk/desk-tables.ts";
import { findPerson } from "#server/desk/people.ts";
import { clock } from "#server/desk/sign-in/sign-in-links.ts";
import { rowColumns, toTrayRow } from "#server/desk/tray/tray-rows.ts";
import { agreedTo } from "#server/leads/consents.ts";
import type { OutgoingMail } from "#server/outbox/outgoing-mail.ts";
import { hookName } from "#server/webhooks/hook-name.ts";
import { whereFromOf } from "./where-from.ts";

/** Other messages of one address that are shown. */
const mostOthers = 5;

/** Everything stored about a lead. Reading it changes nothing. */
export async function openLead(
  database: Database,
  people: readonly DeskPerson[],
  id: string,
): Promise<DeskLead | undefined> {
  const { db } = database;
  const row = await rowColumns(db.selectFrom("leads")).where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const lead = await db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
  if (!lead) return undefined;
  const [at, touches, mails, deliveries, events, lines, call, others] = await Promise.all([
    clock(db, database.now),
    findLeadSource(db, id),
    db.selectFrom("outbox").selectAll().where("lead_id", "=", id).execute(),
    db
      .selectFrom("hook_deliveries")
      .innerJoin("hooks", "hooks.id", "hook_deliveries.hook_id")
      .select([
        "hook_deliveries.id",
        "hooks.name",
        "hooks.url",
        "hook_deliveries.state",
        "attempts",
      ])
      .select("status")
      .select(["sent_at", "hook_deliveries.created_at", "last_error"])
      .where("hook_deliveries.lead_id", "=", id)
      .execute(),
    db.selectFrom("lead_events").selectAll().where("lead_id", "=", id).orderBy("at").execute(),
    db.selectFrom("lead_lines").select("lines").where("lead_id", "=", id).executeTakeFirst(),
    db
      .selectFrom("bookings")
      .select(["id", "start", "by", "state", "time_zone", "outcome"])
      .where("lead_id", "=", id)
      .executeTakeFirst(),
    db
      .selectFrom("leads")
      .select(["id", "created_at", "subject", "folder"])
      .where("email", "=", lead.email)
      .orderBy("created_at", "desc")
      .limit(mostOthers + 1)
      .execute(),
  ]);
  const nameOf = (address: string) => findPerson(people, address)?.name ?? address;
  return {
    ...toTrayRow(row, at),
    email: lead.email,
    officeNumber: lead.office_number,
    mobileNumber: lead.mobile_number,
    message: lead.message,
    reason: lead.reason,
    agreed: agreedTo(consentNames.filter((name) => lead.consents.split(",").includes(name))),
    answeredAt: lead.answered_at,
    lines: lines ? (JSON.parse(lines.lines) as TalkLine[]) : [],
    whereFrom: whereFromOf(lead, touches),
    call: call && {
      id: call.id,
      outcome: call.outcome,
      ahead: call.state === "confirmed" && call.start > at,
      start: call.start,
      by: call.by,
      state: call.state,
      timeZone: call.time_zone,
    },
    notes: events.filter(({ what }) => what === "noted").map((event) => toNote(event, nameOf)),
    trail: [...trailOf(lead, mails, events, nameOf), ...deliveries.map(toTrail)].sort(
      (a, b) => a.at - b.at,
    ),
    others: others
      .filter((other) => other.id !== id)
      .slice(0, mostOthers)
      .map(({ created_at, ...other }) => ({ ...other, createdAt: created_at })),
    unsent: mails.some(({ state }) => state !== "sent"),
  };
}

const toNote = (
  { id, at, who, text }: LeadEventRow,
  nameOf: (address: string) => string,
): LeadNote => ({ id, at, who: nameOf(who), text });

/** The trail of the lead. */
function trailOf(
  lead: LeadRow,
  mails: OutboxRow[],
  events: LeadEventRow[],
  nameOf: (address: string) => string,
): TrailEntry[] {
  const stored: TrailEntry = {
    id: lead.id,
    at: lead.created_at,
    kind: "stored",
    who: "",
    what: "stored",
    detail: "",
  };
  const sent = mails.map((mail): TrailEntry => {
    const { to } = JSON.parse(mail.mail) as OutgoingMail;
    const tries = mail.attempts > 1 ? `${mail.attempts} tries` : "";
    return {
      id: mail.id,
      at: mail.sent_at ?? mail.created_at,
      kind: mail.state === "dead" ? "refused" : "mail",
      who: to,
      what: mail.state,
      detail: [tries, mail.last_error].filter(Boolean).join(", "),
    };
  });
  const acts = events.map(
    ({ id, at, who, what, text }): TrailEntry => ({
      id,
      at,
      kind: "person",
      who: nameOf(who),
      what,
      detail: what === "handed over" ? nameOf(text) : "",
    }),
  );
  return [stored, ...sent, ...acts];
}

/** A delivery to an endpoint. */
function toTrail(delivery: {
  id: string;
  name: string;
  url: string;
  state: string;
  attempts: number;
  status: number;
  sent_at: number | null;
  created_at: number;
  last_error: string;
}): TrailEntry {
  const { id, state, attempts, status, last_error } = delivery;
  const tries = attempts > 1 ? `${attempts} tries` : "";
  return {
    id,
    at: delivery.sent_at ?? delivery.created_at,
    kind: state === "dead" ? "refused" : "hook",
    who: hookName(delivery),
    what: state,
    detail: [status ? String(status) : "", tries, last_error].filter(Boolean).join(", "),
    again: state !== "held",
  };
}
