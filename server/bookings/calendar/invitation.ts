import { offsetAt } from "../zone-clock.ts";
import { escapeText, printLines, property, utcText, wallText } from "./calendar-text.ts";
import { timeZoneComponent } from "./time-zone-component.ts";

/** An address in a calendar entry. */
export interface Party {
  name: string;
  email: string;
}

/** One appointment in a calendar file. Instants: milliseconds since 1970. */
export interface CalendarEvent {
  /** The same id in every version of the appointment. */
  uid: string;
  /** Incremented by every change; a program keeps the highest it has seen. */
  sequence: number;
  /** When this version was made. */
  stamp: number;
  start: number;
  end: number;
  zone: string;
  state: "confirmed" | "cancelled";
  summary: string;
  description: string;
  location: string;
  organizer?: Party;
  attendees?: readonly Party[];
}

/**
 * REQUEST and CANCEL are invitations between people (RFC 5546) and name the organizer and the
 * invited person. PUBLISH is for a file to download or a feed to subscribe to.
 */
export type CalendarMethod = "REQUEST" | "CANCEL" | "PUBLISH";

/**
 * A calendar that programs fetch repeatedly: its name, and a zone that is written even when it has
 * no events.
 */
export interface Feed {
  name: string;
  zone: string;
  year: number;
}

const product = "-//Farline//Appointments//EN";

/** An iCalendar object (RFC 5545) with these events and the time zones they need. */
export function calendarFile(
  method: CalendarMethod,
  events: readonly CalendarEvent[],
  feed?: Feed,
): string {
  const firstYears = new Map<string, number>();
  // A calendar must have at least one component (RFC 5545, 3.6), so an empty feed still has its
  // zone.
  if (feed) firstYears.set(feed.zone, feed.year);
  for (const { zone, start } of events) {
    const year = new Date(start).getUTCFullYear();
    firstYears.set(zone, Math.min(year, firstYears.get(zone) ?? year));
  }
  return printLines([
    "BEGIN:VCALENDAR",
    property("VERSION", "2.0"),
    property("PRODID", product),
    property("CALSCALE", "GREGORIAN"),
    property("METHOD", method),
    ...(feed ? [property("X-WR-CALNAME", escapeText(feed.name))] : []),
    ...(feed ? [property("REFRESH-INTERVAL", "PT15M", { VALUE: "DURATION" })] : []),
    ...[...firstYears].flatMap(([zone, year]) => timeZoneComponent(zone, year)),
    ...events.flatMap((event) => eventComponent(method, event)),
    "END:VCALENDAR",
  ]);
}

function eventComponent(method: CalendarMethod, event: CalendarEvent): string[] {
  const invited = method === "PUBLISH" ? [] : (event.attendees ?? []);
  return [
    "BEGIN:VEVENT",
    property("UID", event.uid),
    property("SEQUENCE", String(event.sequence)),
    property("DTSTAMP", utcText(event.stamp)),
    property("DTSTART", localText(event.start, event.zone), { TZID: event.zone }),
    property("DTEND", localText(event.end, event.zone), { TZID: event.zone }),
    property("STATUS", event.state === "cancelled" ? "CANCELLED" : "CONFIRMED"),
    property("SUMMARY", escapeText(event.summary)),
    property("DESCRIPTION", escapeText(event.description)),
    property("LOCATION", escapeText(event.location)),
    property("TRANSP", "OPAQUE"),
    ...(event.organizer
      ? [property("ORGANIZER", `mailto:${event.organizer.email}`, { CN: event.organizer.name })]
      : []),
    ...invited.map((party) =>
      property("ATTENDEE", `mailto:${party.email}`, {
        CUTYPE: "INDIVIDUAL",
        ROLE: "REQ-PARTICIPANT",
        // The visitor picked the time, so the calendar program does not need to ask for a reply.
        PARTSTAT: "ACCEPTED",
        RSVP: "FALSE",
        CN: party.name,
      }),
    ),
    "END:VEVENT",
  ];
}

function localText(instant: number, zone: string): string {
  return wallText(instant + offsetAt(instant, zone));
}
