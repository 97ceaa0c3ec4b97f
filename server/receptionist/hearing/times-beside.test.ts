import { expect, test } from "vitest";
import { windowIn } from "./time-window.ts";
import { refusesDate, withoutTimesBeside } from "./times-beside.ts";
import { whenIn } from "./when.ts";

/** A Thursday. */
const today = "2026-03-12";
const read = (text: string, language: "en" | "es" | "zh" = "en") => {
  const left = withoutTimesBeside(text);
  return { ...whenIn(left, language, today), ...windowIn(left, language) };
};

test.each([
  ["no thats 11:30, thats during the meeting", {}],
  ["so 4:30 my time. yes ok", {}],
  ["10:30 on the 19th, thats 12:30 for me, is fine", { date: "2026-03-19", time: 630 }],
  ["yes. thats 11:30 here right", {}],
  ["is 1:00 your time?", {}],
  ["1 mountain is 2 in chicago. i need 10:30", { time: 630 }],
  ["we have patients by 8. what about 12:15", { time: 735 }],
  ["she has a root canal at 2", {}],
  ["you didnt count sat and sun", {}],
  ["not before 10 cause i have physio at 8", { since: 600 }],
  ["no not today, friday", { date: "2026-03-13" }],
  ["is 10:30 eastern or what", {}],
  ["at 1, not 2:30", { time: 780 }],
  ["no i said 2 not 2:30", { time: 840 }],
  ["no 10:30, noon is my lunch", { time: 630 }],
  ["9 is too late. what about 12:15", { time: 735 }],
  ["why not 10:30", { time: 630 }],
  ["not the 19th", {}],
  ["I can't do the 19th. monday the 16th", { date: "2026-03-16" }],
])("%s", (text, when) => {
  expect(read(text)).toEqual(when);
});

test("a meeting that is in the way is a limit", () => {
  expect(read("tuesday, im in court til 2 that day")).toMatchObject({ since: 840 });
  expect(read("friday, partner meeting at 11 so before that")).toMatchObject({
    date: "2026-03-13",
    until: 660,
  });
});

test.each([
  ["can we have a meeting at 11 on friday", { date: "2026-03-13", time: 660 }],
  ["book me a call monday at 9", { date: "2026-03-16", time: 540 }],
  ["monday at 10 works for me", { date: "2026-03-16", time: 600 }],
])("%s wishes for the time", (text, when) => {
  expect(read(text)).toMatchObject(when);
});

test("son las 12 para mí is no wish", () => {
  expect(read("a las 10, son las 12 para mí", "es").time).toBe(600);
});

test.each([
  ["not the 19th", true],
  ["can't do the 19th", true],
  ["the 19th", false],
])("%s refuses a date: %s", (text, refused) => {
  expect(refusesDate(text)).toBe(refused);
});

test("repeated words take no long time", () => {
  const before = performance.now();
  withoutTimesBeside("that is 4 for me meeting at 11 so before that ".repeat(40));
  expect(performance.now() - before).toBeLessThan(200);
});
