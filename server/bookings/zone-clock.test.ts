import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { sayTime } from "#contract/say-time.ts";
import { countFormats } from "#server/testing/count-formats.ts";
import { instantOf, offsetAt, wallTimeAt } from "./zone-clock.ts";

const zones = [
  "America/Denver",
  "America/New_York",
  "Europe/London",
  "Australia/Sydney",
  "Asia/Kolkata",
  "America/Sao_Paulo",
];

/** Every clock change of the zone from 2015 (São Paulo still changed its clocks) to 2030. */
function changesOf(zone: string): Temporal.ZonedDateTime[] {
  const changes = [];
  let at = Temporal.ZonedDateTime.from(`2015-01-01T00:00[${zone}]`);
  for (;;) {
    const next = at.getTimeZoneTransition("next");
    if (!next || next.year > 2030) return changes;
    changes.push(next);
    at = next;
  }
}

describe.each(zones)("the wall clock of %s", (zone) => {
  it("agrees with Temporal at every quarter of an hour around every clock change", () => {
    const changes = changesOf(zone);
    const checked =
      changes.length > 0 ? changes : [Temporal.ZonedDateTime.from(`2026-03-08T00:00[${zone}]`)];
    for (const change of checked) {
      const wall = change.toPlainDateTime();
      for (let quarter = -40; quarter <= 40; quarter += 1) {
        const plain = wall.add({ minutes: quarter * 15 });
        const truth = plain.toZonedDateTime(zone, { disambiguation: "compatible" });
        const date = plain.toPlainDate().toString();
        const minutes = plain.hour * 60 + plain.minute;
        expect(instantOf({ date, minutes }, zone)).toBe(truth.epochMilliseconds);

        const instant = change.add({ minutes: quarter * 15 });
        expect(offsetAt(instant.epochMilliseconds, zone)).toBe(instant.offsetNanoseconds / 1e6);
        expect(wallTimeAt(instant.epochMilliseconds, zone)).toEqual({
          date: instant.toPlainDate().toString(),
          minutes: instant.hour * 60 + instant.minute,
        });
      }
    }
  });

  it("sees the clock changed in both directions, where it is changed at all", () => {
    const directions = changesOf(zone).map((change) => {
      const earlier = change.subtract({ seconds: 1 }).offsetNanoseconds;
      return Math.sign(change.offsetNanoseconds - earlier);
    });
    const expected = zone === "Asia/Kolkata" ? [] : [-1, 1];
    expect([...new Set(directions)].sort((a, b) => a - b)).toEqual(expected);
  });
});

describe("the formats of the clock", () => {
  it("are one a zone, however it is spelled, and few for any number of zones", () => {
    using formats = countFormats();
    for (const zone of ["pacific/FIJI", "PACIFIC/fiji", "Pacific/Fiji"]) offsetAt(0, zone);
    expect(formats.made).toBe(1);
    const all = Intl.supportedValuesOf("timeZone");
    for (const zone of all) offsetAt(0, zone);
    // The most recently used format is still cached; the oldest was dropped.
    formats.made = 0;
    offsetAt(0, all.at(-1) ?? "");
    expect(formats.made).toBe(0);
    offsetAt(0, all[0] ?? "");
    expect(formats.made).toBe(1);
  });
});

describe("the formats of times that people read", () => {
  it("are one a zone too, however it is spelled", () => {
    using formats = countFormats();
    for (const zone of ["pacific/TARAWA", "PACIFIC/tarawa", "Pacific/Tarawa"]) sayTime(0, zone);
    expect(formats.made).toBe(1);
  });
});
