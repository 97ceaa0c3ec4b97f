import { expect, test } from "vitest";
import { hear } from "#server/receptionist/hearing/hear.ts";
import { sizeIn } from "./business.ts";

test.each([
  ["dental office in Tucson, 6 of us", "6 people"],
  ["plumbing in Boise, there's nine of us", "9 people"],
  ["we're 5 at the shop", "5 people"],
  ["team of 8, accounting firm in Omaha", "8 people"],
  ["Tengo un restaurante en Laredo, somos 9, entran 25 llamadas al día", "9 personas"],
  ["somos como doce, clínica dental en Houston", "12 personas"],
  ["我们公司一共八人，做装修", "8人"],
  ["我们是12人的律所", "12人"],
])("%s: %s", (said, size) => {
  expect(sizeIn(hear(said))).toBe(size);
});

test.each([
  "6 of us want to join the call tuesday",
  "can it handle 6 of us on one call",
  "there were 4 of us at dinner last night",
  "we are 24 minutes away",
  "¿y si somos 9?",
  "每天有8人打电话",
])("%s tells no size", (said) => {
  expect(sizeIn(hear(said))).toBeUndefined();
});
