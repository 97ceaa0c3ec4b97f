import { expect, test } from "vitest";
import { callAt, factsOf } from "./eval/call-at.ts";
import { ofOthers } from "./of-others.ts";

test.each([
  "do you do Treasure Valley Pediatrics too?",
  "do you clean Boise Brewing too",
  "mi compadre Chuy Beltran entrena ahi verdad?",
  "my cousin Al trains there too, right?",
  "我同事也在你们那练吧",
])("asks about somebody else: %s", (text) => {
  expect(ofOthers(text)).toBe(true);
});

test.each([
  "do you do Invisalign Teen too",
  "do you do carpets too",
  "my cousin Al trains there",
  "mi hija viene conmigo, ¿verdad?",
])("asks about nobody else: %s", (text) => {
  expect(ofOthers(text)).toBe(false);
});

test("the firm that is asked about is on no line", () => {
  const call = callAt("b2b-services");
  call.say("we need night cleaning for 2 offices");
  const reply = call.say("do you clean Boise Brewing too");
  expect(reply.action).toBe("refuse-advice");
  expect(Object.values(factsOf(reply)).join()).not.toContain("Brewing");
});
