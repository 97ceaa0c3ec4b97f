import { setTimeout as wait } from "node:timers/promises";
import { scheduling } from "#content/scheduling.ts";
import type { Database } from "#server/db/database.ts";
import { clock } from "#server/desk/sign-in/sign-in-links.ts";
import { sumLeadDays } from "#server/figures/sum-lead-days.ts";
import type { Log } from "#server/log.ts";

/** Milliseconds between two checks for days to sum up. */
const every = 60_000;
/** Milliseconds between two days, in which the process answers requests. */
const rest = 20;

/** Keeps the sums of leads by day up to date until the returned function is called. */
export function startLeadSums(database: Database, log: Log): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const sum = async () => {
    while (!signal.aborted) {
      try {
        const now = await clock(database.db, database.now);
        await sumLeadDays(database, { zone: scheduling.zone, now }, () =>
          wait(rest, undefined, { signal, ref: false }),
        );
      } catch (error) {
        if (!signal.aborted) log.warn({ error }, "leads could not be summed up by day");
      }
      await wait(every, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  const running = sum();
  return async () => {
    ending.abort();
    await running;
  };
}
