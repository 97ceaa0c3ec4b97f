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
