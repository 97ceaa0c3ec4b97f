import { expect, test } from "vitest";
import { withSpokenDigits } from "./spoken-digits.ts";

test.each([
  ["tunde. nine seven zero, 555, 01 62", "tunde. 970 555 0162"],
  ["three oh three, five five five, oh one four four", "303 555 0144"],
  ["Graciela, siete veinte, cinco cinco cinco, cero uno ocho dos", "Graciela, 720 555 0182"],
  ["the number is 555 oh one six nine", "the number is 555 0169"],
  ["Jo Ann Fiske, five five five 0151", "Jo Ann Fiske, 555 0151"],
  ["cinco cinco cinco 0151, Ana", "555 0151, Ana"],
  ["7 2 0, 5 5 5, 0 1 8 8", "720 555 0188"],
  ["Thaddeus. 303... 555... 0185", "Thaddeus. 303 555 0185"],
  ["seven two zero triple five zero one zero seven", "720 555 0107"],
  [
    "nine seven oh five five five oh one one oh. thursday at nine",
    "970 555 0110. thursday at nine",
  ],
  ["eight hundred 555 0 1 double two", "800 555 0122"],
  ["电话七二零五五五零一零八", "电话720 555 0108"],
  ["four two four two four two four two four two four two four two four two", "4242424242424242"],
  ["nine seven oh 555 01 62 at 2 30", "970 555 0162 at 2 30"],
  ["tags four one one nine two", "tags 41192"],
])("%s", (said, written) => {
  expect(withSpokenDigits(said)).toBe(written);
});

test.each([
  "two adults and one kid, friday at seven",
  "between two and three, or four",
  "unit 4, 12 rooms, 1998",
  "table for six, seven thirty",
  "son las dos, tres personas",
  "一共三四个人，二楼",
  "it is 20, 30, 40 feet",
  "303 555 0142, tuesday 2 pm",
])("leaves %s", (said) => {
  expect(withSpokenDigits(said)).toBe(said);
});
