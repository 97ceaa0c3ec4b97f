import { expect, test } from "vitest";
import { describeZones, findZones, mainZones, zoneIds } from "./zones.ts";

const zones = describeZones(zoneIds("America/Denver"));
const found = (query: string) => findZones(zones, query).map(({ id }) => id);

test("a zone is found by its city, its name, a city nearby and a part of a word", () => {
  expect(found("denver")[0]).toBe("America/Denver");
  expect(found("mountain time")).toContain("America/Denver");
  expect(found("new")[0]).toBe("America/New_York");
  expect(found("san fran")).toEqual(["America/Los_Angeles"]);
  expect(found("Sao Pau")[0]).toBe("America/Sao_Paulo");
  expect(found("buenos").length).toBeGreaterThan(0);
});

test("words in the middle of a word find nothing", () => {
  expect(found("enver")).toEqual([]);
});

test("an empty search shows every zone once", () => {
  const all = found("");
  expect(all.length).toBeGreaterThan(300);
  expect(new Set(all).size).toBe(all.length);
  expect(all).toContain("UTC");
});

test("the short list is one, and has whatever zone is wanted", () => {
  const list = mainZones("America/Boise").map(({ id }) => id);
  expect(list).toEqual(expect.arrayContaining(["America/Boise", "America/Denver"]));
  expect(new Set(list).size).toBe(list.length);
  expect(list.length).toBeLessThan(60);
});
