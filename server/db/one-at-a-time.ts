import { type Kysely, sql } from "kysely";
import type { Engine } from "./database.ts";
import type { Tables } from "./tables.ts";

/**
 * Until a transaction ends, every other one that asks for the same name waits: what it counts is
 * still true when it writes. SQLite runs one transaction at a time anyway.
 */
export async function oneAtATime(trx: Kysely<Tables>, engine: Engine, name: string): Promise<void> {
  if (engine === "postgres")
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}

/** The same name for any number of transactions at once, but never beside `oneAtATime`. */
export async function besideOthers(
  trx: Kysely<Tables>,
  engine: Engine,
  name: string,
): Promise<void> {
  if (engine === "postgres")
    await sql`select pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`.execute(trx);
}
