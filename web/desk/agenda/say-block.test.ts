import { expect, it } from "vitest";
import { sayBlock } from "./say-block.ts";

// Mountain Standard Time, which the company keeps in winter.
const at = (time: string) => Date.parse(`2026-11-${time}:00-07:00`);
const now = at("23T09:00");
const say = (start: string, end: string) => sayBlock({ start: at(start), end: at(end) }, now);

it("says a blocked time as a person would, midnight and whole days included", () => {
  expect(say("23T14:00", "23T16:00")).toBe("today 2:00 pm to 4:00 pm");
  expect(say("24T14:00", "25T10:00")).toBe("Tue 24 Nov, 2:00 pm to Wed 25 Nov, 10:00 am");
  expect(say("25T13:00", "26T00:00")).toBe("Wed 25 Nov, 1:00 pm to midnight");
  expect(say("24T13:00", "26T00:00")).toBe("Tue 24 Nov, 1:00 pm to Wed 25 Nov, midnight");
  expect(say("26T00:00", "27T00:00")).toBe("Thu 26 Nov, all day");
  expect(say("26T00:00", "28T00:00")).toBe("Thu 26 Nov to Fri 27 Nov");
});
