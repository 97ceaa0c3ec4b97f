import { expect, test } from "vitest";
import { datesInFigures } from "./dates-in-words.ts";

test.each([
  ["thursday the twenty sixth, nine thirty am", "thursday the 26th, nine thirty am"],
  ["the twenty-third, half past ten", "the 23rd, half past ten"],
  ["march third or friday the twelfth", "march 3rd or friday the 12th"],
  ["the eleventh at 2", "the 11th at 2"],
  ["mon at 10.30", "mon at 10:30"],
  ["el lunes a las 9.15", "el lunes a las 9:15"],
  ["the third of march", "the 3rd of march"],
])("%s: %s", (said, figures) => {
  expect(datesInFigures(said)).toBe(figures);
});

test.each([
  "the third one",
  "the second of those",
  "on the third floor",
  "the twelfth street shop",
  "about 2.50 dollars",
  "a first visit",
])("%s names no day", (said) => {
  expect(datesInFigures(said)).toBe(said);
});
