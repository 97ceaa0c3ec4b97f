import { expect, test } from "vitest";
import type { SlotMonth } from "#contract/booking.ts";
import { sayNextTime } from "./say-next-time.ts";

const now = Date.parse("2031-08-25T12:00:00Z");
const month = (...days: [date: string, ...slots: SlotMonth["days"][number]["slots"]][]) => ({
  month: "2031-08",
  zone: "America/Denver",
  companyZone: "America/Denver",
  minutes: 30,
  firstMonth: "2031-08",
  lastMonth: "2031-09",
  days: days.map(([date, ...slots]) => ({ date, slots })),
});
const taken = { start: "2031-08-26T15:00:00.000Z", state: "taken" } as const;
const open = { start: "2031-08-26T15:30:00.000Z", state: "open" } as const;

test("the first free time is said by its weekday, on the visitor's clock", () => {
  expect(sayNextTime(month(["2031-08-26", taken, open]), now)).toContain("Tue 9:30 am");
});

test("a day a week ahead or more is said with its date", () => {
  const later = { start: "2031-09-02T16:00:00.000Z", state: "open" } as const;
  const said = sayNextTime(month(["2031-08-26", taken], ["2031-09-02", later]), now);
  expect(said).toContain("Tue 2 September 10:00 am");
});

test("where nothing is free nothing is promised", () => {
  expect(sayNextTime(month(["2031-08-26", taken]), now)).toBeUndefined();
});
