import { type Kysely, sql } from "kysely";
import { scheduling } from "#content/scheduling.ts";
import { foldCounts } from "./counts/fold-counts.ts";
import type { Database } from "./db/database.ts";
import type { Tables } from "./db/tables.ts";
import { forgetAudit } from "./desk/audit.ts";
import { forgetSessions } from "./desk/sign-in/sessions.ts";
import { forgetLinks } from "./desk/sign-in/sign-in-links.ts";
import type { Env } from "./env.ts";
import { emptyLog } from "./leads/erase-lead.ts";
import type { Log } from "./log.ts";
import { longestLease } from "./outbox/lease.ts";
import { forgetEvents } from "./webhooks/forget-events.ts";

const hour = 3_600_000;
const day = 24 * hour;

/**
 * How long a request key is kept. Browsers repeat a request within seconds, an open tab within
 * days.
 */
const keyLifetime = 30 * day;

/** Runs the maintenance once an hour. Returns a function that stops it. */
export function startMaintenance(database: Database, log: Log, kept: Kept): () => void {
  const timer = setInterval(() => {
    runMaintenance(database, kept).catch((error: unknown) =>
      log.warn({ error }, "maintenance failed"),
    );
  }, hour);
  timer.unref();
  return () => clearInterval(timer);
}

/** Retention periods that the configuration sets. */
type Kept = Pick<Env, "countsMonths">;

/**
 * Deletes expired data (used captchas, request keys, holds, bodies of webhooks, sign-ins to the
 * desk), frees stuck mails and deliveries, adds up old counts, and empties SQLite's log, which may
 * hold an erased lead.
 */
export async function runMaintenance(database: Database, kept: Kept): Promise<void> {
  const { commit, engine, now } = database;
  await commit(async (trx) => {
    await trx.deleteFrom("captcha_uses").where("expires_at", "<", now()).execute();
    await trx
      .deleteFrom("request_keys")
      .where("created_at", "<", sql<number>`${now()} - ${keyLifetime}`)
      .execute();
    await trx
      .deleteFrom("slot_cells")
      .where("booking_id", "is", null)
      .where("held_until", "<=", now())
      .execute();
    await forgetEvents(trx, now);
    for (const table of ["outbox", "hook_deliveries"] as const) await freeFar(trx, now, table);
    await forgetLinks(trx, now);
    await forgetSessions(trx, now);
    await forgetAudit(trx, now);
  });
  const { zone } = scheduling;
  const months = kept.countsMonths;
  await commit((trx) => foldCounts(trx, { engine, now: Date.now(), zone, months }));
  await emptyLog(database, 0);
}

/** Longer than any delay. */
const farthest = 30 * hour;

/** If the clock was set back, rows scheduled before that would wait through the same time again. */
async function freeFar(
  trx: Kysely<Tables>,
  now: Database["now"],
  table: "outbox" | "hook_deliveries",
): Promise<void> {
  const later = (milliseconds: number) => sql<number>`${now()} + ${milliseconds}`;
  const queued = () => trx.updateTable(table as "outbox").where("state", "=", "queued");
  await queued()
    .set({ lease_until: 0, lease_token: "" })
    .where("lease_until", ">", later(longestLease))
    .execute();
  await queued().set({ next_at: 0 }).where("next_at", ">", later(farthest)).execute();
  await trx
    .updateTable("relays")
    .set({ closed_until: 0 })
    .where("closed_until", ">", later(farthest))
    .execute();
}
