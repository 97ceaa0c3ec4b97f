import { expect, test } from "vitest";
import { everyPage } from "./every-page.ts";
import { pageChanges } from "./page-changes.ts";

test("names only pages that exist, the newest changes first, each once", () => {
  const addresses = new Set(everyPage.map(({ path }) => path));
  const named = pageChanges.flatMap(({ paths }) => paths);
  expect(named.filter((path) => !addresses.has(path))).toEqual([]);
  const dates = pageChanges.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(dates.every((date) => !Number.isNaN(Date.parse(date)))).toBe(true);
  expect(new Set(pageChanges.map(({ id }) => id)).size).toBe(pageChanges.length);
});
