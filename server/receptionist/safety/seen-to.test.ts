import { expect, test } from "vitest";
import { emergencyIn } from "./emergency.ts";
import { isReassured } from "./seen-to.ts";

test.each([
  ["gas guy is here, he shut it off at the meter, need the heater looked at", "hvac"],
  ["ya vino el del gas y cerró la llave, ya no huele", "hvac"],
  ["we smelled gas sunday, the gas company came and replaced the meter", "hvac"],
  ["i was in the er monday with chest pain, they cleared me, need a note", "doctors"],
  ["my kid swallowed a penny last week and the xray showed it passed", "doctors"],
])("%s: seen to", (said, desk) => {
  expect(emergencyIn(said, "", desk)).toBeUndefined();
});

test.each([
  ["the gas company shut it off but it still stinks in the basement", "hvac", "gas"],
  ["chest pain since this morning, the er sent me home last week", "doctors", "medical"],
  ["the gas man is here and he shut it off, now my wife is passed out", "hvac", "medical"],
])("%s: not over", (said, desk, id) => {
  expect(emergencyIn(said, "", desk)?.id).toBe(id);
});

test.each([
  ["he says its the gas valve leaking and he shut it off, can u come tonight", "hvac", "gas"],
  [
    "we turned the breaker off and im in the hallway. landlord is not picking up",
    "plumbers",
    "water-near-power",
  ],
  ["im calling 911. can you let dr patel know, his chest hurts", "doctors", "medical"],
] as const)("after a warning, %s: done as was asked", (said, desk, id) => {
  expect(emergencyIn(said, "", desk, "", id)).toBeUndefined();
});

test.each([
  ["i turned the valve but the gas smell is getting stronger", "hvac", "gas"],
  ["breaker is off but the panel is wet and buzzing", "plumbers", "water-near-power"],
  ["im calling 911, he stopped breathing", "doctors", "medical"],
  ["i havent called 911 yet, his chest hurts", "doctors", "medical"],
] as const)("after a warning, %s: warned again", (said, desk, id) => {
  expect(emergencyIn(said, "", desk, "", id)).toBeDefined();
});

test.each([
  ["hes being stubborn, he says its from shoveling", "medical", "doctors"],
  ["do i really need to go in somewhere", "medical", "salons"],
  ["dice que no es nada", "medical", "doctors"],
  ["they found it, its got dirt on it", "tooth-out", "dentists"],
  ["does it go in milk yes or no", "tooth-out", "dentists"],
] as const)("after a warning, %s: the danger goes on", (said, id, desk) => {
  expect(emergencyIn(said, "", desk, "", id)?.id).toBe(id);
  expect(emergencyIn(said, "", desk)).toBeUndefined();
});

test("a tooth that is in milk needs no second word about milk", () => {
  expect(
    emergencyIn("ok its in milk, which door", "", "dentists", "", "tooth-out"),
  ).toBeUndefined();
});

test("whoever is safe, or has help coming, is reassured", () => {
  expect(isReassured("911 why? nothings sparking")).toBe(true);
  expect(isReassured("im safe, i only need someone at six")).toBe(true);
  expect(isReassured("the ambulance is on the way")).toBe(true);
  expect(isReassured("Jenna Rios, 555 0177")).toBe(false);
});

test.each([
  ["found her blue and not waking, needle next to her", "medical"],
  ["my toddler drank some bleach", "poison"],
])("%s: an ambulance before Poison Help", (said, id) => {
  expect(emergencyIn(said, "", "hotels")?.id).toBe(id);
});
