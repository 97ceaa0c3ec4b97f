import { expect, test } from "vitest";
import { emailPutRight } from "./email-put-right.ts";

test.each([
  ["sorry its .com not .co", "marcus@bell.co", "marcus@bell.com"],
  ["not .co, .com", "marcus@bell.co", "marcus@bell.com"],
  ["it should be dot com", "marcus@bell.co", "marcus@bell.com"],
  ["oops it ends in .org", "marcus@bell.com", "marcus@bell.org"],
  ["its .co.uk", "marcus@bell.com", "marcus@bell.co.uk"],
  ["perdón, es punto com no punto co", "rosa@paz.co", "rosa@paz.com"],
  ["是.com 不是.co", "lin@lin.co", "lin@lin.com"],
  ["gmail not hotmail sorry", "deb@hotmail.com", "deb@gmail.com"],
  ["not hotmail, its gmail", "deb@hotmail.com", "deb@gmail.com"],
  ["es gmail, no hotmail", "deb@hotmail.com", "deb@gmail.com"],
  ["no wait rajpatel no dot", "raj.patel@teeth.com", "rajpatel@teeth.com"],
  ["the email is ferro not fero", "bo@feroskin.com", "bo@ferroskin.com"],
])("%s", (said, known, email) => {
  expect(emailPutRight(said, known)).toBe(email);
});

test.each([
  ["do you work with .com domains or .org", "deb@hotmail.com"],
  ["silver not gold", "deb@hotmail.com"],
  ["jon not john", "john@bell.com"],
  ["its 10 not 11", "deb@hotmail.com"],
  ["send it to deb@gmail.com not hotmail", "deb@hotmail.com"],
  ["sorry its .com", "deb@hotmail.com"],
  ["we are a .NET shop", "deb@hotmail.com"],
])("%s puts no address right", (said, known) => {
  expect(emailPutRight(said, known, { name: "John Bell" })).toBeUndefined();
});

test.each([
  ["oops .com", "linh@glossnailz.con", "linh@glossnailz.com"],
  ["dot com sorry", "linh@gloss.con", "linh@gloss.com"],
  ["its com not con", "linh@gloss.con", "linh@gloss.com"],
  ["that's .com not .con", "linh@gloss.con", "linh@gloss.com"],
  ["perdón, es punto mx", "beto@ferre.com", "beto@ferre.mx"],
  ["sorry gmail", "linh@gmial.com", "linh@gmail.com"],
  ["gmail.com", "linh@gmial.com", "linh@gmail.com"],
  ["wait no, @outlook.com", "linh@gmail.com", "linh@outlook.com"],
  ["its nails not nailz", "linh@glossnailz.com", "linh@glossnails.com"],
  ["应该是gmail.com", "linh@gmial.com", "linh@gmail.com"],
])("%s, of an address that was read back", (line, email, right) => {
  expect(emailPutRight(line, email, { readBack: true })).toBe(right);
});

test.each([
  "ok send it",
  "yes",
  "does it work with gmail",
  "is it .net or .com?",
  "thats it",
  "no",
  "its linh",
  "not today",
  "thursday not friday",
])("%s puts no address right that was read back", (line) => {
  expect(emailPutRight(line, "linh@gloss.com", { readBack: true })).toBeUndefined();
});
