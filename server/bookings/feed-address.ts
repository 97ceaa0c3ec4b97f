import type { Kysely } from "kysely";
import { bookingEndpoints } from "#contract/booking.ts";
import type { Database } from "#server/db/database.ts";
import { renewSecret, secret } from "#server/db/secret.ts";
import type { Tables } from "#server/db/tables.ts";
import type { Env } from "#server/env.ts";

/** The address of the company's calendar feed. Whoever has it can read the calls. */
export interface FeedAddress {
  /** Read anew each time: another process may have renewed it. */
  token(): Promise<string>;
  url(): Promise<string>;
  /** Makes a new one, which ends the old; undefined when the configuration says which it is. */
  renew: ((trx: Kysely<Tables>) => Promise<void>) | undefined;
}

const name = "booking-feed";

/** A configured token, or one that is generated once per database. */
export function feedAddress(
  database: Database,
  { siteUrl, feedToken }: Pick<Env, "siteUrl" | "feedToken">,
): FeedAddress {
  const token = async () => feedToken ?? (await secret(database, name));
  return {
    token,
    url: async () => `${siteUrl}${bookingEndpoints.feed}?token=${await token()}`,
    renew: feedToken === undefined ? (trx) => renewSecret(trx, name) : undefined,
  };
}
