import { expect, test } from "vitest";
import { createTestActions } from "../eval/test-actions.ts";
import { whenIn } from "./when.ts";
import { asksZone, inOwnZone } from "./zone-said.ts";

const actions = { ...createTestActions(), zone: "America/Denver" };
const minutes = (text: string) => inOwnZone(whenIn(text, "en", "2026-03-12"), text, actions).time;

test.each([
  ["tuesday at 3pm eastern", 13 * 60],
  ["tuesday 3 pm EST", 13 * 60],
  ["friday 9am pacific", 10 * 60],
  ["friday at 9 central time", 8 * 60],
  ["on the 24th. im in chicago so 1130 my time", 10 * 60 + 30],
  ["im in sacramento so pacific. got 3pm on the 24th", 16 * 60],
])("%s is converted to the visitor's clock", (text, expected) => {
  expect(minutes(text)).toBe(expected);
});

test("without another zone the hour stays", () => {
  expect(minutes("tuesday at 3pm, we are Central Dental")).toBe(15 * 60);
  expect(minutes("tuesday at 3pm, Central Dental")).toBe(15 * 60);
  expect(minutes("tuesday at 3pm mountain")).toBe(15 * 60);
});

test("a city names a clock, and limits are converted too", () => {
  expect(minutes("friday at noon, Chicago time")).toBe(11 * 60);
  const window = inOwnZone(
    { date: "2026-03-13", since: 720, until: 810 },
    "lunchtime chicago time",
    actions,
  );
  expect(window).toMatchObject({ since: 660, until: 750 });
});

test.each([
  ["wait is that 430 my time", true],
  ["is it 9:30 here", true],
  ["wait is that tacoma time", true],
  ["is it a good time to call", false],
  ["is that every time", false],
  ["would that be 4 pm for us", true],
  ["is 4 pm free", false],
  ["that is 30 minutes for me to read", false],
])("%s asks on which clock it is: %s", (text, expected) => {
  expect(asksZone(text)).toBe(expected);
});
