import { expect, test } from "vitest";
import { strangeNameIn, systemsNamed } from "./systems-named.ts";

test.each([
  ["does it connect to Jobber", "Jobber"],
  ["can it talk to quibblebase", "Quibblebase"],
  ["we run on Filevine, does it work with that", "Filevine"],
])("%s names %s", (message, name) => {
  expect(systemsNamed(message, "en").unknown).toContain(name);
});

test.each([
  "is there somebody real i can talk to right now",
  "i dont want one more inbox to look at",
  "would we need to switch",
])("%s names no system", (message) => {
  expect(systemsNamed(message, "en").unknown).toEqual([]);
});

test.each([
  ["practicepanther compatible??", "Practicepanther"],
  ["is there anything for filevine", "Filevine"],
  ["what software does it hook into", undefined],
  ["does it plug into wat we alredy have", undefined],
])("the word of no list in %s: %s", (message, name) => {
  expect(strangeNameIn(message)).toBe(name);
});
