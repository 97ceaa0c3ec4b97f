import { expect, test } from "vitest";
import type { Language } from "#contract/receptionist.ts";
import { withFigures } from "./numbers.ts";
import { weekOfCalls } from "./week-of-calls.ts";

const of = (text: string, language: Language = "en") => weekOfCalls(withFigures(text, language));

test.each([
  ["8 mon-fri and like 12 sat sun", [8, 5, 12, 2]],
  ["15 tue to fri and 20 only saturday, one minute each", [15, 4, 20, 1]],
  ["weekdays about ten, saturdays 25", [10, 5, 25, 1]],
  ["8 x 5 days plus 12 x 2 days a week", [8, 5, 12, 2]],
  ["sat 20 sun 10", [20, 1, 10, 1]],
])("%s: each rate has its days", (text, expected) => {
  const { rates, sure } = of(text);
  expect(rates.flatMap(({ count, days }) => [count, days])).toEqual(expected);
  expect(sure).toBe(true);
});

test("the days of the week are understood in Spanish and Chinese", () => {
  expect(of("de lunes a viernes recibimos 30 y los sábados 50", "es").rates).toEqual([
    { count: 30, days: 5 },
    { count: 50, days: 1 },
  ]);
  expect(of("周一到周五每天三十个，周六四十个", "zh").rates).toEqual([
    { count: 30, days: 5 },
    { count: 40, days: 1 },
  ]);
});

test("days on which it is closed leave the others", () => {
  expect(of("15 a day? maybe 20 on saturdays. closed sun n mon")).toMatchObject({
    base: 15,
    rates: [{ count: 20, days: 1 }],
    open: 5,
  });
});

test.each([
  "mon 10 or tue 11",
  "friday 13",
  "open 9 to 5 mon-fri",
  "friday at 3",
  "monday 16 march",
])("%s: an hour or a date is no number of calls", (text) => {
  const { rates, sure } = of(text);
  expect(rates.length > 0 && sure).toBe(false);
});
