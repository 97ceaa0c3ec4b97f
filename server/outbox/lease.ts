import { sql } from "kysely";
import type { Database } from "#server/db/database.ts";

/**
 * Milliseconds. No delivery gets a longer lease. A later end was written before the clock was set
 * back, so the mail counts as unclaimed.
 */
export const longestLease = 120_000;

/** Whether a mail of the outbox is unclaimed. */
export function isUnleased(now: Database["now"]) {
  return sql<boolean>`(lease_until <= ${now()} or lease_until > ${now()} + ${longestLease})`;
}
