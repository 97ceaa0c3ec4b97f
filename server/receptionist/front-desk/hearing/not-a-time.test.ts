import { expect, test } from "vitest";
import { withoutOtherNumbers } from "./not-a-time.ts";

test.each([
  ["me caí en el supermercado La Favorita el sábado", /s[aá]bado/],
  ["me rompí la muñeca en la tienda el lunes", /lunes/],
  ["la lleva otra empresa, hasta el 30 de abril", /30|abril/],
])("%s: no day of a visit", (text, day) => {
  expect(withoutOtherNumbers(text)).not.toMatch(day);
});

test.each([
  ["me caí y quiero una cita el martes a las 10", /martes a las 10/],
  ["me caí en la tienda, puedo el martes", /martes/],
  ["puedo hasta el viernes", /viernes/],
])("%s: the day of a visit stays", (text, day) => {
  expect(withoutOtherNumbers(text)).toMatch(day);
});
