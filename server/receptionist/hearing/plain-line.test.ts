import { expect, test } from "vitest";
import { plainLine } from "./plain-line.ts";

const asked = { open: true, dictated: false };
const nothingAsked = { open: false, dictated: false };

test.each([
  [
    "um ok so Nico Vera 915 555 0173, el martes a las tres",
    "Nico Vera 915 555 0173, el martes a las tres",
  ],
  ["ok so a las cuatro", "a las cuatro"],
  ["hmm, tuesday", "tuesday"],
  ["嗯，星期二", "星期二"],
  ["this is Ana Ruiz, thank you so much", "this is Ana Ruiz"],
  ["a las cuatro, muchas gracias", "a las cuatro"],
  ["对，谢谢", "对"],
  ["yes thx", "yes"],
  ["2 CATS, NO KIDS", "2 cats, no kids"],
  ["TIA RUIZ 503 555 0106 FRI 1PM", "tia ruiz 503 555 0106 fri 1pm"],
])("%s: %s", (said, line) => {
  expect(plainLine(said, asked)).toBe(line);
});

test.each([
  "oh no my kid drank bleach",
  "ok thanks",
  "no thanks",
  "NC 27601",
  "um",
  "OK",
  "好的谢谢",
])("%s stays as it is", (said) => {
  expect(plainLine(said, asked)).toBe(said);
});

test("thanks end a conversation in which nothing is asked", () => {
  expect(plainLine("ill talk to my wife, thanks", nothingAsked)).toBe(
    "ill talk to my wife, thanks",
  );
  expect(plainLine("does it do spanish, thanks", nothingAsked)).toBe("does it do spanish");
});

test("a message is not put in small letters", () => {
  const text = "PLEASE HAVE THEM CALL ABOUT INVOICE 4471";
  expect(plainLine(text, { open: true, dictated: true })).toBe(text);
});
