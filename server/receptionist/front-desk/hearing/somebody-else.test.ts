import { expect, test } from "vitest";
import { somebodyElse } from "./somebody-else.ts";

test.each([
  ["it's for my uncle, Len Ford", "Len Ford"],
  ["Dale Horn, thats the ex", "Dale Horn"],
  ["her name was Edith Crane", "Edith Crane"],
  ["a dispute with Halt Corp", "Halt Corp"],
  ["es para mi abuela Rosa Paz", "Rosa Paz"],
  ["My neighbour Mr. Tolliver, Amos Tolliver, he put up a fence", "Amos Tolliver"],
  ["its under my husbands name, Terrence Yoo", "Terrence Yoo"],
  ["the landlord is called Rick Dunlap", "Rick Dunlap"],
  ["he was called Edwin Marsh", "Edwin Marsh"],
  ["the name of the company is Oak Ridge Rentals", "Oak Ridge Rentals"],
  ["it's Dora Lynn, my ex I mean", "Dora Lynn"],
  ["its in my husband's name, Medina.", "Medina"],
  ["i come every 6 months, Dr. Sato does me", "Dr. Sato"],
  ["the estate lawyer, Ms. Pruett, wants it sold", "Ms. Pruett"],
])("%s: %s", (said, name) => {
  expect(somebodyElse(said)).toBe(name);
});

test.each([
  "Paula Marsh is my name",
  "I'm Nora Paz, 303 555 0101",
  "my sink is leaking",
  "call me Ben Ito",
  "this is Dr. Sato from the clinic",
])("%s names nobody else", (said) => {
  expect(somebodyElse(said)).toBeUndefined();
});
