import { expect, test } from "vitest";
import { callAt, factsOf } from "./eval/call-at.ts";

test.each([
  [
    "med-spas",
    "botox for my forehead",
    "Bea Nolan 303 555 0123, thursday 5:30",
    "wedding is june 6",
    /Thursday.*5:30/,
  ],
  [
    "attorneys",
    "my neighbor is suing me",
    "Marcy Vance 303 555 0139, tuesday 9:30",
    "papers say the 26th",
    /Tuesday.*9:30/,
  ],
  [
    "doctors",
    "i need my metformin filled",
    "970 555 0104, thursday the 19th 11am",
    "tired since about monday",
    /Thursday 19.*11:00/,
  ],
])("%s: another date changes no chosen time", (trade, first, time, told, when) => {
  const call = callAt(trade);
  call.say(first);
  call.say(time);
  expect(factsOf(call.say(told)).when).toMatch(when);
});

test.each([
  "actually friday",
  "friday is better",
  "can we do friday",
  "make it friday",
  "friday",
  "oh wait, friday",
])("%s changes it", (line) => {
  const call = callAt("med-spas");
  call.say("botox for my forehead");
  call.say("Bea Nolan 303 555 0123, thursday 5:30");
  expect(factsOf(call.say(line)).when).toMatch(/Friday.*5:30/);
});

test("who drops a car off takes no time back", () => {
  const call = callAt("car-dealerships");
  call.say("check engine came on, need service");
  call.say("kendra mcbride 918 555 0163 fri 9:30");
  expect(factsOf(call.say("il need a ride after i drop it")).when).toMatch(/Friday.*9:30/);
});

test.each([
  ["table for 4 saturday at 8. no sorry we are 5", "5", /8:00/],
  ["mesa para cuatro el sábado a las 8 de la noche. no, perdón, somos cinco", "5", /8:00/],
])("%s: people, and no hour", (line, people, when) => {
  const facts = factsOf(callAt("restaurants").say(line));
  expect(facts.people).toBe(people);
  expect(facts.when).toMatch(when);
});
