import { expect, test } from "vitest";
import { isOverTime, withTimeLimit } from "./time-limit.ts";

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

test("work returns what it makes, and throws what it throws", () => {
  expect(withTimeLimit(() => [1])).toEqual([1]);
  const broken = new TypeError("broken");
  const breaks = () => {
    throw broken;
  };
  expect(thrownBy(() => withTimeLimit(breaks))).toBe(broken);
  expect(isOverTime(broken)).toBe(false);
});

test("a pattern that would take years is given up, and the next work runs", () => {
  const endless = () => /^(?:a|a)*$/.test(`${"a".repeat(60)}b`);
  expect(isOverTime(thrownBy(() => withTimeLimit(endless, 50)))).toBe(true);
  expect(withTimeLimit(() => 2)).toBe(2);
});
