import { expect, test } from "vitest";
import { callAt, factsOf } from "./eval/call-at.ts";

const slipOf = (desk: string, lines: readonly string[]) => {
  const call = callAt(desk);
  const reply = lines.map((line) => call.say(line)).at(-1);
  return reply ? factsOf(reply) : {};
};

test.each([
  // An hour put right goes with its own day.
  ["med-spas", "botox please // friday 4pm. no wait make it saturday at 10", /14 March, 10:00 am/],
  [
    "attorneys",
    "my divorce // friday at 10. no, make it thursday next week at 4",
    /19 March, 4:00 pm/,
  ],
  // Tonight is in the evening, and so is an hour of today that is past in the morning.
  ["fitness-centers", "i want to join // tonight at 7:15", /12 March, 7:15 pm/],
  ["fitness-centers", "i want to join // today at 8", /12 March, 8:00 pm/],
  ["restaurants", "table for 4 tonight at 7", /12 March, 7:00 pm/],
  // What else is on at another hour is no visit.
  ["salons", "a perm // tuesday at 10 please. The bus picks me up at 12:30", /17 March, 10:00 am/],
  ["salons", "a perm // thursday at 2. I have a dentist appointment at 4", /19 March, 2:00 pm/],
  ["salons", "a perm // my daughter gets out at 3 so tuesday at 3:30", /17 March, 3:30 pm/],
  ["salons", "un corte // el martes a las 10. el camión pasa por mí a las 12:30", /17 .*10:00/],
])("%s: %s", (desk, call, when) => {
  expect(slipOf(desk, call.split(" // ")).when).toMatch(when);
});

test.each([
  ["Actually make it three, her friend is coming along too", "3", /10:00 am/],
  ["oh make it 3, my sister wants to come", "3", /10:00 am/],
  ["make it 3 pm, my sister is coming too", "2", /3:00 pm/],
  ["make it 3, my sister gets off work then", "2", /3:00 pm/],
  ["make it 3 instead of 10", "2", /3:00 pm/],
])("a facial for two on monday at 10, and then: %s", (line, people, when) => {
  const facts = slipOf("spas", ["facial for two monday at 10", line]);
  expect(facts.people).toBe(people);
  expect(facts.when).toMatch(when);
});

test.each([
  ["first time. im nursing right now", undefined],
  ["es la primera vez", undefined],
  ["my first visit was last year", undefined],
  ["the first is fine", /4:00/],
  ["second works", /6:00/],
])("of two times on offer, %s chooses no other than it names", (answer, when) => {
  const { when: taken } = slipOf("med-spas", ["laser for my legs", "today at 8 pm", answer]);
  if (when) expect(taken).toMatch(when);
  else expect(taken).not.toMatch(/:/);
});
