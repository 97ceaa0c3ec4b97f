import { expect, test } from "vitest";
import { hourNamed, offeredIn, withoutRefusedHour } from "./offered-time.ts";

const nine = { date: "2026-03-14", time: 540 };
const eleven = { date: "2026-03-14", time: 660 };
const one = { date: "2026-03-14", time: 780 };

test.each([
  "11 and can u bring samples",
  "the 11 one i said",
  "11. wait whats it gonna cost just to look",
  "ok eleven works, is parking free?",
  "i'll take the 11, thanks",
  "no 11 please",
])("%s chooses eleven", (message) => {
  expect(offeredIn(message, "en", [nine, eleven], {})).toEqual(eleven);
});

test("an hour of the afternoon may be said without its half", () => {
  expect(offeredIn("the 1", "en", [eleven, one], { date: "2026-04-01" })).toEqual(one);
  expect(offeredIn("la de las 11 y gracias", "es", [eleven, one], {})).toEqual(eleven);
});

test("a day that is not on offer chooses nothing", () => {
  expect(offeredIn("9 tues then", "en", [nine, eleven], { date: "2026-03-17" })).toBeUndefined();
});

test.each(["11 people are coming", "there are 2 kids, 11 months old", "which one"])(
  "%s chooses nothing",
  (message) => {
    expect(offeredIn(message, "en", [nine, eleven], {})).toBeUndefined();
    expect(hourNamed(message, "en")).toBeUndefined();
  },
);

test.each([
  ["4 is too early, we'd want like 7", 960, true, "7"],
  ["four doesnt work for me", 960, true, ""],
  ["i cant make it at 4", 960, true, ""],
  ["2 is way too late", 840, false, ""],
  ["a las 4 es muy tarde", 960, false, ""],
  ["4点太早了", 960, true, ""],
  ["四点不行", 960, true, ""],
])("%s refuses an hour", (message, hour, early, left) => {
  const offered = [
    { date: "2026-03-20", time: 840 },
    { date: "2026-03-20", time: 960 },
  ];
  const refused = withoutRefusedHour(message, offered);
  expect(refused).toMatchObject({ hour, early });
  expect(refused.rest).not.toMatch(/4|four|四/);
  expect(refused.rest).toContain(left);
});

test.each(["4 works", "we are 4, is that too many", "the second one"])(
  "%s refuses none",
  (message) => {
    expect(withoutRefusedHour(message, [])).toEqual({ rest: message });
  },
);
