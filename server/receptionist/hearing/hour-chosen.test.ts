import { expect, test } from "vitest";
import { hourChosen } from "./hour-chosen.ts";

const half = (hour: number, minute = 0) => hour * 60 + minute;

test.each([
  ["230 pls. marcy dunleavy", half(14, 30)],
  ["can we actually do 4 instead", half(16)],
  ["9 fine. cal weems", half(9)],
  ["no wait, 10:30 then", half(10, 30)],
  ["ok the 1 is good", half(13)],
])("an hour is picked: %s", (message, time) => {
  expect(hourChosen(message, "en", [])).toBe(time);
});

test.each([
  "we have 4 chairs",
  "9 calls a day",
  "no one",
  "call me at 415 555 0132",
  "suite 230",
  "that's the one",
])("a figure that counts something picks none: %s", (message) => {
  expect(hourChosen(message, "en", [])).toBeUndefined();
});

test("Spanish", () => {
  expect(hourChosen("mejor a las 4", "es", [])).toBe(half(16));
});

test("the figure of a Chinese weekday is no hour", () => {
  expect(hourChosen("改成周四同样的时间", "zh", [])).toBeUndefined();
});

test("nine is the half hour where only that is on show", () => {
  expect(hourChosen("9", "en", [half(9, 30), half(13)])).toBe(half(9, 30));
  expect(hourChosen("9", "en", [half(9), half(9, 30)])).toBe(half(9));
});
