import { randomUUID } from "node:crypto";
import type { Database } from "#server/db/database.ts";
import type { Log } from "#server/log.ts";

/** Milliseconds between two signs of life of a process, and after which one without is over. */
const every = 60_000;
const silent = 150_000;

const prefix = "process ";

/** Writes this process's signs of life until the returned function is called. */
export function startSignsOfLife(database: Database, log: Log): () => Promise<void> {
  const name = prefix + randomUUID();
  const sign = () =>
    signOfLife(database, name).catch((error: unknown) =>
      log.warn({ error }, "the process could not be noted"),
    );
  let last = sign();
  const timer = setInterval(() => {
    last = sign();
  }, every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await last;
    await database.db
      .deleteFrom("heartbeat")
      .where("name", "=", name)
      .execute()
      .catch(() => {});
  };
}

/** Notes that a process runs, and forgets those that no longer do. */
export async function signOfLife({ commit, now }: Database, name: string): Promise<void> {
  await commit(async (trx) => {
    await trx
      .insertInto("heartbeat")
      .values({ name, at: now() })
      .onConflict((c) => c.column("name").doUpdateSet({ at: now() }))
      .execute();
    await trx
      .deleteFrom("heartbeat")
      .where("name", "like", `${prefix}%`)
      .where((eb) => eb("at", "<", eb(now(), "-", silent)))
      .execute();
  });
}

/** How many processes serve this database; one at least, the one that asks. */
export async function countProcesses({ db, now }: Database): Promise<number> {
  const rows = await db
    .selectFrom("heartbeat")
    .select("name")
    .where("name", "like", `${prefix}%`)
    .where((eb) => eb("at", ">=", eb(now(), "-", silent)))
    .execute();
  return Math.max(1, rows.length);
}
