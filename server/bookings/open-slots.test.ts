import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { type OpenStretch, type SchedulingRules, scheduling } from "#content/scheduling.ts";
import { offeredSlots } from "./open-slots.ts";

const hour = 3_600_000;
const zones = [
  "America/Denver",
  "America/New_York",
  "Europe/London",
  "Australia/Sydney",
  "Asia/Kolkata",
  "America/Sao_Paulo",
];

const everyDay = (from: number, to: number) =>
  Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((weekday) => [weekday, [{ from, to }]])) as Record<
    number,
    OpenStretch[]
  >;

function rules(changed: Partial<SchedulingRules>): SchedulingRules {
  return { ...scheduling, noticeHours: 0, daysOff: [], ...changed };
}

const clock = (zone: string, slots: number[]) =>
  slots.map((slot) => {
    const at = Temporal.Instant.fromEpochMilliseconds(slot).toZonedDateTimeISO(zone);
    return at.toPlainTime().toString({ smallestUnit: "minute" });
  });

const dayOf = (zone: string, date: string) => {
  const start = Temporal.PlainDate.from(date).toZonedDateTime(zone);
  return { start: start.epochMilliseconds, end: start.add({ days: 1 }).epochMilliseconds };
};

describe("office hours on the days around a clock change", () => {
  it.each([
    ["America/Denver", "2026-03-08"],
    ["America/Denver", "2026-11-01"],
    ["America/New_York", "2026-03-08"],
    ["America/New_York", "2026-11-01"],
    ["Europe/London", "2026-03-29"],
    ["Europe/London", "2026-10-25"],
    ["Australia/Sydney", "2026-04-05"],
    ["Australia/Sydney", "2026-10-04"],
    ["America/Sao_Paulo", "2018-02-18"],
    ["America/Sao_Paulo", "2018-11-04"],
    ["Asia/Kolkata", "2026-03-08"],
  ])("open at nine by the clock of %s, %s", (zone, date) => {
    const open = rules({ zone, hours: everyDay(9 * 60, 10.5 * 60) });
    for (const days of [-1, 0, 1]) {
      const day = Temporal.PlainDate.from(date).add({ days }).toString();
      const within = dayOf(zone, day);
      const slots = offeredSlots(open, within.start, within);
      expect(clock(zone, slots)).toEqual(["09:00", "09:30", "10:00"]);
    }
  });
});

describe("hours that a clock change falls into", () => {
  const night = (zone: string) => rules({ zone, hours: everyDay(0, 4 * 60) });
  const lost = ["00:00", "00:30", "01:00", "01:30", "03:00", "03:30"];
  const repeated = ["01:00", "01:30", "01:00", "01:30"];

  it("offers nothing in the hour that the clock skips", () => {
    const within = dayOf("America/Denver", "2026-03-08");
    const slots = offeredSlots(night("America/Denver"), within.start, within);
    expect(clock("America/Denver", slots)).toEqual(lost);
  });

  it("offers the hour that the clock shows twice twice, as different instants", () => {
    const within = dayOf("America/Denver", "2026-11-01");
    const slots = offeredSlots(night("America/Denver"), within.start, within);
    expect(clock("America/Denver", slots).slice(2, 6)).toEqual(repeated);
    expect(new Set(slots).size).toBe(10);
  });
});

describe("what the rules leave out", () => {
  it("keeps weekends, days off, the notice and the horizon free", () => {
    const now = Date.parse("2026-11-20T17:00:00Z");
    const thanksgiving = { name: "Thanksgiving", month: 11, weekday: 4, nth: 4 };
    const some = { ...scheduling, noticeHours: 4, horizonDays: 10, daysOff: [thanksgiving] };
    const century = { start: 0, end: now + 36_500 * 24 * hour };
    const slots = offeredSlots(some, now, century);
    const dates = new Set(slots.map((slot) => new Date(slot).toISOString().slice(0, 10)));
    expect([...dates]).toEqual([
      "2026-11-20",
      "2026-11-23",
      "2026-11-24",
      "2026-11-25",
      "2026-11-27",
      "2026-11-30",
    ]);
    expect(slots[0]).toBe(now + 4 * hour);
  });
});

const anyRules = fc
  .record({
    zone: fc.constantFrom(...zones, "Australia/Lord_Howe", "Asia/Kathmandu"),
    minutes: fc.constantFrom(15, 20, 30, 45, 60),
    step: fc.constantFrom(15, 30, 40, 60),
    noticeHours: fc.integer({ min: 0, max: 72 }),
    horizonDays: fc.integer({ min: 1, max: 30 }),
    open: fc.integer({ min: 0, max: 1380 }),
    length: fc.integer({ min: 15, max: 900 }),
  })
  .map(({ open, length, ...rest }) => {
    const close = Math.min(open + length, 1440);
    return { ...rules({ ...rest, hours: everyDay(open, close) }), open, close };
  });

describe("any rules, at any moment", () => {
  it("offer times that are ascending, apart, within the hours, the notice and the horizon", () => {
    const instants = fc.integer({ min: Date.UTC(2017, 0), max: Date.UTC(2030, 0) });
    fc.assert(
      fc.property(anyRules, instants, (some, now) => {
        const within = { start: now, end: now + 40 * 24 * hour };
        const slots = offeredSlots(some, now, within);
        const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(some.zone);
        const horizon = today.startOfDay().add({ days: some.horizonDays + 1 });
        let previous = Number.NEGATIVE_INFINITY;
        for (const slot of slots) {
          expect(slot - previous).toBeGreaterThanOrEqual(some.step * 6e4);
          expect(slot).toBeGreaterThanOrEqual(now + some.noticeHours * hour);
          expect(slot).toBeLessThan(horizon.epochMilliseconds);
          const start = Temporal.Instant.fromEpochMilliseconds(slot).toZonedDateTimeISO(some.zone);
          const wall = (minutes: number) =>
            start.toPlainDate().toPlainDateTime().add({ minutes }).toZonedDateTime(some.zone);
          expect(slot).toBeGreaterThanOrEqual(wall(some.open).epochMilliseconds);
          expect(slot + some.minutes * 6e4).toBeLessThanOrEqual(wall(some.close).epochMilliseconds);
          previous = slot;
        }
      }),
      { numRuns: 150 },
    );
  });
});
