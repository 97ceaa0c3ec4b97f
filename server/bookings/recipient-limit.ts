import type { Kysely } from "kysely";
import { serverMessages } from "#content/server-messages.ts";
import type { Tables } from "#server/db/tables.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { BookingDeps } from "./booking-deps.ts";

/**
 * Booking mails to one address per day: three calls and as many moves. A visitor who enters another
 * person's address can cause no more than these.
 */
const mostMails = 6;

/** Milliseconds. */
const window = 24 * 3_600_000;

/**
 * Refuses a booking or a move that would exceed the daily mails to an address. Canceling is always
 * allowed: each booking can be canceled only once, so the limit on bookings also limits
 * cancellations.
 * @throws Refusal 429
 */
export async function demandFewMails(
  trx: Kysely<Tables>,
  deps: BookingDeps,
  email: string,
): Promise<void> {
  const rows = await trx
    .selectFrom("bookings")
    .innerJoin("leads", "leads.id", "bookings.lead_id")
    .select(["leads.email", "bookings.sequence"])
    .where("bookings.updated_at", ">", deps.clock() - window)
    .execute();
  const recipient = recipientOf(email);
  const mails = rows
    .filter((row) => recipientOf(row.email) === recipient)
    // One mail for the booking, one for every change.
    .reduce((sum, { sequence }) => sum + sequence + 1, 0);
  if (mails >= mostMails)
    throw new Refusal(429, "limited", serverMessages.booking.manyMails, {
      retryAfter: window / 1000,
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
