import type { Kysely } from "kysely";
import type { HookEvent } from "#contract/hook-events.ts";
import type { Database } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import { untriedRow } from "#server/outbox/untried-row.ts";
import { holdsLead } from "./formats/lead-of.ts";
import type { HookEventRow, HookRow } from "./hook-tables.ts";
import { orderedId } from "./ordered-id.ts";

/** Events in one transaction. */
const batch = 100;

/**
 * Creates a delivery of each new event for each endpoint that subscribes to it, including paused
 * ones. To keep the order, a delivery is `held` while an earlier one of the same lead has not ended.
 * Also completes the bodies, with the URL of the lead's page below `leadPages` if there is one.
 * @returns how many events were dispatched.
 */
export async function dispatchEvents(
  database: Database,
  leadPages: string | undefined,
): Promise<number> {
  const { db, engine, now, commit } = database;
  // An idle poll only reads.
  if ((await newEvents(db, 1)).length === 0) return 0;
  return commit(async (trx) => {
    let endpoints = trx.selectFrom("hooks").selectAll().orderBy("id");
    // Held until the deliveries are written: one process dispatches, and none settles meanwhile.
    if (engine === "postgres") endpoints = endpoints.forUpdate();
    const hooks = (await endpoints.execute()).filter(({ state }) => state !== "gone");
    const events = await newEvents(trx, batch);
    if (events.length === 0) return 0;
    const pending = await pendingLeads(trx, events);
    const deliveries = events.flatMap((event) =>
      hooks
        .filter((hook) => wants(hook, event))
        .map((hook) => {
          const key = event.lead_id && `${hook.id} ${event.lead_id}`;
          const state = key && pending.has(key) ? ("held" as const) : ("queued" as const);
          if (key) pending.add(key);
          return {
            ...untried,
            hook_id: hook.id,
            event_id: event.id,
            lead_id: event.lead_id,
            state,
          };
        }),
    );
    for (const delivery of deliveries)
      await trx
        .insertInto("hook_deliveries")
        .values({ ...delivery, id: orderedId("dlv"), created_at: now() })
        .execute();
    if (leadPages) for (const event of events) await addPage(trx, event, leadPages);
    const ids = events.map(({ id }) => id);
    await trx.updateTable("hook_events").set({ dispatched: 1 }).where("id", "in", ids).execute();
    return events.length;
  });
}

/** The columns of a delivery that was not attempted yet. */
export const untried = { ...untriedRow, status: 0, took: 0 };

/** Whether an endpoint receives an event. */
function wants(hook: HookRow, event: NewEvent): boolean {
  if (!hook.events.split(",").includes(event.type)) return false;
  if (event.audience === "suspects") return hook.suspects === 1;
  return event.audience === "all" || hook.suspects === 0;
}

/** The transactions that write events do not know where the company works its leads. */
async function addPage(trx: Kysely<Tables>, event: NewEvent, leadPages: string): Promise<void> {
  const body = JSON.parse(event.body) as HookEvent;
  if (!holdsLead(body)) return;
  body.data.url = `${leadPages}${body.data.id}`;
  await trx
    .updateTable("hook_events")
    .set({ body: JSON.stringify(body) })
    .where("id", "=", event.id)
    .execute();
}

type NewEvent = Pick<HookEventRow, "id" | "type" | "lead_id" | "audience" | "body">;

function newEvents(db: Kysely<Tables>, limit: number): Promise<NewEvent[]> {
  return (
    db
      .selectFrom("hook_events")
      .select(["id", "type", "lead_id", "audience", "body"])
      // A literal and no parameter, because the partial index is used only then.
      .where((eb) => eb("dispatched", "=", eb.lit(0)))
      .orderBy("at")
      .orderBy("id")
      .limit(limit)
      .execute()
  );
}

/** `hook lead` for what is still to be told of the leads of these events. */
async function pendingLeads(trx: Kysely<Tables>, events: NewEvent[]): Promise<Set<string>> {
  const leads = [...new Set(events.flatMap(({ lead_id }) => lead_id ?? []))];
  if (leads.length === 0) return new Set();
  const rows = await trx
    .selectFrom("hook_deliveries")
    .select(["hook_id", "lead_id"])
    .where("lead_id", "in", leads)
    .where("state", "in", ["queued", "held"])
    .execute();
  return new Set(rows.map((row) => `${row.hook_id} ${row.lead_id}`));
}
