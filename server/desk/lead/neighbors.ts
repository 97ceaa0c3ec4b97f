import type { LeadNeighbors } from "#contract/desk-lead.ts";
import type { TrayQuery } from "#contract/desk-tray.ts";
import type { Database } from "#server/db/database.ts";
import { clock } from "#server/desk/sign-in/sign-in-links.ts";
import { type Cursor, readCursor, writeCursor } from "#server/desk/tray/cursor.ts";
import { lateBefore } from "#server/desk/tray/late.ts";
import { listTray } from "#server/desk/tray/list-tray.ts";
import { lookThrough } from "#server/desk/tray/look-through.ts";
import type { LeadRows } from "#server/desk/tray/tray-filter.ts";

/**
 * The leads before and after one in a list, as the list is sorted. A lead that is no longer in it, such
 * as one that was just answered, keeps the place that it had: the next one is still the next. A search
 * gives none before it, because its index is read from the newest on.
 */
export async function neighborsOf(
  database: Database,
  id: string,
  query: TrayQuery,
): Promise<LeadNeighbors> {
  const lead = await database.db
    .selectFrom("leads")
    .select("created_at as at")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!lead) return { before: undefined, after: undefined };
  const splits = query.folder === "waiting" && !query.words;
  const dividedAt = splits
    ? (readCursor(query.cursor)?.dividedAt ?? (await clock(database.db, database.now)))
    : undefined;
  const late = dividedAt !== undefined && lead.at < lateBefore(dividedAt);
  const place: Cursor = { late, at: lead.at, id, dividedAt };
  const { rows } = await listTray(database, { ...query, cursor: writeCursor(place) });
  return {
    before: query.words ? undefined : await leadBefore(database, query, place),
    after: rows[0]?.id,
  };
}

/** The list read backwards from a place. */
async function leadBefore({ db }: Database, query: TrayQuery, { late, at, id, dividedAt }: Cursor) {
  const first = async (order: "asc" | "desc", inGroup: <Row>(_: LeadRows<Row>) => LeadRows<Row>) =>
    (await lookThrough(db, query, { inGroup, order, limit: 1 })).leads[0]?.id;
  const beyond =
    (sign: "<" | ">") =>
    <Row>(rows: LeadRows<Row>) =>
      rows.where((eb) => eb(eb.refTuple("created_at", "id"), sign, eb.tuple(at, id)));
  if (late) return first("desc", beyond("<"));
  const newer = await first("asc", beyond(">"));
  if (newer || dividedAt === undefined) return newer;
  // Above the newest lead stands the last of those that wait too long.
  return first("desc", (rows) => rows.where("created_at", "<", lateBefore(dividedAt)));
}
