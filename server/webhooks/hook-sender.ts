import type { Database } from "#server/db/database.ts";
import type { Log } from "#server/log.ts";
import type { Metrics } from "#server/metrics.ts";
import { claimRows, timeToNext } from "#server/outbox/claim-rows.ts";
import { isGivenUp, type Outcome } from "#server/outbox/settle-rows.ts";
import { settleSurely } from "#server/outbox/settle-surely.ts";
import { createWorkLoop } from "#server/outbox/work-loop.ts";
import { deliverHook } from "./deliver-hook.ts";
import { dispatchEvents } from "./dispatch-events.ts";
import { hookQueue } from "./hook-queue.ts";
import type { HookDeliveryRow } from "./hook-tables.ts";
import { hookTimeout, type PostOptions } from "./post-hook.ts";
import { settleDeliveries } from "./settle-deliveries.ts";

/** Sends events to the endpoints. */
export interface HookSender {
  /** Wakes the loop, because there may be a new event. */
  wake(): void;
  /** Delivers what is due; resolves to the milliseconds until the next delivery may be due. */
  deliverDue(): Promise<number>;
  start(): void;
  /** Stops after the deliveries in progress. */
  stop(): Promise<void>;
}

export interface HookSenderDeps extends PostOptions {
  database: Database;
  log: Log;
  metrics: Metrics;
  /** The company's address, which gets a mail when an endpoint is paused. */
  mailTo: string;
  /** URL of a lead's page without its id; undefined if there is no such page. */
  leadPages?: string | undefined;
  /** Milliseconds between checks for events that other processes wrote. */
  poll?: number;
}

/** Maximum concurrent deliveries: of this process, and to one endpoint. */
const mostAtOnce = 10;
const mostPerHook = 2;

export function createHookSender(deps: HookSenderDeps): HookSender {
  const { database, log, poll = 5_000, timeout = hookTimeout } = deps;
  const lease = timeout + 20_000;
  const onError = (error: unknown) => log.error({ error }, "webhooks could not be read");
  const loop = createWorkLoop({ work: startDue, onError, poll });
  /** Endpoints with deliveries in progress; each resolves to whether anything was attempted. */
  const busy = new Map<string, Promise<boolean>>();
  let free = mostAtOnce;

  /** Starts sending to every endpoint with due events, without waiting for any of them. */
  async function startDue(): Promise<number> {
    while (!loop.stopped() && (await dispatchEvents(database, deps.leadPages)) > 0);
    let wait = poll;
    for (const id of await idsOfActive(database)) {
      if (busy.has(id)) continue;
      const next = await timeToNext(database, hookQueue(id), poll);
      if (next > 0) wait = Math.min(wait, next);
      else if (free > 0 && !loop.stopped()) begin(id);
    }
    return wait;
  }

  function begin(id: string): void {
    const sending = send(id)
      .catch((error: unknown) => {
        onError(error);
        return false;
      })
      .then((tried) => {
        busy.delete(id);
        if (tried) loop.wake();
        return tried;
      });
    busy.set(id, sending);
  }

  /** Sends to one endpoint until nothing is due. */
  async function send(id: string): Promise<boolean> {
    for (let tried = false; ; tried = true) {
      const width = Math.min(mostPerHook, free);
      if (width === 0 || loop.stopped()) return tried;
      free -= width;
      try {
        if (!(await sendSome(id, width))) return tried;
      } finally {
        free += width;
      }
    }
  }

  async function sendSome(hookId: string, width: number): Promise<boolean> {
    const { token, rows } = await claimRows(database, hookQueue(hookId), { limit: width, lease });
    if (rows.length === 0) return false;
    const { db } = database;
    const events = await db
      .selectFrom("hook_events")
      .select(["id", "body"])
      .where("id", "in", [...new Set(rows.map((row) => row.event_id))])
      .execute();
    const hook = await db
      .selectFrom("hooks")
      .selectAll()
      .where("id", "=", hookId)
      .executeTakeFirst();
    if (!hook) return false;
    const outcomes = await Promise.all(
      rows.map((row) => {
        const event = events.find((known) => known.id === row.event_id);
        return deliverHook(hook, row, event, deps);
      }),
    );
    const settled = { hookId, token, mailTo: deps.mailTo };
    const settle = () => settleDeliveries(database, settled, outcomes);
    await settleSurely(settle, { patience: lease, log, stopped: loop.stopped });
    for (const outcome of outcomes) report(deps, outcome);
    return true;
  }

  return {
    wake: loop.wake,
    start: loop.start,
    async deliverDue() {
      for (;;) {
        const wait = await startDue();
        const tried = await Promise.all(busy.values());
        if (!tried.includes(true)) return wait;
      }
    },
    async stop() {
      await loop.stop();
      await Promise.all(busy.values());
    },
  };
}

async function idsOfActive({ db }: Database): Promise<string[]> {
  const hooks = await db
    .selectFrom("hooks")
    .select("id")
    .where("state", "in", ["on", "failing"])
    .orderBy("id")
    .execute();
  return hooks.map(({ id }) => id);
}

function report({ log, metrics }: HookSenderDeps, outcome: Outcome<HookDeliveryRow>): void {
  const { row, error, note } = outcome;
  const about = { delivery: row.id, hook: row.hook_id, ...note };
  if (!error) {
    metrics.hookAttempts.inc({ outcome: "sent" });
    log.info(about, "webhook sent");
    return;
  }
  const dead = isGivenUp(hookQueue(row.hook_id), outcome);
  metrics.hookAttempts.inc({ outcome: dead ? "dead" : "retry" });
  log[dead ? "error" : "warn"]({ ...about, cause: error.message }, "webhook not sent");
}
