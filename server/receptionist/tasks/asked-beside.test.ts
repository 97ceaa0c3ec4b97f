import { expect, test } from "vitest";
import { asksIfHuman } from "#server/receptionist/answering/asks-of-call.ts";
import { lastReply } from "#server/receptionist/eval/last-reply.ts";

test.each([
  "is that with a person or with you again",
  "will it be a human or the bot on the call",
  "a real person calls me right?",
  "its with a person though?",
  "so nora is human?",
  "does a person call or a robot",
  "¿y es con una persona o con usted otra vez?",
  "是真人还是机器人",
])("it is asked who holds the call: %s", (text) => {
  expect(asksIfHuman(text)).toBe(true);
});

test.each([
  "get me a person, not a bot",
  "can i talk to a person or a robot only",
  "i want a human",
  "can my customers talk to a person or a robot",
  "我要真人",
])("a person is wished for, or it is asked of others: %s", (text) => {
  expect(asksIfHuman(text)).toBe(false);
});

test("the booking goes on after it", async () => {
  const { text, asks } = await lastReply(
    "book a call tuesday 10:30. Jo Fox, jo@fox.example",
    "is that with a person or with you again",
  );
  expect(text).toMatch(/Nora, who is a person.*Tuesday 17 March, 10:30 am/);
  expect(asks).toBe("confirm");
});

test.each([
  ["cuánto cuestan los mensajes", "mejor hablo con alguien. el lunes 10 y media", /10:30/],
  ["texts are how much on silver", "get me a human, thursday at 4", /Thursday 19 March, 4:00 pm/],
])("a day and an hour with a person, after texts: %s, %s", async (first, second, kept) => {
  const { text, facts } = await lastReply(first, second);
  expect(text).toMatch(kept);
  expect(facts?.some(({ name }) => name === "texts")).toBe(false);
});
