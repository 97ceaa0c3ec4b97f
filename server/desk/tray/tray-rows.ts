import type { SelectQueryBuilder } from "kysely";
import { sql } from "kysely";
import { site } from "#content/site.ts";
import type { Folder, TrayRow } from "#contract/desk-tray.ts";
import { formKindOf, formKinds } from "#contract/form-kinds.ts";
import type { LeadForm } from "#contract/lead-source.ts";
import type { Tables } from "#server/db/tables.ts";

/** Milliseconds within which the company promises an answer. */
export const promised = site.replyWithinHours * 3_600_000;

/** Letters of the message that tell how an older one reached us; and those that a row shows. */
const openingLength = 160;
const shownLength = 60;

type Query = SelectQueryBuilder<Tables, "leads", object>;

/** The columns of a row, and whether a call is booked. */
export const rowColumns = (query: Query) =>
  query
    .select([
      "id",
      "version",
      "created_at",
      "full_name",
      "company_name",
      "firm_name",
      "subject",
      "folder",
      "owner",
      "standing",
      "seen_at",
      "form",
      "source",
    ])
    .select(sql<string>`substr(message, 1, ${openingLength})`.as("opening"))
    .select((eb) =>
      eb
        .selectFrom("bookings")
        .select("state")
        .whereRef("bookings.lead_id", "=", "leads.id")
        .limit(1)
        .as("call"),
    );

type Row = Awaited<ReturnType<ReturnType<typeof rowColumns>["execute"]>>[number];

/** A row as the pages know it. `at`: the time of the database. */
export function toTrayRow(row: Row, at: number): TrayRow {
  return {
    id: row.id,
    version: row.version,
    createdAt: row.created_at,
    name: row.full_name,
    firm: row.firm_name || row.company_name || "",
    subject: row.subject,
    opening: beginningOf(row.opening.replace(/\s+/g, " ")),
    form: (row.form as LeadForm | "") || formOf({ ...row, message: row.opening }),
    source: row.source,
    folder: row.folder as Folder,
    owner: row.owner,
    standing: row.standing,
    seen: row.seen_at > 0,
    late: row.folder === "waiting" && row.created_at < at - promised,
    booked: row.call === "confirmed",
  };
}

/** "We miss calls after five, and …": cut after a word. */
const beginningOf = (text: string): string =>
  text.length > shownLength ? `${text.slice(0, shownLength).replace(/\s+\S*$/, "")} …` : text;

/** How an older message reached us, inferred from its booking, its words and its subject. */
function formOf(lead: { call: string | null; subject: string; message: string }): LeadForm {
  if (lead.message.includes("Conversation with the receptionist:")) return "talk";
  if (lead.call) return "call";
  const kind = formKindOf(lead);
  return kind === formKinds.trial
    ? "trial"
    : kind === formKinds.demo
      ? "demo"
      : kind === formKinds.registration
        ? "registration"
        : "contact";
}
