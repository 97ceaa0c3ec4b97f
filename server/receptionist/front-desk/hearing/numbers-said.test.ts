import { expect, test } from "vitest";
import { birthIn, figureIn, lastCount, nightsIn, streetIn, wayIn, yearIn } from "./numbers-said.ts";

test.each([
  ["it was built in nineteen eighty seven", "1987"],
  ["twenty fifteen", "2015"],
  ["from '52", "1952"],
])("%s: %s", (said, year) => {
  expect(yearIn(said, "en")).toBe(year);
});

test.each([
  ["me, my husband, and our 2 little ones", "4"],
  ["4 adults and 2 kids", "6"],
])("%s: %s people", (said, people) => {
  expect(lastCount(said, "en")).toBe(people);
});

test.each([
  ["two nights", "2"],
  ["dos noches", "2"],
  ["una sola noche", "1"],
  ["the night of the 20th for 3 people", undefined],
])("%s: %s nights", (said, nights) => {
  expect(nightsIn(said)).toBe(nights);
});

test("the day of a month counts nothing", () => {
  expect(figureIn("the 20th", "en", [0, 99])).toBeUndefined();
});

test.each(["July the 9th 1944", "9th of July 1944", "june 9 1988"])("%s is a birthday", (said) => {
  expect(birthIn(said).value).toBe(said);
});

test("the start of a move is what is called so", () => {
  const way = wayIn("Moving things to my son in Tulsa, from 230 Prairie Rd in Cheyenne");
  expect(way).toEqual({ from: "230 Prairie Rd", to: "Tulsa" });
});

test("either way is no street", () => {
  expect(streetIn("today at 4 or tomorrow at 8 either way").value).toBeUndefined();
});
