import { expect, test } from "vitest";
import { placeIn } from "./business.ts";

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
