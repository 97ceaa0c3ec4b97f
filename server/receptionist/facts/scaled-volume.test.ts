import { expect, test } from "vitest";
import { scaledVolume } from "./scaled-volume.ts";

const said = <T>(value: T) => ({ value, turn: 0, by: "words" as const });
const aDay = (count: number) => ({ calls: said({ count, per: "day" as const }) });

test.each([
  ["what if it is half as many", 20],
  ["double that", 80],
  ["y si es el doble de llamadas", 80],
  ["no, triple that", 120],
  ["and if it doubles?", 80],
  ["y si se duplican", 80],
  ["要是翻倍呢", 80],
  ["10% more", 44],
  ["y si crece 1 20%", 48],
])("%s, of forty calls a day", (text, count) => {
  expect(scaledVolume(text, aDay(40))).toEqual({ calls: { count, per: "day" } });
});

test("minutes are scaled where no calls are known, and half of one call stays one", () => {
  expect(scaledVolume("half of that", { minutes: said(300) })).toEqual({ minutes: 150 });
  expect(scaledVolume("half of that", aDay(1))).toEqual({ calls: { count: 1, per: "day" } });
});

test("a new number and an unknown volume are not scaled", () => {
  expect(scaledVolume("half of that, so 15", aDay(40))).toBeUndefined();
  expect(scaledVolume("twice as many", {})).toBeUndefined();
});
