import { expect, test } from "vitest";
import { addMonths } from "#contract/calendar-date.ts";
import { clampDay, dayAfterKey, weekdays, weeksOf } from "./month-days.ts";

test("every day of a month stands once, under its weekday", () => {
  for (const month of ["2026-02", "2026-08", "2028-02", "2026-11"]) {
    const weeks = weeksOf(month);
    const days = weeks.flat().filter((day) => day !== undefined);
    expect(new Set(days).size).toBe(days.length);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    for (const week of weeks)
      for (const [weekday, day] of week.entries())
        if (day) expect(new Date(`${day}T00:00Z`).getUTCDay()).toBe(weekday);
  }
  expect(weeksOf("2026-02").flat().filter(Boolean)).toHaveLength(28);
  expect(weeksOf("2028-02").flat().filter(Boolean)).toHaveLength(29);
});

test("a month may need four, five or six weeks", () => {
  expect(weeksOf("2026-02")).toHaveLength(4);
  expect(weeksOf("2026-03")).toHaveLength(5);
  expect(weeksOf("2026-08")).toHaveLength(6);
});

test.each([
  ["ArrowLeft", "2026-03-01", "2026-02-28"],
  ["ArrowRight", "2026-03-31", "2026-04-01"],
  ["ArrowUp", "2026-03-03", "2026-02-24"],
  ["ArrowDown", "2026-03-17", "2026-03-24"],
  ["Home", "2026-03-17", "2026-03-15"],
  ["End", "2026-03-17", "2026-03-21"],
  ["PageUp", "2026-03-31", "2026-02-28"],
  ["PageDown", "2026-01-31", "2026-02-28"],
  ["PageDown", "2026-12-05", "2027-01-05"],
])("%s leads from %s to %s", (key, from, to) => {
  expect(dayAfterKey(from, key)).toBe(to);
});

test("other keys lead nowhere", () => {
  expect(dayAfterKey("2026-03-17", "Enter")).toBeUndefined();
});

test("no key leads out of the months that can be opened", () => {
  expect(clampDay("2026-02-28", "2026-03", "2026-05")).toBe("2026-03-01");
  expect(clampDay("2026-06-01", "2026-03", "2026-05")).toBe("2026-05-31");
  expect(clampDay("2026-04-07", "2026-03", "2026-05")).toBe("2026-04-07");
});

test("months go over the year, weekdays begin on Sunday", () => {
  expect(addMonths("2026-12", 1)).toBe("2027-01");
  expect(addMonths("2026-01", -1)).toBe("2025-12");
  expect(weekdays[0]).toEqual({ short: "Sun", long: "Sunday" });
});
