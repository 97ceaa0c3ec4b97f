import { bookingMail, companyBookingMail as words } from "#content/booking-mail-words.ts";
import { leadMailWords } from "#content/lead-mail-words.ts";
import { pages } from "#content/pages.ts";
import { scheduling } from "#content/scheduling.ts";
import { site } from "#content/site.ts";
import type { LeadSource } from "#server/arrivals/read-lead-source.ts";
import { sayLeadSource } from "#server/arrivals/say-source.ts";
import type { Standing } from "#server/db/tables.ts";
import { sayStanding, standingMark } from "#server/leads/standing-mark.ts";
import type { OutgoingMail } from "#server/outbox/outgoing-mail.ts";
import { companyEvent, tokenOf, visitorEvent } from "./appointment.ts";
import type { BookingDeps } from "./booking-deps.ts";
import type { Booking } from "./booking-store.ts";
import { type CalendarEvent, calendarFile } from "./calendar/invitation.ts";
import { isPlainName } from "./plain-name.ts";
import { sayMoment, sayMomentShort } from "./say-moment.ts";

/** What happened to a booking; `withdrawn`: the company canceled it. */
export type BookingNews = "booked" | "moved" | "cancelled" | "withdrawn";

/** How far a new booking is trusted, and where its visitor came from. */
export interface BookingTrust {
  standing: Standing;
  reason: string;
  source: LeadSource;
}

/** The mail to the visitor, with the invitation or its cancellation. */
export function visitorMail(deps: BookingDeps, booking: Booking, news: BookingNews): OutgoingMail {
  const { subject, text } = bookingMail.news[news];
  const page = `${deps.siteUrl}${pages.booking.path}`;
  const link =
    booking.state === "confirmed"
      ? [bookingMail.change, `${page}?token=${tokenOf(deps, booking)}`]
      : [bookingMail.another, page];
  return {
    to: booking.email,
    replyTo: { name: site.name, address: deps.mailTo },
    subject: bookingMail.subject(subject, sayMomentShort(booking.start, booking.time_zone)),
    text: [
      ...(isPlainName(booking.full_name) ? [`${booking.full_name},`, ""] : []),
      text,
      "",
      bookingMail.call,
      bookingMail.time(sayMoment(booking.start, booking.time_zone), deps.rules.minutes),
      scheduling.ways[booking.by].place,
      "",
      ...link,
      "",
      bookingMail.signature,
      "",
    ].join("\n"),
    icalEvent: calendarPart(visitorEvent(deps, booking)),
  };
}

/** The mail to the company; a reply to it goes to the visitor. */
export function companyMail(
  deps: BookingDeps,
  booking: Booking,
  news: BookingNews,
  trust: BookingTrust | undefined,
): OutgoingMail {
  const when = sayMomentShort(booking.start, deps.rules.zone);
  const mark = trust ? standingMark(trust.standing) : "";
  return {
    to: deps.mailTo,
    replyTo: { name: booking.full_name, address: booking.email },
    subject: `${mark}${words.news[news]}: ${booking.full_name}, ${when}`,
    text: [
      `${words.news[news]}.`,
      "",
      words.when(sayMoment(booking.start, deps.rules.zone), deps.rules.minutes),
      words.forVisitor(sayMoment(booking.start, booking.time_zone)),
      words.way(scheduling.ways[booking.by].label),
      words.name(booking.full_name),
      words.email(booking.email),
      ...(booking.office_number ? [words.phone(booking.office_number)] : []),
      ...(booking.message ? ["", booking.message] : []),
      "",
      "-- ",
      ...(trust ? sayLeadSource(trust.source, trust.source.touches) : []),
      ...(trust ? [leadMailWords.captcha(sayStanding(trust))] : []),
      words.booking(booking.id),
      leadMailWords.reference(booking.lead_id),
      "",
    ].join("\n"),
    icalEvent: calendarPart(companyEvent(deps, booking)),
  };
}

function calendarPart(event: CalendarEvent): NonNullable<OutgoingMail["icalEvent"]> {
  const method = event.state === "confirmed" ? "REQUEST" : "CANCEL";
  return { method, filename: "appointment.ics", content: calendarFile(method, [event]) };
}
