import { expect, test } from "vitest";
import { asksNobody, withoutForgotten } from "./asks-nobody.ts";
import { callAt, factsOf } from "./eval/call-at.ts";
import { readWords } from "./hearing/said-parts.ts";
import { openQuestions } from "./open-questions.ts";

test.each([
  "you know that",
  "do you think",
  "who else would it be",
  "what kind of clowns are you",
  "are you serious",
  "how hard is that",
  "quien mas va a ser",
])("%s asks nobody", (part) => {
  expect(asksNobody(readWords(part))).toBe(true);
});

test.each([
  "what kind of people do you send",
  "what kind of shingles do you use",
  "who else works there",
  "do you think it needs a crown",
  "what else do i need",
  "is this covered",
])("%s asks somebody", (part) => {
  expect(asksNobody(readWords(part))).toBe(false);
});

test.each([
  ["you people are vultures, you know that?", []],
  ["yes my house, who else would it be", []],
  ["does the shower have a lip, you know?", ["does the shower have a lip"]],
  ["my partner, Greg Stanhope, is suing me over the bakery", []],
  ["mine, please, though the tenant, Kayla, will open the door", []],
  ["no dog, any bed", []],
  ["is parking free", ["is parking free"]],
  ["is swimming in the pool allowed", ["is swimming in the pool allowed"]],
  ["will the room be ready by 2", ["will the room be ready by 2"]],
])("what %s leaves open", (line, open) => {
  expect(openQuestions(line, [], [])).toEqual(open);
});

test("a question that the caller does not have is none about a patient", () => {
  expect(withoutForgotten("i dont know what my daughter wanted me to ask").trim()).toBe("");
  const { text } = callAt("doctors").say("i dont know what my daughter wanted me to ask");
  expect(text).not.toContain("release");
  expect(callAt("doctors").say("what did my daughter's test say").text).toContain("release");
});

test.each([
  ["doctors", "so who are you"],
  ["hvac", "Is this the gas company"],
  ["plumbers", "is this Joe's Plumbing?"],
  ["doctors", "wrong number?"],
  ["hotels", "¿con quién hablo?"],
  ["salons", "你们是哪家"],
])("at %s, %s is told who speaks", (trade, line) => {
  const reply = callAt(trade).say(line);
  expect(reply.text).toMatch(/automated assistant|asistente|助理|助手/);
  expect(Object.keys(factsOf(reply))).toEqual([]);
});

test.each([
  ["car-dealerships", "is this the right trim"],
  ["retail-stores", "is this the one from Target"],
  ["attorneys", "who are you with"],
])("at %s, %s asks something else", (trade, line) => {
  expect(callAt(trade).say(line).text).not.toContain("automated assistant");
});
