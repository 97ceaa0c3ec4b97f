import { type Kysely, sql } from "kysely";
import type { TrayQuery } from "#contract/desk-tray.ts";
import type { Database } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import { holds, type LeadSearch, mayHold, mostFound } from "./lead-search.ts";
import { type ListPart, lookThrough } from "./look-through.ts";
import { filterLeads, type LeadRows } from "./tray-filter.ts";
import { rowColumns } from "./tray-rows.ts";

/** Leads that are tried one by one before the word index is asked. */
const triedFirst = 100;
/** Leads of one word that the index may gather. */
const mostGathered = 50_000;
/** Leads that are tried when the words are in too many leads for the index. */
const mostTried = 500;

interface Searched {
  search: LeadSearch;
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
  if (found) return { rows: found, border: undefined };
  return tryNewest(database, searched, mostTried);
}

/** Searches the newest leads that the filters let through. */
async function tryNewest({ db }: Database, searched: Searched, most: number) {
  const { search, query, terms, part, limit } = searched;
  const { leads, border } = await lookThrough(db, query, { ...part, limit: most });
  const ids = leads.map(({ id }) => id);
  // In order, and with a limit of its own, into which no condition is moved: words are computed one
  // lead after the other, and no longer once the page is full.
  const tried = db
    .selectFrom("leads")
    .selectAll()
    .where(sql<boolean>`id = any(${ids})`)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(most);
  const rows = await rowColumns(db.selectFrom(tried.as("leads")) as LeadRows<object>, terms)
    .where(mayHold(terms))
    .where(search.where)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return { rows, border: leads.length === most ? leads.at(-1) : border };
}

/** Searches by the index; undefined when too many leads have the words, whatever the filters. */
function findByIndex({ db }: Database, { search, query, terms, part, limit }: Searched) {
  return db.transaction().execute(async (trx) => {
    const rare = await rareTerms(trx, terms);
    if (rare.length === 0) return undefined;
    // For words that it thinks frequent, the planner would read the table and stop early: were they
    // not, it would read all of it.
    await sql`set local enable_seqscan = off`.execute(trx);
    const hits = trx
      .selectFrom("leads")
      .where(holds(rare))
      .limit(mostFound + 1);
    const { count } = await trx
      .selectFrom(hits.select("id").as("hits"))
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    if (Number(count) > mostFound) return undefined;
    let filtered = filterLeads(rowColumns(only(trx, hits.selectAll()), terms), query);
    if (rare.length < terms.length) filtered = filtered.where(mayHold(terms)).where(search.where);
    return part
      .inGroup(filtered)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(limit)
      .execute();
  });
}

/**
 * Terms that few leads have, as the planner estimates: the index gathers all leads of a beginning
 * before it compares, which takes a second for a word that millions have.
 */
async function rareTerms(trx: Kysely<Tables>, terms: readonly string[]): Promise<string[]> {
  const rare: string[] = [];
  for (const term of terms) {
    const { rows } = await sql<{ "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] }>`
      explain (format json) select from leads where ${holds([term])}`.execute(trx);
    const estimate = rows[0]?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0;
    if (estimate <= mostGathered) rare.push(term);
  }
  return rare;
}

/** Some leads in place of all: no condition of the query is moved into them. */
const only = (db: Kysely<Tables>, leads: LeadRows<Tables["leads"]>) =>
  db
    .with(
      (cte) => cte("leads").materialized(),
      () => leads,
    )
    .selectFrom("leads") as LeadRows<object>;
