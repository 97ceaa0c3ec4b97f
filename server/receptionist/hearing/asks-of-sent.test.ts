import { expect, test } from "vitest";
import {
  askedOfSent,
  asksIfBooked,
  asksIfChanged,
  asksOfSent,
  asksOwnBooking,
} from "./asks-of-sent.ts";

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

test.each([
  "can you look up my booking? maria cho",
  "what time was my appointment with nora",
  "when is my call again?",
  "do i have a call booked with you",
  "did my booking go through",
  "i never got the confirmation",
  "the confirmation email never came",
  "can you resend the confirmation email",
  "a que hora era mi cita",
  "no me llegó el correo de confirmación",
  "我约的是几点",
  "没收到确认邮件",
])("%s asks about the visitor's own booking", (text) => {
  expect(asksOwnBooking(text)).toBe(true);
});

test.each([
  "can it look up a patient's appointment",
  "does it send a confirmation to callers",
  "do you have a call center",
  "when is the call",
  "can i have a call tomorrow",
  "does it check my calendar",
])("%s asks about something else", (text) => {
  expect(asksOwnBooking(text)).toBe(false);
});
