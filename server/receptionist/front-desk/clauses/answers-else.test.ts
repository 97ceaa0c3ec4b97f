import { expect, test } from "vitest";
import { frontDesks } from "#content/front-desks/front-desks.ts";
import { saidParts } from "../hearing/said-parts.ts";
import { answersElse } from "./answers-else.ts";

const { attorneys, doctors } = frontDesks;

test.each([
  [attorneys, "other", "it is only about money", true],
  [attorneys, "other", "my landlord", false],
  [attorneys, "other", "Carol Pruitt, a driver", false],
  [doctors, "since", "since monday", false],
  [doctors, "reason", "my ear is killing me", false],
] as const)("%#: %s, %s: %s", (desk, name, text, expected) => {
  const field = desk.fields.find((one) => one.name === name);
  const [part] = saidParts(text);
  expect(field && part && answersElse(desk, field, part)).toBe(expected);
});
