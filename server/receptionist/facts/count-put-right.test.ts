import { expect, test } from "vitest";
import { countPutRight } from "./count-put-right.ts";

test.each([
  ["like 30 calls a week. no sorry 15", "like 15 calls a week"],
  ["about 40 calls a day, no wait 50", "about 50 calls a day"],
  ["we get 20 a day, sorry i mean 30", "we get 30 a day"],
  ["unas 30 llamadas a la semana, no perdon 15", "unas 15 llamadas a la semana"],
  ["30 calls a day, actually more like 45 a day", "45 calls a day a day"],
  ["12 a day. oops, 20", "20 a day"],
])("%s", (text, expected) => expect(countPutRight(text)).toBe(expected));

test.each([
  "30 calls a day, actually 3 minutes each",
  "30 calls a week. no sorry 3 pm works",
  "20 a day and 40 texts",
  "30 calls a day. no, 2:30 is better",
  "30 calls a day",
])("%s stays", (text) => expect(countPutRight(text)).toBe(text));
