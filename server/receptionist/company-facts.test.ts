import { expect, test } from "vitest";
import { lastReply } from "./eval/last-reply.ts";

const factsOf = async (...lines: string[]) => {
  const { facts } = (await lastReply(...lines)).conversation;
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact?.value]));
};

test.each([
  ["can we push our 2:30 call to 4", { calls: undefined }],
  ["1.2k minutes a month and 2 agents", { size: undefined, agents: 2 }],
  ["i manage an insurance office, 4 agents", { size: "4 agents" }],
  ["60 calls a day in season", { place: undefined }],
  ["this is roland meeks from meeks plumbing", { place: undefined, firm: "Meeks Plumbing" }],
  ["plumber from Fresno", { place: "Fresno" }],
  ["my landlord kept my deposit", { trade: undefined }],
  ["btw were electricians, in casper", { trade: "electricians", place: "Casper" }],
  ["property mgmt co.", { trade: "real-estate-agents" }],
  ["soy secretaria en un bufete", { trade: "attorneys" }],
  ["我们有三家诊所", { size: "3家诊所" }],
  ["basic price, none of that yearly nonsense", { billing: "monthly" }],
])("facts of one line: %s", async (line, expected) => {
  expect(await factsOf(line)).toEqual(expect.objectContaining(definedOf(expected)));
  for (const name of missingIn(expected)) expect(await factsOf(line)).not.toHaveProperty(name);
});

const definedOf = (expected: object) =>
  Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== undefined));
const missingIn = (expected: object) =>
  Object.entries(expected)
    .filter(([, value]) => value === undefined)
    .map(([name]) => name);

test.each([
  ["2000 minutes a month", "and if it grows to 6000", { minutes: 2000 }],
  ["2000 minutes a month", "no wait its 6000", { minutes: 6000 }],
])("%s, then %s: only what is supposed replaces nothing", async (told, then, expected) => {
  expect(await factsOf(told, then)).toMatchObject(expected);
});

test.each([
  "alright ill talk to the wife",
  "ok lemme talk to my partner thx",
  "ok ill try calling",
  "cool ill show him",
  "not today",
  "good. going to bed, will show my partners",
  "算了 我打过去",
])("somebody who goes is let go: %s", async (line) => {
  const { text } = await lastReply("what does gold cost", line);
  expect(text).toMatch(/^(?:Of course\. I am here|好的。我随时都在)/);
});

test("signs without a word are not understood, and not unknown", async () => {
  const { text } = await lastReply("what does gold cost", "...");
  expect(text).toBe("I could not make that out. Please put it in a few words.");
});

test("what is told beside the wish for a call is answered with nothing about the product", async () => {
  const { text } = await lastReply(
    "what does gold cost",
    "ok hes awake. can i book a call tuesday",
  );
  expect(text).toMatch(/^Thirty minutes/);
});

test.each([
  [
    "what does gold cost",
    "fine. thursday next week, any time after lunch",
    /^Thirty minutes with Nora/,
  ],
  [
    "do you do texts",
    "he'd want to hear it from a person. tomorrow, before noon?",
    /Thirty minutes/,
  ],
  [
    "silver",
    "and silver if i dont want to commit to annual billing",
    /^Silver paid monthly is \$695/,
  ],
  ["we had 1140 minutes, which plan", "in a busy month it's more like 1300", /^1,300 minutes/],
  ["hi", "is there a trial with clio", /two weeks/],
])("after %j, %j is answered", async (before, line, says) => {
  expect((await lastReply(before, line)).text).toMatch(says);
});

test("an order to send is no part of the message, and an example none at all", async () => {
  const told = "message for nora: can it do walk-ins. Tam Oakes tam@oakes.example";
  expect((await lastReply(told, "yes send it off, ta")).text).not.toContain("send it off");
  const asked = await lastReply("what will it refuse, e.g. tell someone they have a case");
  expect(asked.conversation.facts.message).toBeUndefined();
});
