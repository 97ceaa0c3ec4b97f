import { sql } from "kysely";
import type { Database } from "#server/db/database.ts";

/**
 * Milliseconds. No delivery is given a longer lease: one that ends later was written by a clock
 * that has been set back since, and nobody holds it.
 */
export const longestLease = 120_000;

/** Whether nobody holds a mail of the outbox. */
export function isUnleased(now: Database["now"]) {
  return sql<boolean>`(lease_until <= ${now()} or lease_until > ${now()} + ${longestLease})`;
}
