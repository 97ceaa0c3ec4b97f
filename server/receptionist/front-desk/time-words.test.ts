import { expect, test } from "vitest";
import { callAt, factsOf } from "./eval/call-at.ts";

/** A call to plumbers that has come to the question about the time. */
function askedForTime() {
  const call = callAt("plumbers");
  const lines = [
    "kitchen sink is leaking, no water near power and no gas smell",
    "its still running",
    "I own it",
    "12 Dover Street",
    "Andrea Bell",
    "307 555 0142",
  ];
  const replies = lines.map((line) => call.say(line));
  expect(replies.at(-1)?.asks).toBe("when");
  return call;
}

test.each([
  ["weekday mornings are best", "weekday mornings are best"],
  ["any day but monday", "any day but monday"],
  ["asap", "asap"],
  ["monday or tuesday, around noon", "monday or tuesday, around noon"],
  ["tomorrow before 10", "Friday 13 March, before 10"],
  ["sometime thursday", "Thursday 19 March"],
  ["i cant do monday", "i cant do monday"],
])("until an hour is chosen, the slip holds what was said: %s", (said, value) => {
  const reply = askedForTime().say(said);
  expect(factsOf(reply)).toMatchObject({ when: value });
  expect(factsOf(reply)).not.toHaveProperty("note");
  expect(reply.asks).toBe("when");
});

test.each([
  ["Andrea Bell, weekday mornings are best for me", "weekday mornings are best for me"],
  ["Andrea Bell, friday between 1 and 3", "Friday 13 March, between 1 and 3"],
])("also before it is asked for: %s", (said, value) => {
  const call = callAt("plumbers");
  call.say("kitchen sink is leaking");
  expect(factsOf(call.say(said)).when).toBe(value);
});

test("the number of people is no hour", () => {
  const reply = callAt("restaurants").say("quiero apartar mesa para 8, este domingo");
  expect(factsOf(reply)).toMatchObject({ people: "8", when: "domingo 15 de marzo" });
});

test("a chosen hour takes its place", () => {
  const call = askedForTime();
  call.say("mornings");
  expect(factsOf(call.say("friday at 9")).when).toBe("Friday 13 March, 9:00 am");
});

test("the day that is named later joins the hours named before", () => {
  const call = askedForTime();
  call.say("home after 5:30");
  expect(factsOf(call.say("wednesday")).when).toBe("Wednesday 18 March, home after 5:30");
});

test.each(["my wife likes the old faucet", "im not booking anything", "the dog died last night"])(
  "nothing else stands there: %s",
  (said) => {
    expect(factsOf(askedForTime().say(said))).not.toHaveProperty("when");
  },
);
