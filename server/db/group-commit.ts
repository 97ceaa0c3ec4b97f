import { CompiledQuery, type Kysely } from "kysely";
import type { Database } from "./database.ts";
import type { Tables } from "./tables.ts";

interface Job {
  work: (trx: Kysely<Tables>) => Promise<unknown>;
  done: (outcome: Outcome) => void;
}
type Outcome = { ok: true; value: unknown } | { ok: false; error: unknown };

/** Keeps one commit short enough for the requests that wait for the next one. */
const groupLimit = 200;

/**
 * Creates the `commit` of an embedded database. Jobs that arrive during an fsync are then written
 * in one transaction, each under its own savepoint, and all resolve after one fsync. The next group
 * starts one or more turns of the event loop later, so that requests can gather.
 */
export function groupCommit(db: Kysely<Tables>): Database["commit"] {
  const waiting: Job[] = [];
  let running = false;

  async function drain(): Promise<void> {
    running = true;
    while (waiting.length > 0) {
      await gather(waiting);
      await runGroup(db, waiting.splice(0, groupLimit));
    }
    running = false;
  }

  return <T>(work: (trx: Kysely<Tables>) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      const done = (outcome: Outcome) =>
        outcome.ok ? resolve(outcome.value as T) : reject(outcome.error);
      waiting.push({ work, done });
      if (!running) void drain();
    });
}

/** Maximum turns of the event loop. */
const longestGathering = 5;

/**
 * Waits as long as each turn brings more jobs: a turn costs less than a tenth of an fsync, and all
 * gathered jobs share the fsync.
 */
async function gather(waiting: Job[]): Promise<void> {
  for (let turn = 0, before = 0; turn < longestGathering && waiting.length > before; turn++) {
    before = waiting.length;
    await new Promise((next) => setImmediate(next));
  }
}

async function runGroup(db: Kysely<Tables>, jobs: Job[]): Promise<void> {
  const outcomes: Outcome[] = [];
  try {
    await db.transaction().execute(async (trx) => {
      for (const job of jobs) outcomes.push(await runJob(trx, job));
    });
  } catch (error) {
    // The whole group was rolled back. Jobs that had already failed keep their own error.
    for (const [index, job] of jobs.entries()) {
      const outcome = outcomes[index];
      job.done(outcome && !outcome.ok ? outcome : { ok: false, error });
    }
    return;
  }
  for (const [index, job] of jobs.entries()) job.done(outcomes[index] as Outcome);
}

const savepoint = CompiledQuery.raw("savepoint job");
const release = CompiledQuery.raw("release job");
const undo = CompiledQuery.raw("rollback to job");

async function runJob(trx: Kysely<Tables>, job: Job): Promise<Outcome> {
  await trx.executeQuery(savepoint);
  try {
    const value = await job.work(trx);
    await trx.executeQuery(release);
    return { ok: true, value };
  } catch (error) {
    await trx.executeQuery(undo);
    await trx.executeQuery(release);
    return { ok: false, error };
  }
}
