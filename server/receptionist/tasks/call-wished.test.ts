import { expect, test } from "vitest";
import { wishesCall } from "./call-wished.ts";

test.each([
  "hi, can i set up one of those intro calls? monday would work",
  "i'd like a walkthrough this week",
  "any chance of a phone call monday afternoon",
  "put me down for one of those thirty minute things tuesday",
  "looking to hop on a call next week",
  "we want a demo",
  "se puede una de esas llamadas de presentación el lunes?",
  "me gustaría tener una cita con ustedes",
  "能不能约一次介绍通话？周一可以",
])("%s wishes for a call", (said) => {
  expect(wishesCall(said)).toBe(true);
});

test.each([
  "can i get a call log every night",
  "can it set up a call for my clients",
  "we need a call answering service",
  "do you take the calls",
  "can i have a demo number to try",
  "hacen llamadas de seguimiento?",
  "它能帮我的客户预约电话吗",
  "what happens in a call",
])("%s wishes for none", (said) => {
  expect(wishesCall(said)).toBe(false);
});
