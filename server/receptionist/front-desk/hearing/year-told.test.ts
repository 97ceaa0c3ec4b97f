import { expect, test } from "vitest";
import { saysOnlyYear } from "./year-told.ts";

test.each([
  "The house dates from 1921",
  "house is 88",
  "La casa es como de 1965",
  "it was built in 1994",
  "built around 1950 i think",
  "construida en 1978",
])("%s tells a year and nothing else", (said) => expect(saysOnlyYear(said)).toBe(true));

test.each([
  "1936 bungalow with a peeling porch",
  "the kitchen is from 1988",
  "House is from 1958 and has lead paint",
  "1994",
  "4 rooms",
  "the house",
  "la casa tiene 3 recámaras",
])("%s tells more or less than that", (said) => expect(saysOnlyYear(said)).toBe(false));
