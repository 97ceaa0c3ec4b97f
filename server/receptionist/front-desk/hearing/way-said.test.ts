import { expect, test } from "vitest";
import { wayIn } from "./way-said.ts";

test("the start of a move is what is called so", () => {
  const way = wayIn("Moving things to my son in Tulsa, from 230 Prairie Rd in Cheyenne");
  expect(way).toEqual({ from: "230 Prairie Rd", to: "Tulsa" });
});

test.each([
  ["moving from 12 Baker St denver to boise end of april", "12 Baker St denver", "boise"],
  ["how much for a 1 bedroom across town, fort collins to loveland", "fort collins", "loveland"],
  ["necesito mudarme de pueblo a denver", "pueblo", "denver"],
])("towns in small letters: %s", (said, from, to) => {
  expect(wayIn(said)).toEqual({ from, to });
});

test.each([
  [
    "leaving our four bedroom house on Primrose Hill for a two room flat at Willow Court retirement home",
    "Primrose Hill",
    "Willow Court",
  ],
  ["moving out of my place in Salem into a condo in Bend", "Salem", "Bend"],
  ["我们要从 Columbus 搬到 Pittsburgh，两室一厅", "Columbus", "Pittsburgh"],
  [
    "It was from Richmond, Virginia to Savannah. The order is in his name",
    "Richmond, Virginia",
    "Savannah",
  ],
  ["from St. Louis to Washington D.C.", "St. Louis", "Washington D.C."],
])("both ends of a move: %s", (said, from, to) => {
  expect(wayIn(said)).toEqual({ from, to });
});

test.each(["third floor no elevator. theres a treadmill", "i need to move", "monday to friday"])(
  "%s names no towns",
  (said) => {
    expect(wayIn(said)).toEqual({ from: undefined, to: undefined });
  },
);
