import type { ExpressionBuilder } from "kysely";
import { scheduling } from "#content/scheduling.ts";
import {
  type Folder,
  mostCounted,
  type Newest,
  nobody,
  type TrayCounts,
  type TrayPage,
  type TrayQuery,
} from "#contract/desk-tray.ts";
import { instantOf } from "#server/bookings/zone-clock.ts";
import type { Database } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import { clock } from "#server/desk/sign-in/sign-in-links.ts";
import { type Cursor, readCursor, writeCursor } from "./cursor.ts";
import { foundBy, searchTerms } from "./lead-search.ts";
import { promised, rowColumns, toTrayRow } from "./tray-rows.ts";

/** Rows of a page. */
const pageSize = 50;
const day = 86_400_000;

/**
 * A page of the list. In *Waiting* those that wait too long come first, the longest on top; all
 * others are newest first. By cursor: a page far down costs what the first one costs.
 */
export async function listTray(database: Database, query: TrayQuery): Promise<TrayPage> {
  const at = await clock(database.db, database.now);
  const from = readCursor(query.cursor);
  const splits = query.folder === "waiting" && !query.words;
  const rows = [];
  if (splits && (!from || from.late))
    rows.push(...(await read(database, query, { late: true, at, from })));
  if (rows.length <= pageSize)
    rows.push(
      ...(await read(database, query, {
        late: splits ? false : undefined,
        at,
        from: from?.late ? undefined : from,
      })),
    );
  const shown = rows.slice(0, pageSize).map((row) => toTrayRow(row, at));
  const last = shown.at(-1);
  const more = rows.length > pageSize && last !== undefined;
  return {
    rows: shown,
    next: more
      ? writeCursor({ late: splits && last.late, at: last.createdAt, id: last.id })
      : undefined,
    cut: false,
  };
}

/**
 * One group of leads: `late` true for those that wait too long, false for the others, undefined for
 * all.
 */
function read(
  database: Database,
  query: TrayQuery,
  { late, at, from }: { late: boolean | undefined; at: number; from: Cursor | undefined },
) {
  const order = late ? "asc" : "desc";
  const beyond = late ? ">" : "<";
  let rows = rowColumns(database.db.selectFrom("leads"));
  if (query.folder !== "all") rows = rows.where("folder", "=", query.folder);
  if (query.owner) rows = rows.where("owner", "=", query.owner === nobody ? "" : query.owner);
  if (query.form) rows = rows.where("form", "=", query.form);
  if (query.source) rows = rows.where("source", "=", query.source);
  if (query.from) rows = rows.where("created_at", ">=", startOf(query.from));
  if (query.to) rows = rows.where("created_at", "<", endOf(query.to));
  if (late !== undefined) rows = rows.where("created_at", late ? "<" : ">=", at - promised);
  if (from) rows = rows.where(past(from, beyond));
  const terms = searchTerms(query.words);
  if (terms.length > 0) rows = rows.where(foundBy(database, terms));
  return rows
    .orderBy("created_at", order)
    .orderBy("id", order)
    .limit(pageSize + 1)
    .execute();
}

const past =
  ({ at, id }: Cursor, beyond: "<" | ">") =>
  (eb: ExpressionBuilder<Tables, "leads">) =>
    eb(eb.refTuple("created_at", "id"), beyond, eb.tuple(at, id));

const startOf = (date: string) => instantOf({ date, minutes: 0 }, scheduling.zone);
const endOf = (date: string) =>
  startOf(new Date(Date.parse(`${date}T00:00:00Z`) + day).toISOString().slice(0, 10));

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
