import { expect, test } from "vitest";
import { birthIn } from "./birth-said.ts";

test.each([
  "July the 9th 1944",
  "9th of July 1944",
  "june 9 1988",
  "april 12th of 88",
  "4 / 12 / 88",
])("%s is a birthday", (said) => {
  expect(birthIn(said, "en", false).value).toBe(said);
});

test("of two birthdays the one that puts the other right counts", () => {
  const birth = birthIn("born 9-3-58, wait no thats his. mine's 1/22/60", "en", false);
  expect(birth.value).toBe("1/22/60");
  expect(birth.rest).not.toMatch(/58/);
});

test.each([
  ["en", "dob 4 12 88", "4 12 88"],
  ["en", "my date of birth is 04121988, and its Tuesday", "04121988"],
  ["en", "born on june twenty first two thousand and one", "june 21 2001"],
  ["en", "the twelfth of april nineteen eighty eight", "12 of april 1988"],
  ["es", "nacio el doce de abril de mil novecientos ochenta y ocho", "12 de abril de 1988"],
  ["es", "nací el 5 de mayo de 1962, bueno no, en el acta dice 1961", "5 de mayo de 1961"],
  ["en", "5/5/1962, no insurance since 2019", "5/5/1962"],
  ["en", "5/5/1962, no wait its 1961", "5/5/1961"],
  ["es", "tres de agosto del ochenta y cuatro", "3 de agosto del 84"],
] as const)("%s: %s is born %s", (language, said, born) => {
  expect(birthIn(said, language, false).value).toBe(born);
});

test("figures alone are a birthday only where it was asked for", () => {
  expect(birthIn("4 12 88", "en", true).value).toBe("4 12 88");
  expect(birthIn("4 12 88", "en", false).value).toBeUndefined();
});

test.each(["april 12 10 am works", "may 3 at 2:30", "12 april 10:15", "208 555 0144"])(
  "%s is no birthday",
  (said) => {
    expect(birthIn(said, "en", true).value).toBeUndefined();
  },
);
