import { expect, test } from "vitest";
import { tokensOf, withShortTokens } from "./short-tokens.ts";

test("shortens the tokens and leaves what a part sets for itself", () => {
  const sheet = ":root { --ink: #000; --ink-2: #333; } .night { --ink: #fff; }";
  const tokens = tokensOf(sheet);
  expect(tokens).toEqual(["--ink", "--ink-2"]);
  expect(withShortTokens(sheet, tokens)).toBe(
    ":root { --0: #000; --1: #333; } .night { --0: #fff; }",
  );
  const part = ".a--ink { --x: 1px; color: var(--ink-2); left: var(--x) }";
  expect(withShortTokens(part, tokens)).toBe(
    ".a--ink { --x: 1px; color: var(--1); left: var(--x) }",
  );
});
