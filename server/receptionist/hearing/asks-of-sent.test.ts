import { expect, test } from "vitest";
import { askedOfSent, asksIfBooked, asksIfChanged, asksOfSent } from "./asks-of-sent.ts";

test.each([
  ["did it say before noon friday and the phone number?", "says"],
  ["no, my message to nora. read it back to me", "read"],
  ["the first one already went right?", "went"],
  ["did my first message go", "went"],
  ["did you include the address", "says"],
  ["¿ya se envió?", "went"],
  ["留言发出去了吗", "went"],
])("%s asks about the message", (text, asked) => {
  expect(asksOfSent(text)).toBe(true);
  expect(askedOfSent(text)).toBe(asked);
});

test.each(["does it send texts", "can it read emails", "send it", "is the call recorded"])(
  "%s asks about the product",
  (text) => {
    expect(asksOfSent(text)).toBe(false);
  },
);

test("a change and a booking are asked about in their own words", () => {
  expect(asksIfChanged("ok so is it cancelled or not")).toBe(true);
  expect(asksIfChanged("my demo!! is it cancelled")).toBe(true);
  expect(asksIfChanged("can i cancel my demo")).toBe(false);
  expect(asksIfBooked("i already booked 2:30")).toBe(true);
  expect(asksIfBooked("book it")).toBe(false);
});
