import { expect, test } from "vitest";
import { deniedTime } from "./denied-time.ts";

const known = { date: "2026-04-05", time: 600 };

test.each(["i didnt say any date", "I never asked for an appointment", "no le dije ninguna fecha"])(
  "%s takes all of the time back",
  (text) => expect(deniedTime(text, known, {})).toEqual({}),
);

test("a month or a weekday that is refused leaves the hour", () => {
  expect(deniedTime("no not april", known, {})).toEqual({ time: 600 });
  expect(deniedTime("not sunday", known, { not: [0] })).toEqual({ time: 600 });
});

test.each(["not march", "i didnt say anything yet", "that is not too late"])(
  "%s takes nothing back",
  (text) => expect(deniedTime(text, known, {})).toBeUndefined(),
);

test("another day replaces the one that is denied", () => {
  expect(deniedTime("not april", known, { date: "2026-03-20" })).toBeUndefined();
});
