import { expect, test } from "vitest";
import { takenOut } from "./taken-out.ts";

const known = {
  phone: { value: "720 555 0188", turn: 0, by: "words" },
  email: { value: "a@b.example", turn: 0, by: "words" },
} as const;

test.each([
  ["please delete my number again", { phone: null }],
  ["take that number off, will you", { phone: null }],
  ["don't keep my email", { email: null }],
  ["borre mi teléfono por favor", { phone: null }],
  ["no guarde mi correo", { email: null }],
  ["把我的电话删掉", { phone: null }],
  ["别留我的邮箱", { email: null }],
])("%s", (text, changes) => {
  expect(takenOut(text, known)).toEqual(changes);
});

test.each([
  "my number is 415 555 0132",
  "do you sell my number",
  "can i keep my number",
  "will it delete a caller's message",
  "mi teléfono no cambia",
  "我的电话换了",
  "delete my name",
])("%s takes nothing back", (text) => {
  expect(takenOut(text, known)).toEqual({});
});
