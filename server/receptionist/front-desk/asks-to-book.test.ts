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
])("%s: asks to book", (said) => expect(asksToBook(said)).toBe(true));

test.each([
  "can I get a massage while pregnant",
  "is she pregnant",
  "can I glue it",
  "does my ex work out there",
  "do you have anything for the pain",
])("%s: asks something else", (said) => expect(asksToBook(said)).toBe(false));

test("who of the house is there is told where callers choose somebody", () => {
  const said = "will Tasha be there on saturday";
  expect(asksForStaff(frontDeskOf("salons"), said)).toBe(true);
  expect(asksForStaff(frontDeskOf("fitness-centers"), said)).toBe(false);
});
