import { expect, test } from "vitest";
import { lastReply } from "#server/receptionist/eval/last-reply.ts";

const unlisted = /may still connect through webhooks|conectarse por webhooks|webhook 或 Zapier/;

test.each([
  ["do u hook up to salesforce n stripe", "and if mine isnt on your list"],
  ["what if my software is not in your catalog"],
  ["we built our own system, can it connect"],
  ["do you work with clio", "and if our crm isnt there"],
  ["do you work with clio", "dont see mine on your list"],
  ["does it work with hubspot", "we mostly use PawnMaster"],
  ["does it work with hubspot", "so what then, if you dont have it"],
  ["list of what you integrate with", "my nephew wrote ours himself"],
  ["¿se conecta con salesforce?", "¿y si el mío no está en la lista?"],
  ["能对接Salesforce吗", "如果我的系统不在目录里呢"],
])("a system that is not in the catalog: %s", async (...lines) => {
  const { text } = await lastReply(...lines);
  expect(text).toMatch(unlisted);
  expect(text).not.toMatch(/Farline is an AI|Name yours/);
});

test.each([
  ["what if my business isnt on your list"],
  ["do you integrate with clio", "what if you dont have my number"],
  ["do you work with clio", "we mostly use paper"],
  ["my wife made it home"],
])("another list, or none: %s", async (...lines) => {
  expect((await lastReply(...lines)).text).not.toMatch(unlisted);
});
