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
  ["月底想从枫林路18号搬到榆树街52号，两室一厅", "枫林路18号", "榆树街52号"],
  ["120 Oak St搬到 88 Reed St，陈刚", "120 Oak St", "88 Reed St"],
  ["从 14 Pine Ave 到 20 Elm St，都是平房", "14 Pine Ave", "20 Elm St"],
  ["我现在住在枫林路18号，要搬去Fresno", "枫林路18号", "Fresno"],
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

test.each([
  ["from 22 Gray St to the Lark tower on High, 9th floor", "22 Gray St", "Lark tower on High"],
  ["going from the Willow apartments to Denton", "Willow apartments", "Denton"],
  ["moving from a storage unit on Cole Ave to my new condo on Elm", "Cole Ave", "Elm"],
  ["from Columbus to the office", "Columbus", undefined],
])("%s: a building by its name", (text, from, to) => {
  expect(wayIn(text)).toEqual({ from, to });
});
