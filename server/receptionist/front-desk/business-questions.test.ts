import { expect, test } from "vitest";
import {
  businessQuestionIn,
  isInterjection,
  saysUnanswered,
  serviceAskedIn,
  withoutServiceAsked,
} from "./business-questions.ts";
import { saidParts } from "./hearing/said-parts.ts";

test.each([
  ["hi do you guys fix vitamix blenders", "vitamix blenders"],
  ["do u do slip and fall cases and how much is it", "slip and fall cases"],
  ["is invisalign something you do?", "invisalign"],
  ["wondering if you handle that", ""],
  ["is that something yall do", ""],
  ["you guys do mini splits?", "mini splits"],
  ["¿ustedes hacen implantes?", "implantes"],
  ["¿eso es algo que manejan?", ""],
  ["你们修热水器吗？", "热水器"],
])("%s asks for a service", (said, what) => {
  expect(serviceAskedIn(said)?.what).toBe(what);
});

test.each([
  "how do you do",
  "what do you do with the old one",
  "can you do saturday at 3",
  "can you move my appointment",
  "you guys do good work",
  "hacen dos semanas que gotea",
  "你们做的不好",
])("%s asks for none", (said) => {
  expect(serviceAskedIn(said)).toBeUndefined();
});

test.each([
  ["do you guys service mini splits or not", "mini splits"],
  ["你们修热水器吗？我家没热水了", "热水器 我家没热水了"],
  ["do you handle that", "do you handle that"],
])("%s is read as %s", (said, expected) => {
  expect(withoutServiceAsked(said).trim()).toBe(expected);
});

test.each([
  ["do you take blue cross", "accepted"],
  ["aceptan medicaid", "accepted"],
  ["is there parking", "parking"],
  ["hay estacionamiento", "parking"],
  ["能停车吗", "parking"],
  ["who would come out", "who"],
  ["is it the same guy as last time", "who"],
  ["how long does it take someone to get here", "arrival"],
  ["cuanto tardan en venir", "arrival"],
  ["how long does a cleaning take", "duration"],
  ["when will somebody call me", "callback"],
  ["do you take cash", "payment"],
  ["are you taking new patients", "new-ones"],
  ["are you licensed", "papers"],
  ["does anybody there speak mandarin", "language"],
  ["what should i bring", "bring"],
])("%s is a question about %s", (said, id) => {
  expect(saidParts(said).map((part) => businessQuestionIn(part)?.id)).toEqual([id]);
});

test.each([
  "my sink leaks",
  "i take blood thinners",
  "can i come at three",
  "the parking brake is stuck",
])("%s is no question about the business", (said) => {
  expect(saidParts(said).flatMap((part) => businessQuestionIn(part)?.id ?? [])).toEqual([]);
});

test.each(["u didnt say how long", "yes or no", "no me contestó", "你还没说呢"])(
  "%s: a question is still open",
  (said) => expect(saysUnanswered(said)).toBe(true),
);
test.each(["i said tuesday", "you have my number", "no no"])("%s: none is", (said) =>
  expect(saysUnanswered(said)).toBe(false),
);

test.each(["what??", "hello?", "¿mande?"])("%s is nothing to be answered by somebody", (said) =>
  expect(isInterjection(said)).toBe(true),
);
