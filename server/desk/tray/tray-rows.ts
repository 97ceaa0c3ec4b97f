import type { SelectQueryBuilder } from "kysely";
import { sql } from "kysely";
import type { Folder, TrayRow } from "#contract/desk-tray.ts";
import { formKindOf, formKinds } from "#contract/form-kinds.ts";
import type { LeadForm } from "#contract/lead-source.ts";
import { splitHits } from "#contract/search-terms.ts";
import type { Tables } from "#server/db/tables.ts";
import { isLate } from "./late.ts";

/** Letters of the message that are read: they tell how an older one reached us. */
const openingLength = 160;
/** Letters in which the first word that a search found is looked for. */
const searchedLength = 4_000;
/** Letters shown before such a word. */
const before = 24;
/** Letters of the message that a row shows. */
const shownLength = 60;

type Query = SelectQueryBuilder<Tables, "leads", object>;

/** The columns of a row, and whether a call is booked. `terms`: of the search. */
export const rowColumns = (query: Query, terms: readonly string[] = []) =>
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
    .select(
      sql<string>`substr(message, 1, ${terms.length > 0 ? searchedLength : openingLength})`.as(
        "opening",
      ),
    )
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
export function toTrayRow(row: Row, at: number, terms: readonly string[] = []): TrayRow {
  return {
    id: row.id,
    version: row.version,
    createdAt: row.created_at,
    name: row.full_name,
    firm: row.firm_name || row.company_name || "",
    subject: row.subject,
    opening: excerptOf(row.opening.replace(/\s+/g, " "), terms),
    form: (row.form as LeadForm | "") || formOf({ ...row, message: row.opening }),
    source: row.source,
    folder: row.folder as Folder,
    owner: row.owner,
    standing: row.standing,
    seen: row.seen_at > 0,
    late: isLate(row, at),
    booked: row.call === "confirmed",
  };
}

/** The beginning of a message, or the words around the first one that a search found. */
function excerptOf(text: string, terms: readonly string[]): string {
  const [first, second] = splitHits(text, terms);
  const at = second?.isHit ? (first?.text.length ?? 0) : 0;
  if (at <= shownLength - before) return beginningOf(text);
  return `… ${beginningOf(text.slice(text.indexOf(" ", at - before) + 1))}`;
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
