import { expect, test } from "vitest";
import { isTimeOnly, saidParts } from "./said-parts.ts";

test.each([
  "es un Civic 2016 gris",
  "son de Meridian Credit",
  "hay un charco en la cochera",
  "cuando prendo el microondas",
  "when it rains it drips",
  "whenever i turn it on",
])("%s: tells, though questions begin so", (said) => {
  expect(saidParts(said).some(({ asks }) => asks)).toBe(false);
});

test.each(["es grave", "is it safe", "when can you come", "¿es de ustedes?", "hay rampa"])(
  "%s: asks",
  (said) => {
    expect(saidParts(said)[0]?.asks).toBe(true);
  },
);

test("what goes on with a question asks too, and a place on the right asks nothing", () => {
  const asks = (said: string) => saidParts(said).map((part) => part.asks);
  expect(asks("is it required by law, or a coffin")).toEqual([true, true]);
  expect(asks("bottom right.")).toEqual([false]);
  expect(asks("any lady is fine")).toEqual([false]);
  expect(asks("have I got a claim")).toEqual([true]);
});

test("just me is told as it is", () => {
  expect(saidParts("just me deciding")[0]?.words).toEqual(["just", "me", "deciding"]);
});

test.each([
  "i'd take wednesday at 10 then",
  "let's say sometime friday",
  "wednesday at six in the evening",
])("%s: a time", (said) => {
  expect(isTimeOnly(saidParts(said)[0]?.words ?? [])).toBe(true);
});
