import { expect, test } from "vitest";
import { lastReply } from "./eval/last-reply.ts";

test.each([
  ["I dont want a call, can i just leave a message", undefined],
  ["cant talk rn, can i leave a message", undefined],
  ["we were billed twice and i dont want a call. can i leave a message", /we were billed twice$/],
  ["we were billed twice. can i leave a message", /we were billed twice/],
])("%s: a message is taken, and a refused call is no part of it", async (line, text) => {
  const { action, text: said, conversation } = await lastReply(line);
  expect(action).toBe("message");
  expect(said).not.toMatch(/Monthly or annually/);
  if (text) expect(conversation.facts.message?.value).toMatch(text);
  else expect(conversation.facts.message).toBeUndefined();
});

test.each([
  ["do you set up the phone forwarding for us or do we do it?", true],
  ["our invoice from march has the wrong address on it", true],
  ["how long until somebody gets back to me", false],
  ["actually how much is silver", false],
])("the line behind the wish for a message: %s", async (line, isText) => {
  const { facts } = (await lastReply("can i leave a message", line)).conversation;
  expect(facts.message?.value).toBe(isText ? line : undefined);
});

test("the end of an address is put right, and is no part of the message", async () => {
  const lines = ["leave a msg: can it text people", "Linh Tran, linh@gloss.con", "oops .com"];
  const { facts } = (await lastReply(...lines)).conversation;
  expect(facts.email?.value).toBe("linh@gloss.com");
  expect(facts.message?.value).toBe("can it text people");
});

test.each([
  [
    [
      "i have a call with nora tmrw and need to move it",
      "cant find that email",
      "ok ill call. thanks",
    ],
  ],
  [
    [
      "how much is silver",
      "ok thx ill talk to my partner first, were a small dental office in Boise",
    ],
  ],
])("whoever goes is asked for nothing: %j", async (lines) => {
  expect((await lastReply(...lines)).text).toMatch(/whenever you want to go on/);
});
