import { bookingMail, companyBookingMail as words } from "#content/booking-mail-words.ts";
import { pages } from "#content/pages.ts";
import { scheduling } from "#content/scheduling.ts";
import { site } from "#content/site.ts";
import { type Appointment, bookingEndpoints } from "#contract/booking.ts";
import type { BookingDeps } from "./booking-deps.ts";
import type { Booking } from "./booking-store.ts";
import { calendarLinks } from "./calendar/calendar-links.ts";
import type { CalendarEvent } from "./calendar/invitation.ts";
import { isChangeable } from "./is-changeable.ts";
import { type BookingLink, signLink } from "./link-token.ts";
import { isPlainName } from "./plain-name.ts";

/** The token for the next change to a booking. */
export function tokenOf(deps: Pick<BookingDeps, "linkSecret">, booking: BookingLink): string {
  return signLink(booking, deps.linkSecret);
}

/**
 * A booking as the holder of a link sees it. `used`: the link was followed before. A used link may
 * survive in old mails, logs and browser histories, so it no longer shows names.
 */
export function appointmentOf(
  deps: BookingDeps,
  booking: Booking,
  used: BookingLink = booking,
): Appointment {
  const token = tokenOf(deps, used);
  const event = visitorEvent(deps, booking, used);
  const newest = used.sequence === booking.sequence;
  const current = newest && booking.state === "confirmed";
  return {
    start: new Date(event.start).toISOString(),
    end: new Date(event.end).toISOString(),
    state: booking.state,
    changeable: newest && isChangeable(booking, deps.clock()),
    fullName: newest ? booking.full_name : "",
    email: current ? booking.email : "",
    officeNumber: current ? booking.office_number : "",
    by: booking.by,
    timeZone: booking.time_zone,
    title: scheduling.title,
    host: `${scheduling.host}, ${site.name}`,
    links: {
      ...calendarLinks(event),
      ics: `${bookingEndpoints.invite}?token=${token}`,
      manage: `${pages.booking.path}?token=${token}`,
    },
  };
}

/**
 * The entry in the visitor's calendar. It carries the same link that the request came with: a newer
 * one would let the holder of a used link keep making changes.
 */
export function visitorEvent(
  deps: BookingDeps,
  booking: Booking,
  link: BookingLink = booking,
): CalendarEvent {
  const manage = `${deps.siteUrl}${pages.booking.path}?token=${tokenOf(deps, link)}`;
  return {
    ...entry(deps, booking),
    summary: bookingMail.entry.title,
    description: [
      bookingMail.entry.host,
      ...(booking.state === "confirmed" ? [bookingMail.entry.change(manage)] : []),
      bookingMail.entry.questions(deps.mailTo),
    ].join("\n"),
  };
}

/** The entry in the company's calendar, with what the visitor left. */
export function companyEvent(deps: BookingDeps, booking: Booking): CalendarEvent {
  return {
    ...entry(deps, booking),
    summary: words.entry(booking.full_name),
    location: words.place[booking.by](booking.office_number),
    description: [
      words.email(booking.email),
      ...(booking.office_number ? [words.phone(booking.office_number)] : []),
      ...(booking.message ? ["", booking.message] : []),
    ].join("\n"),
  };
}

function entry(deps: BookingDeps, booking: Booking) {
  const company = { name: site.name, email: deps.mailTo };
  const visitor = isPlainName(booking.full_name) ? booking.full_name : booking.email;
  return {
    uid: booking.id,
    sequence: booking.sequence,
    stamp: booking.updated_at,
    start: booking.start,
    end: booking.start + deps.rules.minutes * 60_000,
    zone: deps.rules.zone,
    state: booking.state,
    location: scheduling.ways[booking.by].place,
    // Mail programs trust an invitation only when the sender of the mail is its organizer.
    organizer: { name: site.name, email: deps.mailFrom },
    attendees: [
      { name: visitor, email: booking.email },
      ...(deps.mailTo === deps.mailFrom ? [] : [company]),
    ],
  };
}
