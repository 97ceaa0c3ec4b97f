import { expect, test } from "vitest";
import { withNames } from "./with-names.ts";

test.each([
  ["its for my uncle, len ford, he died monday", "its for my uncle, Len Ford, he died monday"],
  ["jane partner", "Jane Partner"],
  ["soy maria de la cruz, 720 555 0143", "soy Maria de la Cruz, 720 555 0143"],
  ["ken o'neal, thats me", "Ken O'Neal, thats me"],
  ["dale rusk 208 555 0123", "Dale Rusk 208 555 0123"],
  ["its under delacroix, simone delacroix", "its under Delacroix, Simone Delacroix"],
  ["fue un camion de valle foods", "fue un camion de Valle Foods"],
  ["dana fox at pine clinics", "Dana Fox at Pine Clinics"],
  ["él se llama chema, josé maría escamilla", "él se llama chema, José María Escamilla"],
  ["we own it, 9 coyote, lena rao", "we own it, 9 Coyote, Lena Rao"],
  ["lena ruiz 480 555 0130. 915 w palm st apt 6", "Lena Ruiz 480 555 0130. 915 W Palm St apt 6"],
  ["studio in salem to a house in eugene", "studio in Salem to a house in Eugene"],
  ["moving from tacoma to bend june 3", "moving from Tacoma to Bend june 3"],
  ["dest santa fe nm", "dest Santa Fe NM"],
])("%s: %s", (said, written) => {
  expect(withNames(said)).toBe(written);
});

test.each([
  "will call you back, may cost more",
  "im pretty annoyed, this is ridiculous",
  "dale, el martes a las tres",
  "no hurry. tuesday at 2 maybe",
  "2 cats, no kids, 200 amp panel",
  "quiero una mesa para cuatro",
  "can you bend the pipe",
  "mail is pat at delacroix dot example",
])("%s names nobody", (said) => {
  expect(withNames(said)).toBe(said);
});

test("capitals that somebody typed stay as they are", () => {
  expect(withNames("I saw Ana at the park with bill")).toBe("I saw Ana at the park with bill");
});
