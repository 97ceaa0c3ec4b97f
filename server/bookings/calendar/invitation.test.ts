import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { type CalendarEvent, calendarFile } from "./invitation.ts";

const event: CalendarEvent = {
  uid: "b0a7f0de-0000-4000-8000-000000000001",
  sequence: 2,
  stamp: Date.parse("2026-03-02T10:00:00Z"),
  start: Date.parse("2026-03-17T16:30:00Z"),
  end: Date.parse("2026-03-17T17:00:00Z"),
  zone: "America/Denver",
  state: "confirmed",
  summary: "Introduction call: Dana, with Farline",
  description: "First line; with a semicolon\nSecond line \\ with a backslash",
  location: "By phone",
  organizer: { name: "Farline", email: "hello@farline.example" },
  attendees: [{ name: 'Dana "D" Whitfield; Esq.', email: "dana@halewhitfield.example" }],
};

/** Reads a file with an independent parser, using only the time zones in the file. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents("vevent").map((part) => new ICAL.Event(part));
  return { calendar, events };
}

describe("an invitation", () => {
  const text = calendarFile("REQUEST", [event]);
  const { calendar, events } = read(text);
  const component = events[0]?.component;

  it("is a request between organizer and visitor that a parser reads back", () => {
    expect(calendar.getFirstPropertyValue("method")).toBe("REQUEST");
    expect(events[0]).toMatchObject({
      uid: event.uid,
      sequence: 2,
      summary: event.summary,
      description: event.description,
      location: event.location,
      organizer: "mailto:hello@farline.example",
    });
    const attendee = component?.getFirstProperty("attendee");
    expect(attendee?.getFirstValue()).toBe("mailto:dana@halewhitfield.example");
    expect(attendee?.getFirstParameter("cn")).toBe("Dana 'D' Whitfield; Esq.");
    expect(component?.getFirstPropertyValue("status")).toBe("CONFIRMED");
  });

  it("carries the zone of the company, and starts and ends when it should", () => {
    expect(component?.getFirstProperty("dtstart")?.getFirstParameter("tzid")).toBe(
      "America/Denver",
    );
    expect(events[0]?.startDate.toJSDate().getTime()).toBe(event.start);
    expect(events[0]?.endDate.toJSDate().getTime()).toBe(event.end);
  });

  it("says what a cancellation must say", () => {
    const cancelled = read(calendarFile("CANCEL", [{ ...event, state: "cancelled", sequence: 3 }]));
    expect(cancelled.calendar.getFirstPropertyValue("method")).toBe("CANCEL");
    expect(cancelled.events[0]).toMatchObject({ uid: event.uid, sequence: 3 });
    expect(cancelled.events[0]?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
  });

  it("invites nobody when it is a file to download", () => {
    const published = read(calendarFile("PUBLISH", [event]));
    expect(published.events[0]?.attendees).toEqual([]);
  });
});

describe("the time zone of a file", () => {
  it.each([
    "America/Denver",
    "America/New_York",
    "Europe/London",
    "Australia/Sydney",
    "Asia/Kolkata",
    "America/Sao_Paulo",
    "Australia/Lord_Howe",
    "Africa/Casablanca",
    "Africa/Cairo",
  ])("%s is read as the instants that were meant", (zone) => {
    // Skips the hour that the clock shows twice: local times cannot tell the two apart.
    const starts = fc.integer({ min: Date.UTC(2024, 0) / 6e4, max: Date.UTC(2031, 0) / 6e4 });
    fc.assert(
      fc.property(starts, (minute) => {
        const start = minute * 60_000;
        const { events } = read(calendarFile("REQUEST", [{ ...event, zone, start, end: start }]));
        const readStart = events[0]?.startDate.toJSDate().getTime() ?? 0;
        const twice = Math.abs(readStart - start) <= 3_600_000 && isShownTwice(zone, start);
        expect(twice || readStart === start).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it("is one yearly rule each way where the rule is the same every year", () => {
    const text = calendarFile("REQUEST", [event]);
    expect(text.match(/RRULE:.*/g)).toEqual([
      "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
      "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
    ]);
  });
});

function isShownTwice(zone: string, instant: number): boolean {
  const shown = (at: number) =>
    new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      dateStyle: "short",
      timeStyle: "short",
    }).format(at);
  return [-3_600_000, -1_800_000, 1_800_000, 3_600_000].some(
    (away) => shown(instant + away) === shown(instant),
  );
}

describe("lines", () => {
  it("end in CRLF and are at most 75 octets, and any text survives", () => {
    const words = fc.string({ unit: "grapheme", maxLength: 300 });
    fc.assert(
      fc.property(words, words, (summary, name) => {
        const text = calendarFile("REQUEST", [
          { ...event, summary, attendees: [{ name, email: "a@b.example" }] },
        ]);
        for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThan(76);
        expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
        const { events } = read(text);
        expect(events[0]?.attendees).toHaveLength(1);
        expect(events[0]?.uid).toBe(event.uid);
        const plain = summary.replace(/\p{Cc}/gu, "");
        expect(events[0]?.summary.replace(/\p{Cc}/gu, "")).toBe(plain);
      }),
    );
  });

  it("cannot be forged by a visitor's text", () => {
    const forged = 'Eve"\r\nATTENDEE:mailto:eve@evil.example\r\nX:';
    const { events } = read(
      calendarFile("REQUEST", [
        { ...event, summary: forged, attendees: [{ name: forged, email: "eve@example.com" }] },
      ]),
    );
    expect(events[0]?.attendees.map((who) => who.getFirstValue())).toEqual([
      "mailto:eve@example.com",
    ]);
  });
});
