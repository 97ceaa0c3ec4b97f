import { expect, test } from "vitest";
import { industries } from "#content/industries/directory.ts";
import { findIndustries } from "./find-industries.ts";

test.each([
  ["flooded", "plumbers"],
  ["crown", "dentists"],
  ["table for six", "restaurants"],
  ["HVAC", "hvac"],
  ["my father died", "funeral-homes"],
  ["scratching in the wall", "pest-control"],
  ["dentist", "dentists"],
  ["  piano ", "moving-companies"],
])("“%s” finds %s first", (text, slug) => {
  const { entries, nearest } = findIndustries(text);
  expect(nearest).toBe(false);
  expect(entries[0]?.slug).toBe(slug);
});

test("a word that fits none brings the three nearest", () => {
  const { entries, nearest } = findIndustries("plumming");
  expect(nearest).toBe(true);
  expect(entries).toHaveLength(3);
  expect(entries.map(({ slug }) => slug)).toContain("plumbers");
});

test("nothing, or only signs, finds all", () => {
  for (const text of ["", "  ", "?!"]) expect(findIndustries(text).entries).toBe(industries);
});
