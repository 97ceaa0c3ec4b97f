import { expect, test } from "vitest";
import { withoutDenied } from "./denied-figures.ts";

test.each([
  "40 calls a day. not 40 minutes a month",
  "40 calls a day, i never said 40 minutes",
  "40 calls a day instead of 40 minutes",
])("%s: what is denied is not read", (text) => {
  expect(withoutDenied(text)).toMatch(/40 calls a day/);
  expect(withoutDenied(text)).not.toMatch(/minutes/);
});

test("a figure that is put right stays", () => {
  expect(withoutDenied("no, 400 a month")).toBe("no, 400 a month");
  expect(withoutDenied("53 not 35")).toBe("53 not 35");
});
