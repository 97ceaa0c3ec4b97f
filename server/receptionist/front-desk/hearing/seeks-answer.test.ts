import { expect, test } from "vitest";
import { seeksAnswer } from "./seeks-answer.ts";

test.each([
  "wondering about the fumes from that straightener",
  "its not gonna rain on thursday is it",
  "stitches look kinda yellow, guessing the cream takes care of it",
  "mi hermano quiere saber si le conviene firmar",
  "me aseguran que se quitan las manchas",
  "第二天起小红点，算正常反应吧",
  "这种保险管不管",
])("%s: waits for an answer", (text) => {
  expect(seeksAnswer(text)).toBe(true);
});

test.each([
  "we live here with a cat and my son has asthma",
  "right side of the house, two windows",
  "it is the gray one by the fence",
  "somos cuatro y un bebé",
  "家里有一只猫",
])("%s: tells", (text) => {
  expect(seeksAnswer(text)).toBe(false);
});
