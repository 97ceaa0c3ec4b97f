import { expect, test } from "vitest";
import { isGiven, word } from "./given-name.ts";

test.each(["Maria Lopez", "james", "María", "Linda"])("%s begins with a first name", (name) => {
  expect(isGiven(name)).toBe(true);
});

test.each(["Furnace repair", "constructor", "", "Tuesday"])("%s does not", (name) => {
  expect(isGiven(name)).toBe(false);
});

test.each(["Neil", "O’Brien", "McDonald", "Reyes-Lund"])("%s is written as a name", (name) => {
  expect(new RegExp(`^${word}$`, "u").test(name)).toBe(true);
});

test.each(["neil", "HVAC", "3rd"])("%s is not", (name) => {
  expect(new RegExp(`^${word}$`, "u").test(name)).toBe(false);
});
