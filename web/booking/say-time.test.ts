import { expect, test } from "vitest";
import { dateIn } from "#contract/calendar-date.ts";
import { sayDay, sayTime } from "#contract/say-time.ts";
import { cityOf, endOf, sayMonth, sayRange, sayZone } from "./say-time.ts";

test("an instant reads differently on two clocks", () => {
  const instant = "2026-03-17T16:30:00.000Z";
  expect(sayTime(instant, "America/Denver")).toBe("10:30 am");
  expect(sayTime(instant, "Asia/Kolkata")).toBe("10:00 pm");
});

test("a call over noon says both halves of the day", () => {
  const start = "2026-03-17T17:30:00.000Z";
  expect(sayRange(start, endOf(start), "America/Denver")).toBe("11:30 am to 12:00 pm");
  expect(sayRange(start, endOf(start), "America/New_York")).toBe("1:30 to 2:00 pm");
});

test("days and months", () => {
  expect(sayDay("2026-03-17", "short")).toBe("Tue 17 March");
  expect(sayDay("2026-03-17", "full")).toBe("Tuesday 17 March 2026");
  expect(sayMonth("2026-12")).toBe("December 2026");
  expect(sayMonth("2026-12", "alone")).toBe("December");
});

test("the date is the one on the zone's calendar", () => {
  expect(dateIn("2026-03-17T23:30:00.000Z", "Australia/Sydney")).toBe("2026-03-18");
  expect(dateIn("2026-01-01T03:00:00.000Z", "America/Denver")).toBe("2025-12-31");
});

test("zones by the words people have for them", () => {
  expect(sayZone("America/Denver")).toBe("Mountain Time");
  expect(sayZone("America/Argentina/Buenos_Aires")).toBe("Buenos Aires time");
  expect(cityOf("UTC")).toBe("UTC");
});
