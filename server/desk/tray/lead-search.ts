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
export const outOfOrder = 100;

/** Words with one beginning that are searched for one by one. */
const mostForms = 64;

/**
 * The search as SQLite's index understands it. It reads the leads of a whole word from the newest on
 * and stops when there are enough, but collects all leads of a beginning first: so a beginning is
 * replaced by the words of the index that have it, unless there are very many, which are rare ones.
 */
async function matchOf({ db }: Database, terms: string[]): Promise<string> {
  const parts = terms.map(async (typed) => {
    // The index keeps no accents.
    const term = typed.normalize("NFD").replace(/\p{M}/gu, "");
    const begins = (word: string) =>
      sql`substr(${sql.ref(word)}, 1, ${[...term].length}) = ${term}`;
    const { rows } = await sql<{ word: string | null }>`
      with recursive words (word) as (
        select (select term from lead_words_terms where term >= ${term} limit 1)
        union all
        select (select term from lead_words_terms where term >= words.word || '0' limit 1)
        from words where ${begins("words.word")}
        limit ${mostForms + 2}
      )
      select word from words where ${begins("word")}`.execute(db);
    return rows.length > mostForms || rows.length === 0
      ? `"${typed}"*`
      : `(${rows.map(({ word }) => `"${word}"`).join(" OR ")})`;
  });
  return (await Promise.all(parts)).join(" AND ");
}

interface SearchLimits {
  /** Id of the lead after which a page begins. */
  from?: string | undefined;
  /** Leads that the index gives at most; -1 for all. */
  limit: number;
}

/** A search in the list of leads. */
export interface LeadSearch {
  /** Whether a lead has all words, each as the beginning of a word. */
  where: (_: ExpressionBuilder<Tables, "leads">) => RawBuilder<boolean>;
  /** The oldest lead that the index gave, when it may hold more; undefined when it gave all. */
  last(): Promise<{ at: number; id: string } | undefined>;
}

/** Prepares a search for words. */
export async function searchLeads(
  database: Database,
  terms: string[],
  { from, limit }: SearchLimits,
): Promise<LeadSearch> {
  const { db, engine } = database;
  if (engine === "postgres")
    return {
      where: () => sql`to_tsvector('simple', ${searchedText()}) @@
        to_tsquery('simple', ${terms.map((term) => `${term}:*`).join(" & ")})`,
      last: async () => undefined,
    };
  const below = from
    ? sql`and rowid <= coalesce(
        (select word_number from leads where id = ${from}) + ${sql.lit(outOfOrder)},
        9e15)`
    : sql``;
  // Numbers grow with time: the newest come first, however many there are.
  const numbers = sql`select rowid as number from lead_words
    where lead_words match ${await matchOf(database, terms)} ${below}
    order by rowid desc limit ${limit}`;
  return {
    where: () => sql`leads.word_number in (${numbers})`,
    async last() {
      const { rows } = await sql<{ at: number; id: string }>`
        select leads.created_at as at, leads.id as id
        from (select min(number) as least, count(*) as n from (${numbers})) as found
        join leads on leads.word_number = found.least
        where found.n = ${limit}`.execute(db);
      return rows[0];
    },
  };
}
