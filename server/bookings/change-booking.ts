import { serverMessages } from "#content/server-messages.ts";
import type { CaptchaPass } from "#server/captcha/require-captcha.ts";
import { spendCaptcha } from "#server/captcha/spend-captcha.ts";
import { oneAtATime } from "#server/db/one-at-a-time.ts";
import { Refusal } from "#server/http/refusal.ts";
import {
  bookAnswer,
  forgetAnswers,
  type GivenAnswer,
  type RequestKey,
} from "#server/http/request-keys.ts";
import { recordLeadEvent } from "#server/webhooks/record-event.ts";
import { bookingBody, enqueueNews } from "./accept-booking.ts";
import type { BookingDeps, RecordIn } from "./booking-deps.ts";
import type { BookingNews } from "./booking-mails.ts";
import { type Booking, cancelBooking, moveBooking } from "./booking-store.ts";
import { recipientOf, requireFewMails } from "./recipient-limit.ts";

/** A requested change, and the request that it came with. */
export interface BookingChange {
  /** The booking as read; it is changed only if it still has this sequence. */
  booking: Booking;
  /** The new time; omitted: cancel. */
  to?: { start: number; hold?: string | undefined };
  /** Who cancels. */
  by: "visitor" | "company";
  key: RequestKey | undefined;
  /** The captcha that a visitor's move used. */
  captcha?: CaptchaPass;
  /** Additional writes in the same transaction. */
  record?: RecordIn;
}

/**
 * Moves or cancels a booking and queues its mails in one transaction. The invitation keeps its UID
 * and gets the next SEQUENCE. `changed` is false when the same request was already answered.
 * @throws LinkSpent, SlotGone, Refusal 409, 429 (too many mails to one address) or 403 (replayed
 * captcha)
 */
export async function changeBooking(
  deps: BookingDeps,
  { booking, to, by, key, captcha, record }: BookingChange,
): Promise<{ answer: GivenAnswer; changed: boolean }> {
  const news: BookingNews = to ? "moved" : by === "visitor" ? "cancelled" : "withdrawn";
  const changed: Booking = {
    ...booking,
    ...(to ? { start: to.start } : { state: "cancelled" }),
    sequence: booking.sequence + 1,
    updated_at: deps.clock(),
  };
  const answer = { status: 200, body: JSON.stringify(bookingBody(deps, changed, news)) };
  return deps.database.commit(async (trx) => {
    const given = { ...answer, leadId: booking.lead_id };
    const before = key && (await bookAnswer(trx, deps.database.now, key, given));
    if (before) return { answer: before, changed: false };
    if (booking.state === "confirmed" && to?.start === booking.start)
      throw new Refusal(422, "invalid", serverMessages.booking.sameTime);
    if (captcha?.use) await spendCaptcha(trx, captcha.use);
    if (to) {
      await oneAtATime(trx, deps.database.engine, recipientOf(booking.email));
      await requireFewMails(trx, deps, booking.email);
      await moveBooking(trx, deps, booking, to);
    } else await cancelBooking(trx, deps, booking);
    // The visitor may book the former time again.
    await forgetAnswers(trx, { leadId: booking.lead_id, except: key });
    await enqueueNews(trx, deps, changed, news);
    const event = to ? "booking.moved" : "booking.cancelled";
    await recordLeadEvent(trx, deps.database.now, event, booking.lead_id);
    await record?.(trx);
    return { answer, changed: true };
  });
}
