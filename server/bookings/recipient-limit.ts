import { type Kysely, sql } from "kysely";
import { serverMessages } from "#content/server-messages.ts";
import type { Tables } from "#server/db/tables.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { OutgoingMail } from "#server/outbox/outgoing-mail.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { mostAhead } from "./booking-store.ts";

/**
 * Booking mails to one address per day: as many calls as it may have ahead, and as many moves. A
 * visitor who enters another person's address can cause no more than these.
 */
const mostMails = 2 * mostAhead;

/** Milliseconds. */
const window = 24 * 3_600_000;

/**
 * Refuses a booking or a move that would exceed the daily mails to an address. Canceling is always
 * allowed: each booking can be canceled only once, so the limit on bookings also limits
 * cancellations.
 * @throws Refusal 429
 */
export async function requireFewMails(
  trx: Kysely<Tables>,
  deps: BookingDeps,
  email: string,
): Promise<void> {
  const recipient = recipientOf(email);
  const changed = await trx
    .selectFrom("bookings")
    .innerJoin("leads", "leads.id", "bookings.lead_id")
    .select(["leads.id", "leads.email"])
    .where("bookings.updated_at", ">", deps.clock() - window)
    .execute();
  const ids = changed.filter((row) => recipientOf(row.email) === recipient).map(({ id }) => id);
  if (ids.length === 0) return;
  const now = deps.database.now();
  const queued = await trx
    .selectFrom("outbox")
    .select(["mail", "created_at", now.as("now")])
    .where("lead_id", "in", ids)
    .where("created_at", ">", sql<number>`${now} - ${sql.lit(window)}`)
    .orderBy("created_at")
    .execute();
  // Every booking and change is mailed to the company as well.
  const mails = queued.filter(
    ({ mail }) => recipientOf((JSON.parse(mail) as OutgoingMail).to) === recipient,
  );
  // The mail after which one more is allowed, once it is a day old.
  const last = mails.at(-mostMails);
  if (last)
    throw new Refusal(429, "limited", serverMessages.booking.manyMails, {
      retryAfter: Math.ceil((last.created_at + window - last.now) / 1000),
    });
}

/**
 * The mailbox of an address, as far as it can be inferred: lower case, without a "+tag", and
 * without dots at Gmail.
 */
export function recipientOf(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email
    .slice(at + 1)
    .toLowerCase()
    .replace(/^googlemail\.com$/, "gmail.com");
  const local = email.slice(0, at).toLowerCase().replace(/\+.*$/, "");
  return `${domain === "gmail.com" ? local.replaceAll(".", "") : local}@${domain}`;
}
