import { expect, test } from "vitest";
import { seasonPutRight } from "./season-put-right.ts";

test.each([
  ["no sorry thats summer. 30 a week", 60, 30],
  ["wait thats winter. its more like 40", 100, 40],
  ["sorry, that's december. 35 is normal", 80, 35],
  ["ay no, eso es en temporada alta. son 15", 40, 15],
  ["sorry, 15. 30 is when its freezing", 30, 15],
])("%s, of %i a week", (text, known, count) => {
  const found = seasonPutRight(text, { count: known, per: "week" });
  expect(found?.calls).toEqual({ count, per: "week" });
  expect(found?.season.count).toBe(known);
});

test("both figures in one message", () => {
  const found = seasonPutRight("30 calls a week. no sorry 15, 30 is when its freezing", undefined);
  expect(found).toMatchObject({ calls: { count: 15, per: "week" }, season: { count: 30 } });
});

test.each([
  "in winter its 30 a week",
  "no sorry, 30 a week",
  "that was summer, 30 a week in winter",
  "sorry thats the busy line. 3 minutes each",
])("the calls that are known stay: %s", (text) => {
  expect(seasonPutRight(text, { count: 60, per: "week" })).toBeUndefined();
});
