import type { Kysely } from "kysely";
import type { ConnectionServices, Delivery, DeliveryPage } from "#contract/desk-connections.ts";
import type { Database } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import { hookName } from "#server/webhooks/hook-name.ts";

/** Deliveries of a page. */
const pageSize = 30;

type Query = Parameters<ConnectionServices["deliveries"]>[0];

/** A page of deliveries, newest first; by cursor, as ids grow with time. */
export async function listDeliveryPage({ db }: Database, query: Query): Promise<DeliveryPage> {
  const hooks = query.id ? [{ id: query.id }] : await db.selectFrom("hooks").select("id").execute();
  // One connection at a time: the index of deliveries by age begins with the connection.
  const newest = await Promise.all(hooks.map(({ id }) => newestOf(db, { ...query, id })));
  const rows = newest
    .flat()
    .sort((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1))
    .slice(0, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const end = shown.at(-1);
  return {
    rows: shown.map(
      (row): Delivery => ({
        id: row.id,
        hookId: row.hook_id,
        to: hookName(row),
        at: row.created_at,
        type: row.type,
        lead:
          row.lead_id && row.full_name !== null
            ? { id: row.lead_id, name: row.full_name }
            : undefined,
        state: row.state,
        attempts: row.attempts,
        status: row.status,
        took: row.took,
        nextAt: row.next_at,
        fault: row.last_error,
      }),
    ),
    next: rows.length > pageSize && end ? `${end.created_at}.${end.id}` : undefined,
  };
}

/** The deliveries of one connection after the cursor, and one more than a page has. */
function newestOf(db: Kysely<Tables>, { id, filter, cursor }: Query & { id: string }) {
  const [, at, last] = /^(\d{1,15})\.(\w{1,60})$/.exec(cursor) ?? [];
  let query = db
    .selectFrom("hook_deliveries as d")
    .innerJoin("hook_events as e", "e.id", "d.event_id")
    .innerJoin("hooks as h", "h.id", "d.hook_id")
    .leftJoin("leads as l", "l.id", "d.lead_id")
    .select(["d.id", "d.hook_id", "h.name", "h.url", "d.created_at", "e.type", "d.lead_id"])
    .select("l.full_name")
    .select(["d.state", "d.attempts", "d.status", "d.took", "d.next_at", "d.last_error"])
    .where("d.hook_id", "=", id);
  if (filter === "dead") query = query.where("d.state", "=", "dead");
  if (filter === "waiting") query = query.where("d.state", "in", ["queued", "held"]);
  if (at && last)
    query = query.where((eb) =>
      eb(eb.refTuple("d.created_at", "d.id"), "<", eb.tuple(Number(at), last)),
    );
  return query
    .orderBy("d.created_at", "desc")
    .orderBy("d.id", "desc")
    .limit(pageSize + 1)
    .execute();
}
