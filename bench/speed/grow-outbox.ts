import { join } from "node:path";
import { sql } from "kysely";
import { type Database, openDatabase } from "#server/db/database.ts";
import { createMetrics } from "#server/metrics.ts";
import { claimRows, timeToNext } from "#server/outbox/claim-rows.ts";
import { readOutboxFigures } from "#server/outbox/outbox-figures.ts";
import { mailQueue } from "#server/outbox/queue.ts";
import { fillOutbox, openFilled } from "./fill.ts";
import type { GrowthTable } from "./growth.ts";
import { sideBySide } from "./timed.ts";

const turns = 40;
/** Milliseconds. */
const hour = 3_600_000;
const claimSome = (database: Database) =>
  claimRows(database, mailQueue("bench"), { limit: 5, lease: 60_000 });

/** Times of the outbox's own work, by the number of waiting mails. */
export async function growOutbox(folder: string, sizes: number[]): Promise<GrowthTable> {
  const dueNow = await openAll("due", 0);
  const due = await sideBySide(dueNow, turns, claimSome, release);
  const figures = await sideBySide(dueNow, turns, (database) =>
    readOutboxFigures(database, createMetrics()),
  );
  for (const database of dueNow) await database.close();

  const putOff = await openAll("put-off", Date.now() + 24 * hour);
  const idle = await sideBySide(putOff, turns, claimSome);
  const next = await sideBySide(putOff, turns, (database) =>
    timeToNext(database, mailQueue("bench"), hour),
  );
  for (const { db } of putOff)
    await db
      .updateTable("outbox")
      .set({ next_at: 0 })
      .where("created_at", "=", sql<number>`(select max(created_at) from outbox)`)
      .execute();
  const behind = await sideBySide(putOff, turns, claimSome, release);
  for (const database of putOff) await database.close();

  return {
    stored: "waiting mails",
    sizes,
    growths: [
      { what: "claim five, all are due", times: due },
      { what: "claim a new one behind all that were put off", times: behind },
      { what: "look, all were put off", times: idle },
      { what: "find when the next is due", times: next },
      { what: "figures for /metrics", times: figures, inherent: "counts what waits" },
    ],
  };

  async function openAll(name: string, nextAt: number): Promise<Database[]> {
    const opened: Database[] = [];
    for (const size of sizes) {
      const dataDir = join(folder, `${name}-${size}`);
      await openFilled(dataDir, (database) => fillOutbox(database, size, nextAt));
      opened.push(openDatabase({ databaseUrl: undefined, dataDir }));
    }
    return opened;
  }
}

/** Releases the claimed rows, so that every round finds the same state. */
async function release({ commit }: Database): Promise<void> {
  await commit((trx) =>
    trx
      .updateTable("outbox")
      .set({ lease_until: 0, lease_token: "" })
      .where("lease_until", ">", 0)
      .execute(),
  );
}
