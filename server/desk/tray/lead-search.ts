import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import { withoutAccents } from "#contract/search-terms.ts";
import type { Database } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";

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

/**
 * The words of a lead as PostgreSQL indexes them (migration 015): without accents, and with spaces for
 * the signs that its parser keeps inside a word, such as those of an address.
 */
const indexedWords = () =>
  sql`to_tsvector('simple', translate(regexp_replace(normalize(${searchedText()}, NFD),
    '[\\u0300-\\u036f]', '', 'g'), '@./_:-', '      '))`;

/**
 * The forms in which a term may be stored. A phone number is stored as it was typed, so its digits
 * may include the country code of the USA or not.
 */
const writingsOf = (term: string): string[] =>
  /^\d{3,10}$/.test(term) ? [term, `1${term}`] : [term];

/** Most leads that a search takes from the index, the newest ones. */
export const mostFound = 2_000;

/** How far the order of the index may differ from that of time when leads are stored at once. */
export const outOfOrder = 100;

/** Words with one beginning that are searched for one by one. */
const mostForms = 64;

/**
 * The search as SQLite's index understands it. It reads the leads of a whole word from the newest on
 * and stops when there are enough, but collects all leads of a beginning first: so a beginning is
 * replaced by the words of the index that have it, unless there are very many, which are rare ones.
 */
async function matchOf({ db }: Database, terms: string[]): Promise<string> {
  const formsOf = async (typed: string): Promise<string[]> => {
    const term = withoutAccents(typed);
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
    if (rows.length > mostForms || rows.length === 0) return [`"${typed}"*`];
    const forms = rows.map(({ word }) => `"${word}"`);
    // The index keeps the accents of letters that have two of them.
    return typed === term ? forms : [...forms, `"${typed}"*`];
  };
  const parts = terms.map(async (typed) => {
    const forms = await Promise.all(writingsOf(typed).map(formsOf));
    return `(${forms.flat().join(" OR ")})`;
  });
  return (await Promise.all(parts)).join(" AND ");
}

/** A term as PostgreSQL's index looks for it. */
const beginningOf = (term: string): string =>
  `(${writingsOf(term)
    .map((written) => `${withoutAccents(written)}:*`)
    .join(" | ")})`;

/** Whether a lead has all terms on PostgreSQL, by its word index. */
export const holds = (terms: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${indexedWords()} @@ to_tsquery('simple', ${terms.map(beginningOf).join(" & ")})`;

/**
 * The same for leads that are read anyway: in an ASCII text the beginnings of words are found several
 * times faster than its words are computed.
 */
export const hasWords = (terms: readonly string[]): RawBuilder<boolean> => {
  const text = searchedText();
  const begins = terms.map((term) => {
    const writings = writingsOf(term).map(withoutAccents).join("|");
    return sql`${text} ~* ${`(?:^|[^a-z0-9])(?:${writings})`}`;
  });
  return sql<boolean>`case when octet_length(${text}) = char_length(${text})
    then ${sql.join(begins, sql` and `)} else ${holds(terms)} end`;
};

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
      where: () => holds(terms),
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
