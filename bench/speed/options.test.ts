import { expect, test } from "vitest";
import { readOptions } from "./options.ts";

const parts = ["routes", "touch"];

test("without words everything runs five times", () => {
  expect(readOptions([], parts)).toEqual({ parts, runs: 5, only: [], short: false });
});

test("parts, rounds and routes can be chosen", () => {
  const words = ["touch", "--runs", "7", "--only", "/", "--only", "/pricing"];
  expect(readOptions(words, parts)).toMatchObject({
    parts: ["touch"],
    runs: 7,
    only: ["/", "/pricing"],
  });
});

test.each([[["speed"]], [["--runs"]], [["--runs", "0"]]])("%j gets the usage", (words) => {
  expect(() => readOptions(words, parts)).toThrow("Usage");
});
