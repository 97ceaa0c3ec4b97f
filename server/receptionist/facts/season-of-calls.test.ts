import { expect, test } from "vitest";
import { withFigures } from "#server/receptionist/hearing/numbers.ts";
import { otherSeason, seasonIn } from "./season-of-calls.ts";

test.each([
  ["60 calls a day in season, 20 otherwise. 2 min each", "en", 20, "day"],
  ["500 calls a month, slow in winter, maybe 200 then. 3 min", "en", 200, "month"],
  ["march to october its 40 a day, off season maybe 8", "en", 8, "day"],
  ["winter 10 calls a day summer 60", "en", 60, "day"],
  ["en temporada 60 llamadas al dia, fuera de temporada unas 20", "es", 20, "day"],
  ["旺季每天六十个电话，淡季二十个，每个两分钟", "zh", 20, "day"],
] as const)("%s", (text, language, count, per) => {
  expect(seasonIn(withFigures(text, language), undefined)?.season).toMatchObject({ count, per });
});

test("a season's number stands beside the calls that are known", () => {
  const known = { count: 60, per: "day" } as const;
  expect(seasonIn("in winter its more like 20", known)?.season.count).toBe(20);
  expect(seasonIn("in winter its more like 20", undefined)).toBeUndefined();
});

test("other numbers beside a season count no calls of it", () => {
  expect(seasonIn("60 calls a day in summer, 3 minutes each", undefined)).toBeUndefined();
  expect(seasonIn("60 calls a day, 20 of them want spanish", undefined)).toBeUndefined();
});

test("the other season is taken where it is named", () => {
  const said = <T>(value: T) => ({ value, turn: 0, by: "words" as const });
  const facts = {
    calls: said({ count: 10, per: "day" as const }),
    season: said({ count: 60, per: "day" as const, of: "summer" }),
  };
  expect(otherSeason("use the summer number", facts)?.calls).toEqual({ count: 60, per: "day" });
  expect(otherSeason("what about the summer", facts)).toBeUndefined();
});
