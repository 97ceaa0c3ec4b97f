import { expect, test } from "vitest";
import { callAt, factsOf } from "../eval/call-at.ts";
import { nameGivenInChinese, nameSaidTwice } from "./name-given.ts";

test.each([
  ["我是第一次来，叫吴建华", "吴建华"],
  ["订位写曹思远", "曹思远"],
  ["用曹思远的名字订", "曹思远"],
  ["登记曹思远", "曹思远"],
  ["叫人来", undefined],
  ["写下来吧", undefined],
])("in %s the name is %s", (text, name) => {
  expect(nameGivenInChinese(text)).toBe(name);
});

test.each([
  ["doug. doug pfeiffer. , ", "Doug Pfeiffer"],
  ["dulce! dulce arriaga", "Dulce Arriaga"],
  ["no. no way", undefined],
  ["friday. friday works", undefined],
])("said twice, %s is %s", (text, name) => {
  expect(nameSaidTwice(text)).toBe(name);
});

test.each([
  [
    "hola, mesa para dos el viernes a las 8 de la noche",
    "Abril Santoyo, 720 555 0141",
    "Abril Santoyo",
  ],
  [
    "hola, mesa para dos el viernes a las 8 de la noche",
    "ponla a nombre de abril santoyo",
    "Abril Santoyo",
  ],
  ["table for 2 friday at 7", "kowalczyk 505 555 0101", "Kowalczyk"],
])("at a restaurant, after %s: %s", (first, line, name) => {
  const call = callAt("restaurants");
  call.say(first);
  expect(factsOf(call.say(line)).name).toBe(name);
});
