import { type Kysely, sql } from "kysely";
import type { TrayQuery } from "#contract/desk-tray.ts";
import { withoutAccents } from "#contract/search-terms.ts";
import type { Database } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import { hasWords, holds, mostFound } from "./lead-search.ts";
import { type ListPart, lookThrough } from "./look-through.ts";
import { filterLeads, type LeadRows } from "./tray-filter.ts";
import { rowColumns } from "./tray-rows.ts";

/** Leads that are tried one by one before the word index is asked. */
const triedFirst = 100;
/** Leads of one word that the index may gather: so many take about five milliseconds. */
const mostGathered = 50_000;
/** Leads that are tried when the words are in too many leads for the index. */
const mostTried = 500;

interface Searched {
  query: TrayQuery;
  terms: readonly string[];
  part: Omit<ListPart, "limit">;
  /** Rows of a page, and one. */
  limit: number;
}

/**
 * A page of a search on PostgreSQL, whose word index has no order. Words that most leads have fill a
 * page from the newest leads alone, and words that few have are found by the index and sorted. For
 * others, which would be sorted by the hundred thousand, some more leads are tried; then the reader
 * may look further. The planner would choose the wrong one of these ways for either.
 */
export async function searchPostgres(database: Database, searched: Searched) {
  const newest = await tryNewest(database, searched, triedFirst);
  if (newest.rows.length === searched.limit || !newest.border) return newest;
  const found = await findByIndex(database, searched);
  if (found) return { rows: await pageOf(database.db, searched, found), border: undefined };
  return tryNewest(database, searched, mostTried);
}

/** Searches the newest leads that the filters let through. */
async function tryNewest({ db }: Database, searched: Searched, most: number) {
  const { leads, border } = await lookThrough(db, searched.query, {
    ...searched.part,
    limit: most,
  });
  const ids = leads.map(({ id }) => id);
  const rows = await pageOf(db, searched, { ids, compare: true });
  return { rows, border: leads.length === most ? leads.at(-1) : border };
}

interface Candidates {
  ids: readonly string[];
  /** Whether their words are still to be compared. */
  compare: boolean;
}

/** The page among some leads: those that have the words and that the filters let through. */
function pageOf(db: Kysely<Tables>, searched: Searched, { ids, compare }: Candidates) {
  const { query, terms, part, limit } = searched;
  // In order, and with a limit of its own, into which no condition is moved: words are compared one
  // lead after the other, and no longer once the page is full.
  const some = db
    .selectFrom("leads")
    .selectAll()
    .where(sql<boolean>`id = any(${ids})`)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(ids.length);
  const rows = rowColumns(db.selectFrom(some.as("leads")) as LeadRows<object>, terms);
  const filtered = part.inGroup(filterLeads(rows, query));
  return (compare ? filtered.where(hasWords(terms)) : filtered)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Leads found by the index; undefined when too many have the words. */
function findByIndex({ db }: Database, { terms }: Searched): Promise<Candidates | undefined> {
  return db.transaction().execute(async (trx) => {
    const rare = await rareTerms(trx, terms);
    const [longest] = rare.toSorted((a, b) => b.length - a.length);
    if (!longest) return undefined;
    // For words that it thinks frequent, the planner would read the table and stop early: were they
    // not, it would read all of it.
    await sql`set local enable_seqscan = off`.execute(trx);
    // The index gathers the leads of every beginning, for a few letters hundreds of thousands.
    for (const asked of rare.length > 1 ? [[longest], rare] : [rare]) {
      const found = await trx
        .selectFrom("leads")
        .select("id")
        .where(holds(asked))
        .limit(mostFound + 1)
        .execute();
      if (found.length <= mostFound)
        return { ids: found.map(({ id }) => id), compare: asked.length < terms.length };
    }
    return undefined;
  });
}

/** Terms that are no beginning of a word that very many leads have. */
async function rareTerms(trx: Kysely<Tables>, terms: readonly string[]): Promise<string[]> {
  // What PostgreSQL noted about the words of the index when it last analyzed the table. The shares
  // have three more entries than the words.
  const { rows: common } = await sql<{ word: string }>`
    select word
    from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as listed (word, share)
    where schemaname = current_schema() and tablename = 'lead_words' and word is not null
      and share * (select reltuples from pg_class where oid = 'leads'::regclass) > ${mostGathered}
  `.execute(trx);
  return terms.filter((term) => {
    const beginning = withoutAccents(term);
    return !common.some(({ word }) => word.startsWith(beginning));
  });
}
