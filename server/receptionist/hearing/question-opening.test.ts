import { expect, test } from "vitest";
import { opensQuestion } from "./question-opening.ts";

test.each([
  "if I put 2 grand down whats the monthly",
  "with nothing down how much per month",
  "say i get my own parts would it be cheaper",
  "if the truck breaks down who pays the hotel",
  "about how long does that take",
  "oye y si me llaman de noche",
])("%s: a question", (said) => expect(opensQuestion(said)).toBe(true));

test.each([
  "if you guys can come early that would be great",
  "if I knew whats wrong with it",
  "with my wife and the two dogs",
  "say hello to the crew",
  "y si por favor",
  "y si la hacemos el martes",
])("%s: none", (said) => expect(opensQuestion(said)).toBe(false));
