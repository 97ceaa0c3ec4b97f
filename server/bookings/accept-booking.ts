import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { scheduling } from "#content/scheduling.ts";
import { serverMessages } from "#content/server-messages.ts";
import type { BookingBody, BookingDetails } from "#contract/booking.ts";
import { spendCaptcha } from "#server/captcha/spend-captcha.ts";
import { oneAtATime } from "#server/db/one-at-a-time.ts";
import type { Tables } from "#server/db/tables.ts";
import { bookAnswer, type GivenAnswer } from "#server/http/request-keys.ts";
import { insertLead } from "#server/leads/insert-lead.ts";
import type { LeadRequest } from "#server/leads/lead-request.ts";
import { enqueueMail } from "#server/outbox/enqueue-mail.ts";
import { recordLeadEvent } from "#server/webhooks/record-event.ts";
import { appointmentOf, tokenOf } from "./appointment.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { type BookingNews, type BookingTrust, companyMail, visitorMail } from "./booking-mails.ts";
import { type Booking, requireFewAhead, requireOpen, storeBooking } from "./booking-store.ts";
import { recipientOf, requireFewMails } from "./recipient-limit.ts";
import { sayMomentShort } from "./say-moment.ts";

export interface NewBooking extends LeadRequest {
  details: BookingDetails;
}

/**
 * Writes a lead, its booking, its time slot, the mails with the invitation, the request key and the
 * used captcha in one transaction, and resolves once they are on disk. `stored` is undefined when
 * the same request was already answered.
 * @throws SlotGone; Refusal 409, 429 (too many mails to one address) or 403 (replayed captcha).
 * After an error nothing has been stored.
 */
export async function acceptBooking(
  deps: BookingDeps,
  { details, standing, reason, key, captcha, source, lines }: NewBooking,
): Promise<{ answer: GivenAnswer; stored: string | undefined }> {
  const { now, commit } = deps.database;
  const booking = newBooking(deps, details);
  const answer = { status: 201, body: JSON.stringify(bookingBody(deps, booking, "booked")) };
  return commit(async (trx) => {
    const before = key && (await bookAnswer(trx, now, key, { ...answer, leadId: booking.lead_id }));
    if (before) return { answer: before, stored: undefined };
    await requireOpen(trx, deps, booking.start, { hold: details.hold });
    await oneAtATime(trx, deps.database.engine, recipientOf(booking.email));
    await requireFewAhead(trx, deps, booking.email);
    await requireFewMails(trx, deps, booking.email);
    if (captcha.use) await spendCaptcha(trx, captcha.use);
    const lead = leadOf(deps, details);
    const trust = { standing, reason, source };
    await insertLead(trx, now, { id: booking.lead_id, lead, consents: [], ...trust, lines });
    const { full_name, email, office_number, message, ...row } = booking;
    await storeBooking(trx, deps, row, details.hold);
    await enqueueNews(trx, deps, booking, "booked", trust);
    await recordLeadEvent(trx, now, "lead.created", booking.lead_id);
    await recordLeadEvent(trx, now, "booking.created", booking.lead_id);
    return { answer, stored: booking.id };
  });
}

/** Queues the mails that notify the visitor and the company. */
export async function enqueueNews(
  trx: Kysely<Tables>,
  deps: BookingDeps,
  booking: Booking,
  news: BookingNews,
  trust?: BookingTrust,
): Promise<void> {
  const mails = [visitorMail(deps, booking, news), companyMail(deps, booking, news, trust)];
  for (const mail of mails)
    await enqueueMail(trx, deps.database.now, { id: randomUUID(), leadId: booking.lead_id, mail });
}

/** The response to the pages after a change. */
export function bookingBody(deps: BookingDeps, booking: Booking, news: BookingNews): BookingBody {
  return {
    message: serverMessages.booking[news],
    token: tokenOf(deps, booking),
    appointment: appointmentOf(deps, booking),
  };
}

function newBooking(deps: BookingDeps, details: BookingDetails): Booking {
  return {
    id: randomUUID(),
    lead_id: randomUUID(),
    start: Date.parse(details.slot),
    state: "confirmed",
    sequence: 0,
    by: details.by,
    time_zone: details.timeZone,
    created_at: deps.clock(),
    updated_at: deps.clock(),
    outcome: "",
    full_name: details.fullName,
    email: details.email,
    office_number: details.officeNumber,
    message: details.message,
  };
}

function leadOf(deps: BookingDeps, details: BookingDetails) {
  const when = sayMomentShort(Date.parse(details.slot), deps.rules.zone);
  return {
    fullName: details.fullName,
    email: details.email,
    officeNumber: details.officeNumber,
    mobileNumber: "",
    subject: `${scheduling.title}: ${when}`,
    message: details.message,
  };
}
