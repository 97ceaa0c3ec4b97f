import type { ExpressionBuilder, Kysely } from "kysely";
import {
  type Folder,
  mostCounted,
  type Newest,
  type TrayCounts,
  type TrayPage,
  type TrayQuery,
} from "#contract/desk-tray.ts";
import { searchTerms } from "#contract/search-terms.ts";
import type { Database } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import { clock } from "#server/desk/sign-in/sign-in-links.ts";
import { type Cursor, readCursor, writeCursor } from "./cursor.ts";
import { lateBefore } from "./late.ts";
import { mostFound, outOfOrder, searchLeads } from "./lead-search.ts";
import { lookThrough } from "./look-through.ts";
import { searchPostgres } from "./search-postgres.ts";
import { filterLeads, isNarrowed, type LeadRows } from "./tray-filter.ts";
import { rowColumns, toTrayRow } from "./tray-rows.ts";

/** Rows of a page. */
export const pageSize = 50;

/**
 * A page of the list. In *Waiting*, late leads come first, the oldest at the top; all others are
 * sorted newest first. Pages are read by cursor, so a later one costs no more than the first.
 */
export async function listTray(database: Database, query: TrayQuery): Promise<TrayPage> {
  const at = await clock(database.db, database.now);
  const from = readCursor(query.cursor);
  const terms = searchTerms(query.words);
  const splits = query.folder === "waiting" && !query.words;
  const dividedAt = splits ? (from?.dividedAt ?? at) : undefined;
  const rows = [];
  let border: Cursor | undefined;
  if (splits && (!from || from.late)) {
    const late = await read(database, query, { late: true, dividedAt, from });
    rows.push(...late.rows);
    border = late.border;
  }
  if (rows.length <= pageSize && !border) {
    const others = await read(database, query, {
      late: splits ? false : undefined,
      dividedAt,
      from: from?.late ? undefined : from,
    });
    rows.push(...others.rows);
    border = others.border;
  }
  const shown = rows.slice(0, pageSize).map((row) => toTrayRow(row, at, terms));
  const last = shown.at(-1);
  if (rows.length > pageSize && last) {
    const late = dividedAt !== undefined && last.createdAt < lateBefore(dividedAt);
    const next = writeCursor({ late, at: last.createdAt, id: last.id, dividedAt });
    return { rows: shown, next, cut: false };
  }
  const next = border && writeCursor({ ...border, dividedAt });
  return { rows: shown, next, cut: border !== undefined };
}

interface Group {
  /** True for those that wait too long, false for the others, undefined for all. */
  late: boolean | undefined;
  /** The time at which waiting too long begins to count. */
  dividedAt: number | undefined;
  from: Cursor | undefined;
}

/** One group of leads. `border`: the last lead that was looked at, when there may be more. */
async function read(database: Database, query: TrayQuery, group: Group) {
  const { late, from } = group;
  const order = late ? "asc" : "desc";
  const terms = searchTerms(query.words);
  if (terms.length > 0 && database.engine === "postgres")
    return readSearched(database, query, group, terms);
  const search =
    terms.length > 0
      ? await searchLeads(database, terms, { from: from?.id, limit: mostOf(query) })
      : undefined;
  if (!search && isNarrowed(query)) return readNarrowed(database, query, group);
  let rows = inGroup(filterLeads(rowColumns(database.db.selectFrom("leads"), terms), query), group);
  if (search) rows = rows.where(search.where);
  const found = await rows
    .orderBy("created_at", order)
    .orderBy("id", order)
    .limit(pageSize + 1)
    .execute();
  const last = search && found.length <= pageSize ? await search.last() : undefined;
  return { rows: found, border: last && { late: late === true, ...last } };
}

/** The same with filters that no index of the list begins with. */
async function readNarrowed(database: Database, query: TrayQuery, group: Group) {
  const limit = pageSize + 1;
  const { leads, border } = await lookThrough(database.db, query, { ...partOf(group), limit });
  const ids = leads.map(({ id }) => id);
  const places = new Map(ids.map((id, index) => [id, index]));
  const found = await rowColumns(database.db.selectFrom("leads"))
    .where("id", "in", ids.length > 0 ? ids : [""])
    .execute();
  const rows = found.sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
  return { rows, border: border && { late: group.late === true, ...border } };
}

async function readSearched(
  database: Database,
  query: TrayQuery,
  group: Group,
  terms: readonly string[],
) {
  const limit = pageSize + 1;
  const searched = { query, terms, part: partOf(group), limit };
  const { rows, border } = await searchPostgres(database, searched);
  return { rows, border: border && { late: false, ...border } };
}

const partOf = (group: Group) => ({
  inGroup: <Row>(rows: LeadRows<Row>) => inGroup(rows, group),
  order: group.late ? ("asc" as const) : ("desc" as const),
});

/** Leads that a search takes from the index: without other filters, those of the page will do. */
function mostOf(query: TrayQuery): number {
  const { folder, from, to } = query;
  const filtered = folder !== "all" || from || to || isNarrowed(query);
  return filtered ? mostFound : pageSize + outOfOrder;
}

function inGroup<Row>(rows: LeadRows<Row>, { late, dividedAt, from }: Group): LeadRows<Row> {
  let some = rows;
  if (dividedAt !== undefined)
    some = some.where("created_at", late ? "<" : ">=", lateBefore(dividedAt));
  return from ? some.where(past(from, late ? ">" : "<")) : some;
}

const past =
  ({ at, id }: Pick<Cursor, "at" | "id">, beyond: "<" | ">" | "<=" | ">=") =>
  (eb: ExpressionBuilder<Tables, "leads">) =>
    eb(eb.refTuple("created_at", "id"), beyond, eb.tuple(at, id));

/** How many leads a folder has, capped at the highest number that is shown. */
const cappedCount = (db: Kysely<Tables>, folder: Folder) =>
  db
    .selectFrom(
      db
        .selectFrom("leads")
        .select("id")
        .where("folder", "=", folder)
        .limit(mostCounted + 1)
        .as(folder),
    )
    .select((eb) => eb.fn.countAll<number>().as("count"));

/** Counts of the two folders that need somebody, capped. */
export async function countTray({ db }: Database): Promise<TrayCounts> {
  const { waiting, marked } = await db
    .selectNoFrom([
      cappedCount(db, "waiting").as("waiting"),
      cappedCount(db, "marked").as("marked"),
    ])
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), marked: Number(marked) };
}

/** The newest lead and how many wait: from this a page sees that something new came. */
export async function newestLead({ db }: Database): Promise<Newest> {
  const row = await db
    .selectFrom("leads")
    .select(["id", "created_at", cappedCount(db, "waiting").as("waiting")])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return { newest: "", waiting: 0 };
  return {
    newest: writeCursor({ late: false, at: row.created_at, id: row.id }),
    waiting: Number(row.waiting),
  };
}

/** How many leads came after a place, counted to the cap. */
export async function countAfter({ db }: Database, cursor: string): Promise<number> {
  const from = readCursor(cursor);
  let rows = db.selectFrom("leads").select("id");
  if (from) rows = rows.where(past(from, ">"));
  return (await rows.limit(mostCounted + 1).execute()).length;
}
