import { expect, test } from "vitest";
import { addDays, addMonths, dateIn, lastDayOf, weekdayOf } from "./calendar-date.ts";

test("days and months are added over the ends of months, years and leap days", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  expect(addMonths("2026-12", 1)).toBe("2027-01");
  expect(addMonths("2026-01", -1)).toBe("2025-12");
  expect(addMonths("2026-01", 14)).toBe("2027-03");
});

test("a month knows its last day, a date its weekday", () => {
  expect(lastDayOf("2028-02")).toBe("2028-02-29");
  expect(lastDayOf("2026-11")).toBe("2026-11-30");
  expect(weekdayOf("2026-11-22")).toBe(0);
  expect(weekdayOf("2026-11-28")).toBe(6);
});

test("an instant has the date of the zone's calendar", () => {
  expect(dateIn("2026-01-01T03:00:00Z", "America/Denver")).toBe("2025-12-31");
  expect(dateIn("2026-01-01T20:00:00Z", "Asia/Tokyo")).toBe("2026-01-02");
});
