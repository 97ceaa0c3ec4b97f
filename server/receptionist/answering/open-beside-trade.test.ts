import { expect, test } from "vitest";
import { lastReply } from "#server/receptionist/eval/last-reply.ts";

test.each([
  [["im a dentist. can it take x-rays"], /^I do not know/],
  [["i run a dental office. can it read x rays"], /^I do not know/],
  [["we are a law firm, can it file motions"], /^I do not know/],
  [["im a roofer, does it do drone photos"], /I do not know the answer/],
  [["soy dentista. ¿puede leer radiografías?"], /^No lo sé/],
  [["calls from the county jail", "can it accept collect calls"], /^That one I cannot answer/],
  [["im a bail bondsman", "can it take a collect call"], /^I do not know/],
  [["i own a dental clinic, can it take our calls"], /^Yes/],
  // What is known, and what asks for the trade.
  [["im a dentist. can it book cleanings"], /^It books, moves and cancels/],
  [["im a plumber. does it answer at night"], /^Yes: all 168 hours/],
  [["im a salon owner. does it work for salons"], /^Yes, Salons is in the directory/],
  [["im a lawyer, is it for me"], /^Yes, law firms/],
  [["does it collect payments on calls"], /payment link by text/],
])("a trade, and what is asked of the product: %s", async (lines, answer) => {
  expect((await lastReply(...lines)).text).toMatch(answer);
});
