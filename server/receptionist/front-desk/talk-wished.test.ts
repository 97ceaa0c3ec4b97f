import { expect, test } from "vitest";
import { talkWishedWith, wishesToTalk, withoutTalkWished } from "./talk-wished.ts";

test.each([
  "can I speak with the director please",
  "just get him on the phone please i don't want to talk to an assistant",
  "can i talk to sam real quick",
  "put Dave on",
  "can you connect me with the nurse",
  "i need to talk to her directly",
  "hi this is Joe, let me speak with Dr. Raman",
  "is the director available to talk",
  "I want the general manager and i want him NOW",
  "transfer me to dispatch",
  "can Marcy call me back",
  "have the plumber call me",
  "Is Tasha working? Can she call me",
  "give me the front desk",
  "mejor que me hable una persona",
  "¿puedo hablar con Ana?",
  "que se ponga la doctora",
  "我想跟主任说话",
  "让王医生接电话",
])("asks for somebody: %s", (line) => {
  expect(wishesToTalk(line)).toBe(true);
});

test.each([
  "I talked to the director last week about my mother",
  "I need to talk to my husband first",
  "i have to talk to Bob first",
  "I need to talk to Geico",
  "the doctor put him on metformin last month",
  "get him on the schedule friday at 2",
  "put me on the waitlist for yoga",
  "he was on the phone when he hit me",
  "the adjuster said to call you",
  "my boss is there at 8",
  "que me llamen el lunes",
  "give me the price",
  "can the tenant call me names like that",
  "nobody can get on the phone system",
  "she needs to speak with a therapist",
  "tengo que hablar con mi esposo",
  "我想跟老公谈谈",
])("asks for nobody of the house: %s", (line) => {
  expect(wishesToTalk(line)).toBe(false);
});

test.each([
  ["get me a person. our server room AC quit", "our server room AC quit"],
  [
    "no i dont want to leave it with a machine, put a real person on please, the crown fell off",
    "the crown fell off",
  ],
  ["i want a human being. its about the trailer", "its about the trailer"],
  ["let me talk to the dispatcher about my piano", "about my piano"],
])("what is left of %s", (line, left) => {
  expect(
    withoutTalkWished(line)
      .replace(/[\s,.]+/g, " ")
      .trim(),
  ).toBe(left);
});

test("whoever is asked for by name is noted", () => {
  expect(talkWishedWith("let me speak with Anna, my power is out")).toEqual([
    "let me speak with Anna",
  ]);
  expect(talkWishedWith("let me speak with the manager")).toEqual([]);
});

test("a line that goes on and on takes no longer", () => {
  const began = performance.now();
  for (const word of ["please ", "can i talk to him and ", "get me the real ", "no, i want "])
    withoutTalkWished(word.repeat(200));
  expect(performance.now() - began).toBeLessThan(1500);
});
