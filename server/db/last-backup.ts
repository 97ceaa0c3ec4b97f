import { sql } from "kysely";
import type { Database } from "./database.ts";

const name = "backup";

/** Records that the database was backed up now. */
export async function noteBackup({ commit, now }: Database): Promise<void> {
  await commit((trx) =>
    trx
      .insertInto("heartbeat")
      .values({ name, at: now() })
      .onConflict((c) => c.column("name").doUpdateSet({ at: now() }))
      .execute(),
  );
}

/** Milliseconds since the last backup; infinity when there was none. */
export async function backupAge({ db, now }: Database): Promise<number> {
  const row = await db
    .selectFrom("heartbeat")
    .select(sql<number>`${now()} - at`.as("age"))
    .where("name", "=", name)
    .executeTakeFirst();
  return row ? Number(row.age) : Number.POSITIVE_INFINITY;
}
