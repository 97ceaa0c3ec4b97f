import { expect, it } from "vitest";
import { calendarLinks } from "./calendar-links.ts";

it("opens the same instants in both calendars", () => {
  const links = calendarLinks({
    start: Date.parse("2026-03-17T16:30:00Z"),
    end: Date.parse("2026-03-17T17:00:00Z"),
    summary: "Call & talk",
    description: "One\nTwo",
    location: "By phone",
  });
  const google = new URL(links.google).searchParams;
  expect(google.get("dates")).toBe("20260317T163000Z/20260317T170000Z");
  expect(google.get("details")).toBe("One\nTwo");
  const outlook = new URL(links.outlook).searchParams;
  expect(outlook.get("startdt")).toBe("2026-03-17T16:30:00.000Z");
  expect(outlook.get("subject")).toBe("Call & talk");
  expect(links.outlook).not.toContain("+");
});
