import { sql } from "kysely";
import { type Database, openDatabase } from "#server/db/database.ts";
import { createMetrics } from "#server/metrics.ts";
import { claimMails, timeToNext } from "#server/outbox/claim-mails.ts";
import { readOutboxFigures } from "#server/outbox/outbox-figures.ts";
import { fillOutbox } from "./fill.ts";
import type { Growth, GrowthTable } from "./growth.ts";
import { timed } from "./timed.ts";

const claim = { relay: "bench", limit: 5, lease: 60_000 };
/** Milliseconds. */
const hour = 3_600_000;

/** Waiting mails against the outbox's own work. */
export async function growOutbox(dataDir: string, sizes: number[]): Promise<GrowthTable> {
  const due: Growth = { what: "claim five, all are due", times: [] };
  const behind: Growth = { what: "claim a new one behind all that were put off", times: [] };
  const idle: Growth = { what: "look, all were put off", times: [] };
  const next: Growth = { what: "find when the next is due", times: [] };
  const figures: Growth = { what: "figures for /metrics (counts all)", times: [] };
  const database = openDatabase({ databaseUrl: undefined, dataDir });
  for (const size of sizes) {
    process.stderr.write(`${size} mails\n`);
    await fillOutbox(database, { count: size, nextAt: 0 });
    const claimSome = () => claimMails(database, claim);
    due.times.push(await timed(20, claimSome, () => release(database)));
    figures.times.push(await timed(9, () => readOutboxFigures(database, createMetrics())));
    await fillOutbox(database, { count: size, nextAt: Date.now() + 24 * hour });
    idle.times.push(await timed(20, claimSome));
    next.times.push(await timed(20, () => timeToNext(database, claim.relay, hour)));
    await database.db
      .updateTable("outbox")
      .set({ next_at: 0 })
      .where("created_at", "=", sql<number>`(select max(created_at) from outbox)`)
      .execute();
    behind.times.push(await timed(20, claimSome, () => release(database)));
  }
  await database.close();
  return { stored: "waiting mails", sizes, growths: [due, behind, idle, next, figures] };
}

/** Gives back what was claimed, so that every turn finds the same. */
async function release({ commit }: Database): Promise<void> {
  await commit((trx) =>
    trx
      .updateTable("outbox")
      .set({ lease_until: 0, lease_token: "" })
      .where("lease_until", ">", 0)
      .execute(),
  );
}
