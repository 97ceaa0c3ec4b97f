import { expect, test } from "vitest";
import { callAt } from "./eval/call-at.ts";

const heard = (desk: string, lines: readonly string[]) => {
  const call = callAt(desk);
  const { facts = [], text } = lines.map((line) => call.say(line)).at(-1) ?? { text: "" };
  return { text, facts: Object.fromEntries(facts.map(({ name, value }) => [name, value])) };
};

test.each([
  ["b2b-services", "call me tuesday at 9:30, 216 555 0145", "sites", /Tuesday.*9:30/],
  ["b2b-services", "you can ring me thursday 2pm on 216 555 0145", "sites", /Thursday.*2:00/],
  ["hvac", "Todd Enright 303 555 0112, today at 1 if theres any way", "address", /12 March.*1:00/],
  ["plumbers", "Ana Paz 303 555 0112, friday at 3 if you can swing it", "address", /Friday.*3:00/],
])("%s: %s fills no line of words", (desk, answer, line, when) => {
  const { facts } = heard(desk, [
    "need IT support for 40 laptops, furnace is cold, no smell",
    answer,
  ]);
  expect(facts[line]).toBeUndefined();
  expect(facts.when).toMatch(when);
});

test.each([
  [
    "b2b-services",
    "need IT support // Dana Fox at Pine Clinics, dana@pine.example",
    "sites",
    /Pine Clinics/,
  ],
  [
    "b2b-services",
    "need IT support // Jo Ruiz with Arbor Logistics, jo@arbor.example",
    "sites",
    /Arbor/,
  ],
  ["restaurants", "table for us, six. is that with her? no, seven with her", "people", /^7$/],
  [
    "restaurants",
    "table for 4 friday 7pm // it's under Delacroix, Simone Delacroix",
    "name",
    /^Simone D/,
  ],
  [
    "restaurants",
    "table for 4 friday 7pm // it's under Delacroix, 646 555 0155",
    "name",
    /^Delacroix$/,
  ],
  ["salons", "i need a root touch up saturday at 11", "when", /Saturday/],
])("%s: %s", (desk, lines, line, value) => {
  expect(heard(desk, lines.split(" // ")).facts[line]).toMatch(value);
});

test.each([
  ["salons", "i used box dye sunday and it came out orange", "when"],
  ["salons", "me lo pinté el domingo y quedó naranja", "when"],
  ["electricians", "the breaker died, it wont stay on when the freezer kicks in", "medical"],
  ["electricians", "we want new smoke detectors, ours are from 2009", "neighbors"],
])("%s: %s leaves a line empty", (desk, said, line) => {
  expect(heard(desk, [said]).facts[line]).toBeUndefined();
});

test("what goes on with a denial chooses no option", () => {
  const { facts } = heard("electricians", [
    "hey not an emergency, the breaker for the garage died",
    "no smoke no smell no sparks nothing like that. its not hot either",
  ]);
  expect(facts.owner).toBeUndefined();
});

test.each([
  ["b2b-services", "need cleaning. do you even work with companies our size", false],
  ["b2b-services", "need cleaning. can you give me names of companies you work with", true],
])("%s: %s asks about clients: %s", (desk, said, asks) => {
  expect(/who works with us/.test(heard(desk, [said]).text)).toBe(asks);
});
test("how many come is no question for the cook", () => {
  expect(heard("restaurants", ["table for us, six. is that with her? no, seven"]).text).not.toMatch(
    /kitchen/,
  );
});
