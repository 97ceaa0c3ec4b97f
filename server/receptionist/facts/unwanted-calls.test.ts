import { expect, test } from "vitest";
import { withFigures } from "#server/receptionist/hearing/numbers.ts";
import { countsUnwanted, leavesOutUnwanted, unwantedIn } from "./unwanted-calls.ts";

test.each([
  ["a third of them are spam", "en", 1 / 3],
  ["half are robocalls", "en", 1 / 2],
  ["about a quarter of that is spam", "en", 1 / 4],
  ["20% are wrong numbers", "en", 0.2],
  ["spam is about half", "en", 1 / 2],
  ["two thirds are real", "en", 1 / 3],
  ["half are not real", "en", 1 / 2],
  ["one in three is a scam", "en", 1 / 3],
  ["la mitad son spam", "es", 1 / 2],
  ["un tercio son llamadas basura", "es", 1 / 3],
  ["三分之一是骚扰电话", "zh", 1 / 3],
  ["一半是推销", "zh", 1 / 2],
  ["三成是广告", "zh", 0.3],
] as const)("%s", (text, language, share) => {
  expect(unwantedIn(withFigures(text, language))?.share).toBeCloseTo(share);
});

test("a number of calls that nobody wants is told as such", () => {
  expect(unwantedIn("60 calls a day, 10 of those are spam")).toMatchObject({ count: 10 });
});

test("a share of something else is none", () => {
  expect(unwantedIn("half of them are in spanish")).toBeUndefined();
  expect(unwantedIn("do you block spam calls")).toBeUndefined();
});

test("they are left out and counted again", () => {
  expect(leavesOutUnwanted("so how many minutes minus the spam")).toBe(true);
  expect(countsUnwanted("count the spam too")).toBe(true);
  expect(countsUnwanted("without the spam")).toBe(false);
});
