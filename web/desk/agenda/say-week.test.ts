import { expect, it } from "vitest";
import { placeOf, sayHour, sayMinutes, sayRange, sayWeek } from "./say-week.ts";

it("says a week with one month, with two, and with its year when that is another", () => {
  expect(sayWeek("2026-11-23", "2026-11-27", "2026-11-24")).toBe("23 to 27 November");
  expect(sayWeek("2026-11-30", "2026-12-04", "2026-11-24")).toBe("30 November to 4 December");
  expect(sayWeek("2027-01-04", "2027-01-08", "2026-11-24")).toBe("4 to 8 January 2027");
});

it("says the half of the day once", () => {
  expect(sayRange("9:30 am", "10:00 am")).toBe("9:30 to 10:00 am");
  expect(sayRange("11:30 am", "12:00 pm")).toBe("11:30 am to 12:00 pm");
});

it("says hours, minutes and places", () => {
  expect([9, 12, 13].map((hour) => sayHour(hour, "noon"))).toEqual(["9 am", "noon", "1 pm"]);
  expect([0, 785].map(sayMinutes)).toEqual(["12:00 am", "1:05 pm"]);
  expect(placeOf("America/New_York")).toBe("New York");
});
