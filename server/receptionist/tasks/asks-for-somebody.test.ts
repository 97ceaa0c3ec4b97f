import { expect, test } from "vitest";
import { lastReply } from "#server/receptionist/eval/last-reply.ts";
import { asksForSomebody, turnsToSomebody } from "./asks-for-somebody.ts";

test.each([
  ["nobody charges that. let me talk to ur boss", true],
  ["too much. get me someone on the phone", true],
  ["whatever, put your manager on", true],
  ["way too much, is there a manager", true],
  ["no. i want to speak with the owner", true],
  ["es muy caro, pásame con alguien", true],
  ["太贵了，让我跟你们老板谈", true],
  ["我想给你们负责人留个言", false],
  ["let me talk to my boss first", false],
  ["can it connect callers to a person", false],
  ["my callers ask is there a manager", false],
  ["i'd have to ask my boss", false],
])("asks for somebody: %s", (line, asks) => {
  expect(asksForSomebody(line)).toBe(asks);
});

test.each([
  ["too pricey. can someone ring me", true],
  ["too much for us, leave a note for nora", true],
  ["too much, what else you got", false],
])("turns to somebody: %s", (line, turns) => {
  expect(turnsToSomebody(line)).toBe(turns);
});

test.each([
  [["gold price", "nobody charges that. let me talk to ur boss"], /^Nora is a person/],
  [["gold price", "too much. get me someone on the phone"], /^Nora is a person/],
  [["gold price", "es muy caro, pásame con alguien"], /^Nora es una persona/],
  [["gold price", "too expensive, i'd have to ask my boss"], /^Then the plan below Gold/],
  [["can i leave a msg", "nah forget the msg, monday 9:30 instead"], /9:30 am .*is kept/],
  [["can i leave a message", "actually no message, what does gold cost"], /Gold is.*Dropped/],
  [["can i leave a message", "no message was ever answered by your support, fix it"], /Your name/],
])("one wish in the place of another: %s", async (lines, answer) => {
  expect((await lastReply(...lines)).text).toMatch(answer);
});
