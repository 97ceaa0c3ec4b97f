import { type ExpressionBuilder, sql } from "kysely";
import {
  type Folder,
  mostCounted,
  type Newest,
  type TrayCounts,
  type TrayPage,
  type TrayQuery,
} from "#contract/desk-tray.ts";
import type { Database } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import { clock } from "#server/desk/sign-in/sign-in-links.ts";
import { type Cursor, readCursor, writeCursor } from "./cursor.ts";
import { type LeadSearch, mostFound, outOfOrder, searchLeads, searchTerms } from "./lead-search.ts";
import { filterLeads, isNarrowed, type LeadRows, noFilters } from "./tray-filter.ts";
import { promised, rowColumns, toTrayRow } from "./tray-rows.ts";

/** Rows of a page. */
export const pageSize = 50;
/** Rows that are read for a page at most; then the reader may look further. */
const mostRead = 20_000;

/**
 * A page of the list. In *Waiting* those that wait too long come first, the longest on top; all
 * others are newest first. By cursor: a page far down costs what the first one costs.
 */
export async function listTray(database: Database, query: TrayQuery): Promise<TrayPage> {
  const at = await clock(database.db, database.now);
  const from = readCursor(query.cursor);
  const splits = query.folder === "waiting" && !query.words;
  const rows = [];
  let border: Cursor | undefined;
  if (splits && (!from || from.late)) {
    const late = await read(database, query, { late: true, at, from });
    rows.push(...late.rows);
    border = late.border;
  }
  if (rows.length <= pageSize && !border) {
    const others = await read(database, query, {
      late: splits ? false : undefined,
      at,
      from: from?.late ? undefined : from,
    });
    rows.push(...others.rows);
    border = others.border;
  }
  const shown = rows.slice(0, pageSize).map((row) => toTrayRow(row, at));
  const last = shown.at(-1);
  if (rows.length > pageSize && last) {
    const next = writeCursor({ late: splits && last.late, at: last.createdAt, id: last.id });
    return { rows: shown, next, cut: false };
  }
  return { rows: shown, next: border && writeCursor(border), cut: border !== undefined };
}

interface Group {
  /** True for those that wait too long, false for the others, undefined for all. */
  late: boolean | undefined;
  at: number;
  from: Cursor | undefined;
}

/** One group of leads. `border`: the last lead that was looked at, when there may be more. */
async function read(database: Database, query: TrayQuery, group: Group) {
  const { late, from } = group;
  const order = late ? "asc" : "desc";
  const terms = searchTerms(query.words);
  const search =
    terms.length > 0
      ? await searchLeads(database, terms, { from: from?.id, limit: mostOf(query) })
      : undefined;
  const limit = !search && isNarrowed(query) ? await borderOf(database, query, group) : undefined;
  let rows = inGroup(filterLeads(rowColumns(database.db.selectFrom("leads")), query), group);
  if (limit) rows = rows.where(past(limit, late ? "<=" : ">="));
  if (search) rows = rows.where(search.where);
  const inOrder = rows
    .orderBy("created_at", order)
    .orderBy("id", order)
    .limit(pageSize + 1);
  const found =
    search && database.engine === "postgres"
      ? await searchPostgres(database, search, rows, query, group)
      : await inOrder.execute();
  const isFull = found.length > pageSize;
  const last = search && !isFull ? await search.last() : limit;
  return { rows: found, border: last && !isFull ? { late: late === true, ...last } : undefined };
}

/** Leads that a search on PostgreSQL tries one by one before it asks the word index. */
const tried = 100;

/**
 * A page of a search on PostgreSQL, whose word index has no order. Words that most leads have fill a
 * page from the newest leads alone; all others are few enough to be found by the index and sorted.
 * Its planner would choose the wrong one of the two for either.
 */
async function searchPostgres<Row>(
  { db }: Database,
  search: LeadSearch,
  rows: LeadRows<Row>,
  query: TrayQuery,
  group: Group,
) {
  const newest = inGroup(filterLeads(db.selectFrom("leads").selectAll(), query), group)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(tried);
  // No condition is moved into a table that is cut off, so only these leads are looked at.
  const first = await rowColumns(
    db.with("leads", () => newest).selectFrom("leads") as LeadRows<object>,
  )
    .where(search.where)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(pageSize + 1)
    .execute();
  if (first.length > pageSize) return first;
  return rows
    .orderBy(sql`created_at + 0`, "desc")
    .orderBy("id", "desc")
    .limit(pageSize + 1)
    .execute();
}

/** Leads that a search takes from the index: without other filters, those of the page will do. */
function mostOf(query: TrayQuery): number {
  const { folder, from, to, source } = query;
  const filtered = folder !== "all" || from || to || source || isNarrowed(query);
  return filtered ? mostFound : pageSize + outOfOrder;
}

/**
 * The lead where a page stops looking; undefined where the group ends before. Filters that no index
 * serves could otherwise read a whole table for one page.
 */
async function borderOf({ db }: Database, query: TrayQuery, group: Group) {
  const order = group.late ? "asc" : "desc";
  const { folder, from, to } = query;
  const source = folder === "all" ? "" : query.source;
  const indexed: TrayQuery = { ...query, ...noFilters, folder, from, to, source };
  const row = await inGroup(
    filterLeads(db.selectFrom("leads").select(["created_at", "id"]), indexed),
    group,
  )
    .orderBy("created_at", order)
    .orderBy("id", order)
    .offset(mostRead)
    .limit(1)
    .executeTakeFirst();
  return row && { at: row.created_at, id: row.id };
}

function inGroup<Row>(rows: LeadRows<Row>, { late, at, from }: Group): LeadRows<Row> {
  let some = rows;
  if (late !== undefined) some = some.where("created_at", late ? "<" : ">=", at - promised);
  return from ? some.where(past(from, late ? ">" : "<")) : some;
}

const past =
  ({ at, id }: Omit<Cursor, "late">, beyond: "<" | ">" | "<=" | ">=") =>
  (eb: ExpressionBuilder<Tables, "leads">) =>
    eb(eb.refTuple("created_at", "id"), beyond, eb.tuple(at, id));

/** Counts of the two folders that need somebody, capped at the highest number that is shown. */
export async function countTray({ db }: Database): Promise<TrayCounts> {
  const count = async (folder: Folder) => {
    const counted = await db
      .selectFrom(
        db
          .selectFrom("leads")
          .select("id")
          .where("folder", "=", folder)
          .limit(mostCounted + 1)
          .as("some"),
      )
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return Number(counted.count);
  };
  return { waiting: await count("waiting"), marked: await count("marked") };
}

/** The newest lead and how many wait: from this a page sees that something new came. */
export async function newestLead(database: Database): Promise<Newest> {
  const row = await database.db
    .selectFrom("leads")
    .select(["id", "created_at"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const { waiting } = await countTray(database);
  return {
    newest: row ? writeCursor({ late: false, at: row.created_at, id: row.id }) : "",
    waiting,
  };
}

/** How many leads came after a place, counted to the cap. */
export async function countAfter({ db }: Database, cursor: string): Promise<number> {
  const from = readCursor(cursor);
  let rows = db.selectFrom("leads").select("id");
  if (from) rows = rows.where(past(from, ">"));
  return (await rows.limit(mostCounted + 1).execute()).length;
}
