import { expect, test } from "vitest";
import { keptWords, withoutPrivateNumbers } from "./kept-words.ts";

test.each([
  ["my card is 4111 1111 1111 1111, exp 09/28", "my card is …, exp 09/28"],
  ["378282246310005", "…"],
  ["amex 3782 822463 10005 ok", "amex … ok"],
  ["4111-1111-1111-1112 with a digit wrong", "… with a digit wrong"],
  ["social 123-45-6789 thanks", "social … thanks"],
  ["see /booking?token=abcdef.1.ghijklmnopqrstuvwxyz", "see /booking?token=…"],
])("leaves out of %s what nobody else may read", (text, kept) => {
  expect(keptWords(text)).toBe(kept);
});

test.each([
  "call me at 406 555 0142 or +1 (720) 555-0177",
  "406 555 0142 406 555 0143",
  "my number is +8613812345678",
  "policy 884201993412",
])("keeps %s", (text) => {
  expect(keptWords(text)).toBe(text);
});

test("a front desk puts nothing in their place", () => {
  expect(withoutPrivateNumbers("visa 4111 1111 1111 1111 please", " ")).toBe("visa   please");
});
