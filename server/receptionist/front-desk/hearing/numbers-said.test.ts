import { expect, test } from "vitest";
import { figureIn, nightsIn, streetIn, yearIn } from "./numbers-said.ts";

test.each([
  ["it was built in nineteen eighty seven", "1987"],
  ["twenty fifteen", "2015"],
  ["from '52", "1952"],
])("%s: %s", (said, year) => {
  expect(yearIn(said, "en")).toBe(year);
});

test.each([
  ["two nights", "2"],
  ["dos noches", "2"],
  ["una sola noche", "1"],
  ["the 20th thru the 22nd", "2"],
  ["del 3 al 7", "4"],
  ["the night of the 20th for 3 people", undefined],
])("%s: %s nights", (said, nights) => {
  expect(nightsIn(said)).toBe(nights);
});

test.each([
  ["两个人，一晚", "1"],
  ["下周三一晚", "1"],
  ["礼拜四到礼拜天", "3"],
  ["十二号到十五号", "3"],
  ["一晚多少钱", undefined],
])("%s: %s nights of a stay", (said, nights) => {
  expect(nightsIn(said)).toBe(nights);
});

test.each([
  ["房子是75年的", "1975"],
  ["房子85年盖的", "1985"],
])("%s: built in %s", (said, year) => {
  expect(yearIn(said, "zh")).toBe(year);
});

test("the day of a month counts nothing", () => {
  expect(figureIn("the 20th", "en", [0, 99])).toBeUndefined();
});

test("either way is no street", () => {
  expect(streetIn("today at 4 or tomorrow at 8 either way").value).toBeUndefined();
});

test.each([
  ["14 Wren Court, no, 41 Wren Court", "41 Wren Court"],
  ["its 9 Finch Street, no i mean 19 Finch Street, we own", "19 Finch Street"],
  ["12 Elm St, wait, 21 Elm St", "21 Elm St"],
  ["14 Elm St, no, en 41 Elm St", "41 Elm St"],
  ["calle Luna 44, perdón, calle Luna 54", "calle Luna 54"],
  ["19 Fern Ave, its a duplex. unit B", "19 Fern Ave unit B"],
  ["松树街8号", "松树街8号"],
])("%s: %s", (said, street) => {
  expect(streetIn(said).value).toBe(street);
  expect(streetIn(said).rest).not.toMatch(/Wren|Finch|Elm|Luna|松树/);
});

test.each([
  ["305 Main apt 4, Sue Park", "305 Main apt 4"],
  ["apt 9, 600 Grand", "apt 9, 600 Grand"],
  ["12 Dover St apt b. no sorry apt d, i just moved", "12 Dover St apt d"],
  ["2255 Zuni Street, apartamento 3", "2255 Zuni Street, apartamento 3"],
  ["504 Bienville Street, upstairs apartment", "504 Bienville Street, upstairs apartment"],
  ["1730 South Irving, el 6", "1730 South Irving, el 6"],
  ["Birch Court Apts, 12 Birch Ct", "12 Birch Ct"],
  ["12 Dover St, el lunes", "12 Dover St"],
])("%s: %s", (said, street) => {
  expect(streetIn(said).value).toBe(street);
});
