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

/** How far numbers of the index may be out of the order of time, where leads came at once. */
const outOfOrder = 100;

/** Numbers of leads that have all words, the newest first, from a lead of the list on. */
const foundNumbers = (terms: string[], { from, limit }: { from?: string; limit: number }) => {
  const match = terms.map((term) => `"${term}"*`).join(" AND ");
  const below = from
    ? sql`and rowid <= coalesce(
        (select word_number from leads where id = ${from}) + ${sql.lit(outOfOrder)},
        9e15)`
    : sql``;
  return sql`select rowid as number from lead_words where lead_words match ${match} ${below}
    order by rowid desc limit ${limit}`;
};

/**
 * Leads that have all words, each as the beginning of a word.
 * @param from id of the lead after which a page begins. @param limit -1 for all.
 */
export function foundBy(
  { engine }: Database,
  terms: string[],
  { from, limit = mostFound }: { from?: string | undefined; limit?: number } = {},
) {
  return (_: ExpressionBuilder<Tables, "leads">) =>
    engine === "postgres"
      ? sql<boolean>`to_tsvector('simple', ${searchedText()}) @@
          to_tsquery('simple', ${terms.map((term) => `${term}:*`).join(" & ")})`
      : // Numbers grow with time: the newest come first, however many there are.
        sql<boolean>`leads.word_number in (${foundNumbers(terms, { limit, ...(from && { from }) })})`;
}

/**
 * The oldest lead of a search that the index gave, when it may hold more; undefined when all were
 * given.
 */
export async function lastFound(
  { db, engine }: Database,
  terms: string[],
  from: string | undefined,
): Promise<{ at: number; id: string } | undefined> {
  if (engine === "postgres") return undefined;
  const found = foundNumbers(terms, { limit: mostFound, ...(from && { from }) });
  const { rows } = await sql<{ at: number; id: string }>`
    select leads.created_at as at, leads.id as id
    from (select min(number) as least, count(*) as n from (${found})) as found
    join leads on leads.word_number = found.least
    where found.n = ${mostFound}`.execute(db);
  return rows[0];
}
