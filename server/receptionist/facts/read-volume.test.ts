import { expect, test } from "vitest";
import { type Conversation, newConversation } from "#server/receptionist/conversation.ts";
import { createTestActions } from "#server/receptionist/eval/test-actions.ts";
import { understand } from "#server/receptionist/understand.ts";
import type { Facts } from "./facts.ts";
import { minutesOf } from "./minutes-of-facts.ts";

/** The facts after messages about the volume. */
function factsAfter(...messages: string[]): Facts {
  let conversation: Conversation = newConversation();
  for (const message of messages) {
    const { step, hearing } = understand({ message }, conversation, createTestActions());
    conversation = {
      ...step.conversation,
      lines: [...conversation.lines, { who: "visitor", text: message }],
      language: hearing.language,
      turn: conversation.turn + 1,
      task: { kind: "plan" },
    };
  }
  return conversation.facts;
}
const minutesAfter = (...messages: string[]) => minutesOf(factsAfter(...messages));

test.each([
  [["40 calls a day mon thru thu, 2 minutes each"], 1360],
  [["40 calls a day, 2 minutes each", "thats 4 days not 5"], 1360],
  [["40 calls a day", "ok now im confused. 40 a day 4 days a week 2 min, per month"], 1360],
  [["40 calls a day, 2 min each", "no!! 40 calls A DAY, 17 days a month. not 40 minutes"], 1360],
  [["30ish a day weekdays, weekends maybe 10, calls are 1 minute each"], 737],
  [["12 calls a day, 7 days, 1 minute each"], 360],
  [["12 calls a day, 1 minute each", "7 days"], 360],
  [["30 calls a day including weekends, 1 minute each"], 900],
  [["30 calls a day, 1 minute each", "we also work saturdays"], 780],
  [["30 calls a day, 1 minute each", "maybe 30-40 a day"], 800],
  [["30 calls a day, 1 minute each", "we only work mon to thu"], 510],
  [["8 calls a day, 1 minute each", "you didnt count sat n sun"], 240],
  [["8 mon-fri and 12 sat sun, calls are 1 minute", "you didnt count sat n sun"], 277],
  [["which plan for 20 calls a day", "6 days a week, 3 min"], 1560],
  [["20 calls, 6 days a week, 1 minute each"], 520],
  [["40 calls a day, or 400 minutes a month"], 400],
  [["300 calls a month, about 900 minutes a month"], 900],
  [["40 llamadas al día, unos 3000 minutos al mes"], 3000],
  [["we get 50 calls a week and they talk 200 minutes a week"], 800],
  [["20 calls a day, 2 minutes each", "no 3 min"], 1200],
  [["60 minutes a month, which plan"], 60],
  [["40 minutes a day, which plan"], 800],
  [["3 offices w 15 calls a day each, 2 minutes"], 1800],
  [["500/mo calls, 2 min"], 1000],
  [["roughly 50 people ring us daily, takes 3 min w each of them"], 3000],
  [["20 clientes nos llaman x dia, 3 minutos"], 1200],
  [["nos marcan unas 30 veces diario"], 1200],
  [["我们每天接三十通，一通三分钟"], 1800],
  [["我们每月要接八百来个电话，一个两分钟"], 1600],
  [["on a typical day we get 40 calls"], 1600],
  [["60 calls a day", "pardon, thats weekly"], 480],
  [["60 calls a week", "per day i should say"], 480],
  [["60 calls a week", "my bad thats per day"], 2400],
  [["35 calls a day, 2 min", "typo, its 53"], 2120],
  [["40 calls a day", "no yearly, just monthly"], 1600],
  [["35 calls a day, 2 min", "hmm mistyped, 53"], 2120],
  [["每天三十来通，每通讲三分钟"], 1800],
  [["two hundred or so calls weekly, about three minutes per call"], 2400],
  [["我们一个月八百通左右，每通两分钟"], 1600],
  [["15 a day, 20 on saturdays, closed sun n mon"], 693],
  [["15 calls a day", "but sat is 20", "and calls are like a minute"], 412],
  [["15 a day, 20 on saturdays", "make it 18 not 15"], 953],
  [["20 calls a day", "8 x 5 days plus 12 x 2 days a week"], 555],
  [["20 calls a day, 1 min each", "15x4 + 20 = 80 a week. so like 350 a month"], 350],
  [["900 calls a month, so 30 a day, 2 min"], 1800],
  [["25 llamadas al día de 4 minutos", "ya le dije, 25 al día de 4 min"], 2000],
  [["120 calls a week, 2 min"], 960],
  [["couple hundred minutes a week"], 800],
  [["a couple dozen calls a day, bout two minutes a pop"], 960],
  [["around 1.2k minutes a month"], 1200],
  [["30 calls a day, weekends are double. 2 minutes"], 2340],
  [["30 a day, 3 minutes each"], 1800],
  [["20, 30 tops a day. couple mins each"], 1200],
  [["60 calls a day, 2 min", "10 of those are spam"], 2000],
  [["60 calls a day, 2 min", "half of them are in spanish"], 2400],
  [["60 calls a day, 2 min", "a third are spam", "3000 minutes a month"], 3000],
  [["200 calls a day, 1 min", "20% fewer"], 3200],
  [["25 llamadas al día", "no, 25 x 22 días x 4 minutos"], 2200],
])("%j", (messages, minutes) => {
  expect(minutesAfter(...messages)).toBe(minutes);
});

test.each([
  "can i book friday 13",
  "monday 16 at 10",
  "im free tue to thu",
  "are you open mon-fri",
])("%s: the days of a call change no volume", (message) => {
  const { calls, days } = factsAfter("20 calls a day", message);
  expect(calls?.value).toEqual({ count: 20, per: "day" });
  expect(days).toBeUndefined();
});

test("an amount of money is no number of calls", () => {
  expect(factsAfter("8 calls a day", "149 a month?").calls?.value).toEqual({
    count: 8,
    per: "day",
  });
});

test("unwanted calls that come in need no outgoing ones", () => {
  const { extras } = factsAfter("900 calls a month", "a third of those are robocalls though");
  expect(extras).toBeUndefined();
  expect(factsAfter("900 calls a month and outbound calls").extras?.value).toEqual(["outbound"]);
});

test("a call's minutes without calls are no volume of a month", () => {
  const facts = factsAfter("which plan do we need", "2 min, 6 days a week");
  expect(facts.length?.value).toBe(2);
  expect(minutesOf(facts)).toBeUndefined();
});

test("the first year is no way to pay", () => {
  const { billing } = factsAfter(
    "20 calls a day, paid monthly",
    "whats that all in the first year",
  );
  expect(billing?.value).toBe("monthly");
});

test("each of the places that were told before has its own agent", () => {
  const { agents } = factsAfter("3 offices, 20 calls a day", "each location needs its own agent");
  expect(agents?.value).toBe(3);
});

test.each([
  [["phone goes maybe every half hour, 8 to 4, mon-fri. short calls, a minute tops"], 320],
  [["son como 3 llamadas x hora, abrimos 9 horas, lunes a sabado"], 1404],
  [["2 calls/hr, 8 hrs a day"], 640],
  [["busiest on mondays around 10, like 30 calls"], 1200],
  [["somos 3, contesto de 8 a 5 de lunes a viernes, unas 10 llamadas"], 400],
  [["we get between 10 and 15 calls a day"], 600],
])("told by the hour, or beside the hours of the day: %j", (messages, minutes) => {
  expect(minutesAfter(...messages)).toBe(minutes);
});

test.each([
  [["we're on the phone like 2 hours a day total, 7 days"], 3600],
  [["on the phone 2 hours a day, 7 days", "no thats fri sat only. other days 40 min"], 1907],
  [["we talk 40 minutes a day on weekdays, 2 hours on saturday"], 1387],
  [["30 calls a day, 1 min each", "no thats saturdays. other days 10"], 347],
  [["30 calls a day, 1 min each", "wait that's weekends only, the rest of the week 10"], 477],
  [["25 llamadas al dia, 1 minuto", "no, eso es los sabados. los demas dias 10"], 325],
  [["25 al dia, de a minuto y medio, cerramos domingos"], 975],
  [["700 minutes a month", "and 1100?"], 1100],
  [["8 calls a day, 1 min", "ok and 12?"], 240],
  [["8 calls a day, 1 min", "y con 12?"], 240],
  [["每天8个电话，每个1分钟", "那12个呢"], 240],
  [["8 calls a day", "say 3 min a call", "and 4?"], 640],
  [["8 calls a day, 1 min", "first one. wait"], 160],
  [["8 calls a day, 1 min", "sorry which one"], 160],
])("put right by days, and by a figure alone: %j", (messages, minutes) => {
  expect(minutesAfter(...messages)).toBe(minutes);
});

test.each([
  "i pay my receptionist 18 an hour, 8 hours a day",
  "we miss calls between 12 and 1 every day",
  "we work 8 hours a day",
  "una llamada el martes 24 a las 3 hora de nueva york",
])("%s tells no volume", (message) => {
  expect(minutesAfter(message)).toBeUndefined();
});

test.each([
  [["6 calls in the morning, 10 in the afternoon"], 640],
  [["como 8 en la mañana y 5 en la tarde"], 520],
  [["上午十个电话，下午二十个"], 1200],
  [["10-15 calls daily except mondays we close"], 780],
  [["an hour and a half a day of phone time, 5 days"], 1800],
  [["media hora diaria al telefono"], 600],
  [["half an hour a day on calls, mon-sat"], 780],
  [["two dozen calls mon wed fri and half that other days"], 832],
  [["we do around 90 calls per week avg 4m each"], 1440],
  [["about 5 an hour, 10 hour days, 6 days"], 2600],
])("told by parts of a day, hours in words: %j", (messages, minutes) => {
  expect(minutesAfter(...messages)).toBe(minutes);
});

test.each([
  [["10 calls a day", "make it 15 n theyre 4 min"], 1200],
  [["10 calls a day", "actually theyre 4 min"], 800],
  [["10 calls a day", "sorry 12, 2 min each"], 480],
  [["20 calls a day, 3 min", "and if we add a second location with the same"], 2400],
])("put right beside the length of a call, or told for another place: %j", (messages, minutes) => {
  expect(minutesAfter(...messages)).toBe(minutes);
});
