import { expect, test } from "vitest";
import { callAt, factsOf } from "./eval/call-at.ts";
import { saysAnger } from "./says-anger.ts";

test.each([
  "you people are useless",
  "why not?? ur useless, ok",
  "worst hotel ever",
  "this is a joke",
  "dont be stupid",
  "useless",
  "what the hell is this",
  "damn machine",
  "esto es una estafa",
])("%s is for the business", (line) => {
  expect(saysAnger(line)).toBe(true);
});

test.each([
  "his son is on the way, he'll decide",
  "my husband will be there, hell let you in",
  "the worst one is upper left",
  "stupid question but do you do night guards",
  "the door is useless now, it wont latch",
  "that wallpaper is ridiculous, i want it gone",
  "its hot as hell in here",
  "damn ants are everywhere",
])("%s is not", (line) => {
  expect(saysAnger(line)).toBe(false);
});

test.each([
  ["hotels", "you charged me a resort fee nobody told me about"],
  ["moving-companies", "the other company quoted me 1800"],
])("at %s, %s asks for no price and is kept", (trade, line) => {
  const reply = callAt(trade).say(line);
  expect(reply.action).not.toBe("refuse-advice");
  expect(Object.values(factsOf(reply)).join(" ").replace(/;/g, "")).toContain(line);
});
