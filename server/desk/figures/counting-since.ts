import type { Database } from "#server/db/database.ts";

/** When this database got its tables of counts, in milliseconds since 1970. */
export async function countingSince({ db }: Database): Promise<number> {
  const row = await db
    .selectFrom("migrations")
    .select("applied_at")
    .where("id", "=", "007-counts")
    .executeTakeFirst();
  return row?.applied_at ?? 0;
}
