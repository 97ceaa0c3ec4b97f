import { expect, test } from "vitest";
import { frontDesks } from "#content/front-desks/front-desks.ts";
import { saidParts } from "../hearing/said-parts.ts";
import { onlyAsksForPerson } from "./of-no-line.ts";

const { hvac, salons } = frontDesks;

test.each([
  [hvac, "i want the spring tune up on the ac", false],
  [hvac, "want a tune up on the ac", false],
  [hvac, "put a real person on please", true],
  [salons, "get me the owner on the phone", true],
] as const)("%#", (desk, text, expected) => {
  const [part] = saidParts(text);
  expect(part && onlyAsksForPerson(desk, part)).toBe(expected);
});
