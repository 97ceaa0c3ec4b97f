import { expect, test } from "vitest";
import { callsOfPlaces } from "./calls-of-places.ts";

test.each([
  ["we have 3 locations w 15 calls a day each, 2 minutes", undefined, 45],
  ["15 calls per day per location, 3 locations", undefined, 45],
  ["each office gets 15 calls a day", "4 offices", 60],
  ["15 calls a day, 2 minutes each, 3 locations", undefined, 15],
  ["15 calls a day each", undefined, 15],
])("%s (%s): %i", (text, size, count) => {
  expect(callsOfPlaces(text, { count: 15, per: "day" }, size)).toEqual({ count, per: "day" });
});
