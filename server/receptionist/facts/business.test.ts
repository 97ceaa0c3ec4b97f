import { expect, test } from "vitest";
import { hear } from "#server/receptionist/hearing/hear.ts";
import { placeIn } from "./business.ts";
import { tradeTold } from "./trade-told.ts";

test("a first sentence of nothing but the trade tells whose it is", () => {
  expect(tradeTold(hear("law firm, El Paso. can it text people?"))?.slug).toBe("attorneys");
  expect(tradeTold(hear("is a law firm any use. can it text people?"))).toBeUndefined();
});

test("what somebody does, and where, opens a message", () => {
  expect(placeIn("hi, locksmith from Fresno, calls come at night", false)).toBe("Fresno");
});

test.each([
  ["i run a gym (Mesa, AZ), 35 calls a day", "Mesa"],
  ["locksmith, fresno area. people ring me after dark", "Fresno"],
  ["hvac, serving the Dayton area", "Dayton"],
])("the place of a business: %s", (text, place) => {
  expect(placeIn(text, true)).toBe(place);
});

test.each(["what do you do in this area", "we are in a rural area", "is it a gray area"])(
  "an area that is no town: %s",
  (text) => {
    expect(placeIn(text, false)).toBeUndefined();
  },
);
