import { expect, test } from "vitest";
import { contactIn } from "./contact-said.ts";

test.each([
  ["My budget is 15000-18000", undefined],
  ["Can I come 2026-12-07 at ten?", undefined],
  ["zip 59601-1234", undefined],
  ["we lived there 2019-2024", undefined],
  ["My policy is 884201993412 and my number is 406 555 0142", "406 555 0142"],
  ["claim 88420199341, cell 406-555-0142", "406-555-0142"],
  ["555 0101. well, 406 555 0101", "406 555 0101"],
  ["call me at +1 (406) 555-0142", "+1 (406) 555-0142"],
  ["555-0142", "555-0142"],
  ["mi número es 915 555 0122", "915 555 0122"],
  ["póliza 77001234, tel 915.555.0122", "915.555.0122"],
  ["我的电话是4065550142", "4065550142"],
])("%s", (text, phone) => {
  expect(contactIn(text).phone).toBe(phone);
});

test("the words that announce a number go with it", () => {
  expect(contactIn("and my number is 307.555.0187").rest).not.toContain("number");
});

test("what is not a telephone number stays for other fields", () => {
  const { rest } = contactIn("My policy is 884201993412 and my number is 406 555 0142");
  expect(rest).toContain("884201993412");
  expect(rest).not.toContain("0142");
  expect(contactIn("Can I come 2026-12-07 at ten?").rest).toContain("2026-12-07");
});

test("of two numbers the one that puts the other right counts", () => {
  const { phone, others } = contactIn("307-555-0158 no wait thats old. 307-555-0185");
  expect(phone).toBe("307-555-0185");
  expect(others).toEqual([]);
});

test("somebody else's number is kept beside the caller's", () => {
  const { phone, others } = contactIn("720 555 0148 or my husbands 720 555 0149");
  expect(phone).toBe("720 555 0148");
  expect(others).toEqual(["or my husbands 720 555 0149"]);
});
