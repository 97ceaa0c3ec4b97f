import { expect, test } from "vitest";
import { withCapitals } from "./small-letters.ts";

test.each([
  ["this is maria lopez", "this is Maria Lopez"],
  ["IM JAMES FOX 303 555 0101", "Im James Fox 303 555 0101"],
  ["soy zorayda quintín 720 555 0143", "soy Zorayda Quintín 720 555 0143"],
])("%s", (said, written) => {
  expect(withCapitals(said)).toBe(written);
});

test.each([
  "this is ridiculous",
  "im late again",
  "it's for the kitchen, two rooms",
  "i am at 303 555 0101",
])("%s names nobody", (said) => {
  expect(withCapitals(said)).toBe(said);
});
