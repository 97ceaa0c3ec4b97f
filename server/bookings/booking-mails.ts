import { bookingMail } from "#content/booking-mail.ts";
import { pages } from "#content/pages.ts";
import { scheduling } from "#content/scheduling.ts";
import { site } from "#content/site.ts";
import type { LeadSource } from "#server/arrivals/read-lead-source.ts";
import { sayLeadSource } from "#server/arrivals/say-source.ts";
import type { Standing } from "#server/db/tables.ts";
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

const companySays: Record<BookingNews, string> = {
  booked: "Call booked",
  moved: "Call moved",
  cancelled: "Call canceled by the visitor",
  withdrawn: "Call canceled by us",
};

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
    headers: { "Auto-Submitted": "auto-generated" },
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
  const mark =
    trust && ["suspect", "unverified"].includes(trust.standing) ? `[${trust.standing}] ` : "";
  const standing = trust && (trust.reason ? `${trust.standing} (${trust.reason})` : trust.standing);
  return {
    to: deps.mailTo,
    replyTo: { name: booking.full_name, address: booking.email },
    subject: `${mark}${companySays[news]}: ${booking.full_name}, ${when}`,
    text: [
      `${companySays[news]}.`,
      "",
      `When: ${sayMoment(booking.start, deps.rules.zone)}, ${deps.rules.minutes} minutes`,
      `For the visitor: ${sayMoment(booking.start, booking.time_zone)}`,
      `How: ${scheduling.ways[booking.by].label}`,
      `Name: ${booking.full_name}`,
      `Email: ${booking.email}`,
      ...(booking.office_number ? [`Phone: ${booking.office_number}`] : []),
      ...(booking.message ? ["", booking.message] : []),
      "",
      "-- ",
      ...(trust ? sayLeadSource(trust.source, trust.source.touches) : []),
      ...(standing ? [`Captcha: ${standing}`] : []),
      `Booking: ${booking.id}`,
      `Reference: ${booking.lead_id}`,
      "",
    ].join("\n"),
    icalEvent: calendarPart(companyEvent(deps, booking)),
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

function calendarPart(event: CalendarEvent): NonNullable<OutgoingMail["icalEvent"]> {
  const method = event.state === "confirmed" ? "REQUEST" : "CANCEL";
  return { method, filename: "appointment.ics", content: calendarFile(method, [event]) };
}
