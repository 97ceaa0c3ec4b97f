import { expect, test } from "vitest";
import { withoutContact } from "./contact-details.ts";

test.each([
  ["303 555 0164, sorry, 303 555 0146", "303 555 0146"],
  ["303 555 0164 .. wait thats my old one. 303 555 0146", "303 555 0146"],
  ["303 555 0164, perdón, 303 555 0146", "303 555 0146"],
  ["303 555 0164，不对，303 555 0146", "303 555 0146"],
  ["303 555 0164, that was a typo: 303 555 0146", "303 555 0146"],
  ["303 555 0164 or 303 555 0146", "303 555 0164"],
  ["303 555 0164, no texts please, at work 303 555 0146", "303 555 0164"],
  ["303 555 0164", "303 555 0164"],
])("%s: the number that counts", (text, phone) => {
  expect(withoutContact(text, "en").phone).toBe(phone);
});

test("what stands between two numbers goes with the one that was put right", () => {
  expect(withoutContact("Dana Fox, 303 555 0164, sorry, 303 555 0146", "en").rest.trim()).toBe(
    "Dana Fox,",
  );
});
