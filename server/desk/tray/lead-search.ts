import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import type { Database } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";

/** Words of one search at most. */
const mostTerms = 6;

/** The search words: letters and digits, at least two characters each. */
export function searchTerms(text: string): string[] {
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return [...new Set(words)].slice(0, mostTerms);
}

/** Every searchable text of a lead, as one SQL expression. Phones by their digits. */
export const searchedText = (lead = "leads"): RawBuilder<string> => {
  const column = (name: string) => sql.ref(`${lead}.${name}`);
  const digits = (name: string) =>
    sql`replace(replace(replace(replace(replace(replace(${column(name)}, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '+', '')`;
  return sql<string>`${column("full_name")} || ' ' || ${column("email")} || ' ' ||
    coalesce(${column("company_name")}, '') || ' ' || coalesce(${column("firm_name")}, '') || ' ' ||
    ${digits("office_number")} || ' ' || ${digits("mobile_number")} || ' ' ||
    ${column("subject")} || ' ' || ${column("message")}`;
};

/** Newest leads of a search that the index gives at most. */
export const mostFound = 2_000;

/** Leads that have all words, each as the beginning of a word. */
export function foundBy({ engine }: Database, terms: string[]) {
  const each = (write: (term: string) => string, and: string) => terms.map(write).join(and);
  return (_: ExpressionBuilder<Tables, "leads">) =>
    engine === "postgres"
      ? sql<boolean>`to_tsvector('simple', ${searchedText()}) @@
          to_tsquery('simple', ${each((term) => `${term}:*`, " & ")})`
      : // Numbers grow with time: the newest come first, however many there are.
        sql<boolean>`leads.word_number in (
          select rowid from lead_words where lead_words match ${each((term) => `"${term}"*`, " AND ")}
          order by rowid desc limit ${mostFound})`;
}
