import { sql } from "kysely";
import type { Database } from "#server/db/database.ts";

/** The same database with a clock that the test sets, in milliseconds since 1970. */
export function atTime(database: Database, clock: { ms: number }): Database {
  return { ...database, now: () => sql<number>`cast(${clock.ms} as bigint)` };
}
