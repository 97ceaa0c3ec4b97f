import { expect, it } from "vitest";
import { lastDays } from "./last-days.ts";

it("are as many as asked for, around a change of the clock too", () => {
  const zone = "America/Denver";
  const lastHourOfALongDay = Date.parse("2026-11-02T06:30:00Z");
  expect(lastDays(2, lastHourOfALongDay, zone)).toEqual({ from: "2026-10-31", to: "2026-11-01" });
  const firstHourAfterAShortDay = Date.parse("2026-03-09T06:30:00Z");
  expect(lastDays(2, firstHourAfterAShortDay, zone)).toEqual({
    from: "2026-03-08",
    to: "2026-03-09",
  });
  expect(lastDays(1, firstHourAfterAShortDay, zone)).toEqual({
    from: "2026-03-09",
    to: "2026-03-09",
  });
});
