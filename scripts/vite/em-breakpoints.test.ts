import { expect, it } from "vitest";
import { inEm } from "./em-breakpoints.ts";

it("changes the breakpoints and no other length", () => {
  expect(
    inEm("@media screen and (min-width: 700px) and (max-width: 1179px) { a { top: 16px } }"),
  ).toBe("@media screen and (min-width: 43.75em) and (max-width: 73.6875em) { a { top: 16px } }");
  expect(inEm("a{width:16px}@media (pointer: coarse){a{width:32px}}")).toBe(
    "a{width:16px}@media (pointer: coarse){a{width:32px}}",
  );
});
