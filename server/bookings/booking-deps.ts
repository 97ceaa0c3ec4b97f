import type { Kysely } from "kysely";
import { type SchedulingRules, scheduling } from "#content/scheduling.ts";
import { createAltcha } from "#server/captcha/altcha.ts";
import type { Captcha } from "#server/captcha/captcha.ts";
import type { Database } from "#server/db/database.ts";
import { secret } from "#server/db/secret.ts";
import type { Tables } from "#server/db/tables.ts";
import type { Env } from "#server/env.ts";
import { type FeedAddress, feedAddress } from "./feed-address.ts";

/** The dependencies of every booking function. */
export interface BookingDeps {
  database: Database;
  rules: SchedulingRules;
  /** Signs the links in mails; the same in all processes. */
  linkSecret: string;
  feed: FeedAddress;
  /** The proof of work that a hold requires, whichever captcha the forms use. */
  holdProof: Captcha;
  /** Public origin of the site, without a trailing slash. */
  siteUrl: string;
  mailFrom: string;
  mailTo: string;
  /** Milliseconds since 1970. */
  clock(): number;
}

/** Records who made a change, in the transaction of that change. */
export type RecordIn = (trx: Kysely<Tables>) => Promise<void>;

/** Creates the dependencies. Secrets that are not configured are generated once per database. */
export async function bookingDeps(
  database: Database,
  env: Pick<Env, "siteUrl" | "mailFrom" | "mailTo" | "feedToken">,
): Promise<BookingDeps> {
  return {
    database,
    rules: scheduling,
    linkSecret: await secret(database, "booking-links"),
    holdProof: createAltcha({ secret: await secret(database, "booking-holds") }),
    feed: feedAddress(database, env),
    siteUrl: env.siteUrl,
    mailFrom: env.mailFrom,
    mailTo: env.mailTo,
    clock: () => Date.now(),
  };
}
