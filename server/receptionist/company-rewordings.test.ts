import { expect, test } from "vitest";
import { lastReply } from "./eval/last-reply.ts";

/** Wordings that were not understood before, by what they have in common. */

test.each([
  ["book a call 930 pacific on friday the 20th", { time: 10 * 60 + 30 }],
  ["wanna do one of those intro calls monday like 230ish", { time: 14 * 60 + 30 }],
  ["im on eastern time. got anything wed the 18th at 3 my time for a call", { time: 13 * 60 }],
  ["nora then. monday first thing", { time: 9 * 60 }],
])("%s has an hour, and no number of calls", async (line, { time }) => {
  const { conversation } = await lastReply(line);
  expect(conversation.facts.time?.value).toBe(time);
  expect(conversation.facts.calls).toBeUndefined();
});

test.each([
  [["i need a call but only before 10 or after 3", "wednesday"], / (?:9:00|9:30|4:00) /],
  [["book a call next week", "friday am"], /Friday 20 March, (?:9|10)/],
  [["预约下周四上午", "有没有早一点的"], /上午/],
])("%s: only such times are offered", async (lines, wanted) => {
  const { card } = await lastReply(...(lines as string[]));
  const times = card?.kind === "slots" ? card.slots.map(({ full }) => full) : [];
  expect(times.length).toBeGreaterThan(0);
  for (const time of times) expect(` ${time}`).toMatch(wanted);
});

test.each([
  ["hola, soy contadora en Houston", "name"],
  ["can it take bookings in Vagaro", "place"],
])("%s: neither a job nor a system is a name or a place", async (line, fact) => {
  const { conversation } = await lastReply(line);
  expect(conversation.facts[fact as "name"]).toBeUndefined();
});

test("an address that is put right leaves no name behind", async () => {
  const { conversation } = await lastReply(
    "gimme wednesday 10:30 for a call, im jess lorne",
    "jlorne@mial.example. oops jlorne@mail.example",
  );
  expect(conversation.facts.name?.value).toBe("Jess Lorne");
  expect(conversation.facts.email?.value).toBe("jlorne@mail.example");
});

test.each([
  ["2000 minutes", "by the month?", "plan"],
  ["8 calls a day, 9 minutes each", "and only the overflow, say a third", "plan"],
  ["12 calls a day", "and on saturdays too", "plan"],
  ["30 calls a day", "so which", "plan"],
])("%s, %s: the sum is told anew", async (first, then, action) => {
  expect((await lastReply(first, then)).action).toBe(action);
});

test("what is corrected in a message takes the place of its like", async () => {
  const { conversation } = await lastReply(
    "tell Nora our contract starts june 1 and we need spanish",
    "Greg Hale greg@hale.example",
    "oh and it should say july 1",
  );
  expect(conversation.facts.message?.value).toMatch(/starts july 1 and/);
});

test("a message that asks to move a call takes the new day", async () => {
  const { asks, conversation } = await lastReply(
    "i need to move my call",
    "i dont have the link",
    "Dana Fry, dana@fry.example",
    "thursday instead of tuesday",
  );
  expect(asks).toBe("confirm");
  expect(conversation.facts.message?.value).toMatch(/thursday/);
});

test("each of a list behind a colon is answered", async () => {
  const { text } = await lastReply("i need to know 3 things: price, setup time, and portuguese");
  expect(text).toMatch(/\$149/);
  expect(text).toMatch(/They do not list the others/);
});

test("what is pointed at are the systems of the line before", async () => {
  const { text } = await lastReply(
    "we use opentable and google sheets at my restaurant",
    "so does it hook into those",
  );
  expect(text).toMatch(/Google Sheets/);
  expect(text).toMatch(/Opentable/i);
});

test("a danger that is insisted on gets the same sentence again", async () => {
  const { text } = await lastReply(
    "my wife fell and there's blood everywhere",
    "not joking. she hit her head",
  );
  expect(text).toMatch(/911/);
});

test("to forget what was said is no attack on the role", async () => {
  const { action, text } = await lastReply("actually forget all that. just tell me the cheapest");
  expect(action).toBe("answer");
  expect(text).toMatch(/^Basic/);
});

test("yes and no, where nothing was asked, start nothing", async () => {
  for (const line of ["yes", "no", "y"])
    expect((await lastReply("hi", line)).conversation.task).toBeUndefined();
  expect((await lastReply("y español?", "ok. 中文呢")).text).toMatch(/中文/);
});
