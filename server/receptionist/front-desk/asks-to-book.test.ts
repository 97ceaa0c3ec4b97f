import { expect, test } from "vitest";
import { frontDeskOf } from "#content/front-desks/front-desks.ts";
import { asksForStaff, asksToBook } from "./asks-to-book.ts";

test.each([
  "can I get a table tonight, like 5",
  "do you have anything at noon",
  "is Tasha free on saturday",
  "can Dee do it",
  "can she come in today",
  "could I have a back massage on monday",
  "any chance you could see her?",
  "are there yoga classes on monday",
  "does Tasha have anything",
  "can tasha fit me in before saturday",
  "can you fit me in for a blowout today at 4?",
  "table for 6 sat at 7?",
  "¿tienen cuarto para el viernes?",
  "do you have a king for one night",
  "i need to move my appointment with the nurse",
])("%s: asks to book", (said) => expect(asksToBook(said)).toBe(true));

test.each([
  "can I get a massage while pregnant",
  "is she pregnant",
  "can I glue it",
  "does my ex work out there",
  "do you have anything for the pain",
  "tienen lugar para el carro",
  "how long is the wait for a table",
])("%s: asks something else", (said) => expect(asksToBook(said)).toBe(false));

test("who of the house is there is told where callers choose somebody", () => {
  const said = "will Tasha be there on saturday";
  expect(asksForStaff(frontDeskOf("salons"), said)).toBe(true);
  expect(asksForStaff(frontDeskOf("fitness-centers"), said)).toBe(false);
});
