import { expect, it } from "vitest";
import { dayOf, sayClock, sayClockExactly, sayDay, sayWhen } from "./say-time.ts";

const at = Date.parse("2026-11-25T03:05:07Z");

it("says times in the company's zone", () => {
  expect(sayClock(at)).toBe("8:05 pm");
  expect(sayClockExactly(at)).toBe("8:05:07 pm");
  expect(dayOf(at)).toBe("2026-11-24");
});

it("says the day where it is not today, and the year where it is another", () => {
  expect(sayWhen(at, at + 60_000)).toBe("today 8:05 pm");
  expect(sayWhen(at, at + 86_400_000)).toBe("Tue 24 Nov, 8:05 pm");
  expect(sayDay(at, Date.parse("2027-02-01T12:00:00Z"))).toBe("Tue 24 Nov 2026");
});
