import { expect, test } from "vitest";
import { daysThatDisagree, withoutDayClaims } from "./days-disagree.ts";

/** A thursday. */
const today = "2026-03-12";

test.each([
  ["this thursday like the day after tomorrow", ["2026-03-14", "2026-03-19"]],
  ["manana miercoles a las 3", ["2026-03-13", "2026-03-18"]],
  ["friday march 17", ["2026-03-13", "2026-03-17"]],
  ["tuesday the 18th", ["2026-03-17", "2026-03-18"]],
])("%s names two days for one", (text, days) => {
  expect(daysThatDisagree(text, today)).toEqual(days);
});

test.each([
  "tomorrow or monday",
  "friday the 13th",
  "tomorrow, friday",
  "thursday the 26th",
  "tomorrow is fine, monday i cannot",
  "on tuesday at 3 or the 18th",
])("%s does not", (text) => expect(daysThatDisagree(text, today)).toBeUndefined());

test("what is claimed of the calendar is no wish", () => {
  expect(withoutDayClaims("tomorrow is wednesday not friday. make it 2", today)).toEqual({
    rest: " make it 2",
    wrong: true,
  });
  expect(withoutDayClaims("tomorrow is friday right?", today).wrong).toBe(false);
});
