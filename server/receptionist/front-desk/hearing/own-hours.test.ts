import { expect, test } from "vitest";
import { withOwnHours } from "./own-hours.ts";

test.each([
  ["I get off at 9", "after 9"],
  ["my shift starts at 2 so before that", "before 2 so before that"],
  ["I've got patients till 4, call after", "after 4, call after"],
  ["limpieza el jueves, salgo a las 3 del trabajo", "limpieza el jueves, after 3"],
  ["entro a trabajar a las dos", "before dos"],
])("hours of somebody's own day are limits: %s", (said, limited) => {
  expect(withOwnHours(said)).toBe(limited);
});

test("beside another hour they say nothing of it", () => {
  expect(withOwnHours("I get off at 5, so friday 5:30")).toBe(" , so friday 5:30");
});

test.each(["can you come at 9", "the tour starts here", "I get a bill for 9 dollars"])(
  "an hour of the visit stays: %s",
  (said) => {
    expect(withOwnHours(said)).toBe(said);
  },
);
