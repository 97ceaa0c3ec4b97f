import { expect, test } from "vitest";
import { withCallsADay } from "./calls-an-hour.ts";

test.each([
  ["6 calls an hour, open 8 hours, 2 min each", 48],
  ["6 calls an hour, 9 to 5", 48],
  ["每小时6个电话，每天8小时", 48],
  ["1小时3个电话,9点到下午6点", 27],
  ["3 llamadas x hora, abrimos 9 horas, lunes a sabado", 27],
  ["2 calls/hour, 8 hours a day", 16],
  ["phone goes maybe every half hour, 8 to 4, mon-fri", 16],
  ["we get a call about every 20 minutes from 9 to 5", 24],
  ["its like 1 every 10 min, 8am to 6pm, mon to sat", 60],
  ["phone rings every hour, 8 hours a day", 8],
  ["goes off maybe twice an hour, 9 to 5", 16],
  ["a call an hour, 9-5", 8],
  ["suena el telefono cada 30 minutos de 9 a 6", 18],
  ["1 llamada cada media hora, de 9 a 6", 18],
  ["每30 minutes1个电话,早上9点到下午6点", 18],
  ["rings every other hour, 8 hour day", 4],
  ["phone rings every 15 min, 24/7", 96],
  ["4 an hour, 6pm to 2", 32],
])("%s: %d calls a day", (text, calls) => {
  expect(withCallsADay(text)).toMatch(new RegExp(`(?<!\\d)${calls} calls a day`));
});

test("without the hours of a day the figure is left out", () => {
  expect(withCallsADay("6 calls an hour")).not.toMatch(/\d/);
  expect(withCallsADay("the phone rings every 20 minutes")).not.toMatch(/\d/);
});

test.each([
  "6 calls a day",
  "i pay my receptionist 18 an hour, 8 hours a day",
  "can it text them every 2 hours, 9 to 5",
  "call me every half hour",
  "we are open 8 hours a day",
  "30 minutes with nora",
  "talk 8 hours a day every day",
])("%s counts no calls by the hour", (text) => {
  expect(withCallsADay(text)).toBe(text);
});
