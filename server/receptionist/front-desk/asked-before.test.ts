import { expect, test } from "vitest";
import { frontDeskOf } from "#content/front-desks/front-desks.ts";
import { deskPhrases } from "#content/front-desks/phrases.ts";
import { askedBefore } from "./asked-before.ts";
import { callAt } from "./eval/call-at.ts";

test.each([
  ["should i pull the tooth out myself", "can i pull my tooth out / how much is it", true],
  ["do i keep the crown in water", "can i glue it back", false],
  ["i asked if it is contagious", "", true],
  ["能不能自己拔牙", "可以自己拔牙吗", true],
])("%s, after %s: %s", (question, asked, before) => {
  expect(askedBefore(question, asked)).toBe(before);
});

const again = deskPhrases.en.limitAgain.map((one) => one.split("{")[0] ?? "");

test("an answer stays the same only to a question that was asked before", () => {
  const call = callAt("dentists");
  call.say("my crown came off, can i glue it back myself");
  const other = call.say("no. should i take ibuprofen").text;
  expect(again.some((one) => other.includes(one))).toBe(false);
  const same = call.say("but can i glue it back myself").text;
  expect(again.some((one) => same.includes(one))).toBe(true);
});

test("what nobody may note is left to nobody, however often it is asked", () => {
  const limit = frontDeskOf("real-estate-agents").limits.find(({ id }) => id === "fair-housing");
  const call = callAt("real-estate-agents");
  call.say("is it a safe area");
  call.say("no agent");
  expect(call.say("is it mostly families on that street").text).toContain(limit?.say[0] ?? "-");
});
