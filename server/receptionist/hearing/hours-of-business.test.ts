import { expect, test } from "vitest";
import { withoutHoursOfBusiness } from "./hours-of-business.ts";

test.each([
  ["plumber here, we're open 8 to 4 mon-fri", false],
  ["our hours are 9-5, closed sundays", false],
  ["abrimos de 9 a 6", false],
  ["16 calls, 8 to 4, mon-fri", true],
  ["we miss calls from 12 to 1", true],
])("%s: hours of a business", (message, counts) => {
  expect(withoutHoursOfBusiness(message, counts)).not.toMatch(/\d|mon|sun/);
});

test.each([
  ["im open thursday 9 to 11", false],
  ["we're open thursday after 2", false],
  ["30 calls a day, can we talk thursday at 2", true],
  ["we get 30 calls. lets talk, maybe thursday at 2", true],
])("%s: a time that is wished for stays", (message, counts) => {
  expect(withoutHoursOfBusiness(message, counts)).toMatch(/thursday/);
});
