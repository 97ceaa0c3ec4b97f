import { sql } from "kysely";
import type { Database } from "./db/database.ts";
import type { Log } from "./log.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** How long an answered request is recognised. Browsers repeat within seconds, a tab kept open within days. */
const keyLifetime = 30 * day;

/** Removes, once an hour, what has outlived its use. Returns how to stop. */
export function startMaintenance(database: Database, log: Log): () => void {
  const timer = setInterval(() => {
    runMaintenance(database).catch((error: unknown) => log.warn({ error }, "maintenance failed"));
  }, hour);
  timer.unref();
  return () => clearInterval(timer);
}

export async function runMaintenance({ commit, now }: Database): Promise<void> {
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
  });
}
