import fc from "fast-check";
import { expect, it } from "vitest";
import { readLink, signLink } from "./link-token.ts";

const link = { id: "b0a7f0de-0000-4000-8000-000000000001", sequence: 3 };

it("reads back what it signed", () => {
  expect(readLink(signLink(link, "secret"), "secret")).toEqual(link);
});

it("reads nothing that was signed elsewhere, changed or made up", () => {
  const token = signLink(link, "secret");
  expect(readLink(token, "another")).toBeUndefined();
  expect(readLink(token.replace(".3.", ".4."), "secret")).toBeUndefined();
  expect(readLink(`${token}.x`, "secret")).toBeUndefined();
  const position = fc.nat(token.length - 1);
  fc.assert(
    fc.property(position, fc.string({ minLength: 1, maxLength: 1 }), (at, character) => {
      const changed = token.slice(0, at) + character + token.slice(at + 1);
      expect(readLink(changed, "secret") === undefined || changed === token).toBe(true);
    }),
  );
});
