import { expect, test } from "vitest";
import { emergencyIn } from "./emergency.ts";

test.each([
  [
    "electricians",
    "we want power out by the fire pit. and new smoke detectors, ours are from 2009",
  ],
  ["electricians", "quiero detectores de humo nuevos, los que tengo son del 2008"],
  [
    "insurance-agents",
    "we have smoke detectors, a fire extinguisher in the kitchen and a sprinkler",
  ],
  ["salons", "SOS my head is on fire. as in the color. i used box dye sunday"],
  ["auto-body-repair", "this paint is on fire, i mean the candy red. can you match it"],
  ["restaurants", "he used to carry an epipen but not anymore, so just no shellfish"],
  ["hvac", "el calenton lleva prendido toda la noche y no calienta bien la casa"],
  [
    "hvac",
    "could i push that little red button my brother in law told me about?",
    "furnace runs but its just pushing cold air. says 58 in the hallway",
  ],
  [
    "restaurants",
    "no stairs please, another one is on crutches",
    "one of them can't have sesame, the epipen kind of can't",
  ],
  [
    "contractors",
    "house is 1968, we were the second people in it",
    "my husband wants to knock through from the kitchen to the dining room so he can watch the game while he does the dishes, he's never done the dishes in 44 years but there you are. is that wall holding anything up, would you know?",
  ],
])("%s: %s is no danger", (desk, text, before = "") => {
  expect(emergencyIn(text, "", desk, before)).toBeUndefined();
});

test.each([
  ["electricians", "smoke detectors are going off and i see smoke from the hall"],
  ["electricians", "los detectores de humo estan sonando y hay humo en la cocina"],
  ["salons", "my head is on fire, you just put the bleach on and my scalp is blistering"],
  ["salons", "the flat iron set her hair on fire, as in real flames"],
  ["restaurants", "we used one epipen and need another, her throat's closing"],
  ["hvac", "boiler gauge is in the red and its shaking"],
  ["hvac", "el calenton lleva prendido toda la noche y nos duele la cabeza a todos"],
  [
    "contractors",
    "he fell off it and won't answer",
    "my brother in law was on the ladder by the wall",
  ],
  ["contractors", "he's in it, i can see his leg", "the wall caved in on my husband"],
])("%s: %s is one", (desk, text, before = "") => {
  expect(emergencyIn(text, "", desk, before)).toBeDefined();
});
