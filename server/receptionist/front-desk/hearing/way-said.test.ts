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

test.each(["third floor no elevator. theres a treadmill", "i need to move", "monday to friday"])(
  "%s names no towns",
  (said) => {
    expect(wayIn(said)).toEqual({ from: undefined, to: undefined });
  },
);
