import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** Counts a change, in the transaction that makes it. */
export async function countRevision(trx: Kysely<Tables>, name: string): Promise<void> {
  await trx
    .insertInto("revisions")
    .values({ name, number: 1 })
    .onConflict((c) => c.column("name").doUpdateSet({ number: sql`revisions.number + 1` }))
    .execute();
}

/** The number of changes counted by all processes; 0 when there were none. */
export async function revision(db: Kysely<Tables>, name: string): Promise<number> {
  const row = await db
    .selectFrom("revisions")
    .select("number")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.number ?? 0;
}
