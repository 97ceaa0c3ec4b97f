import { expect, test } from "vitest";
import { asksOfCall } from "./asks-of-call.ts";

test.each([
  "is that over the phone or video?",
  "is it on zoom?",
  "who would i be talking to",
  "ok. is it still nora who calls",
  "how long is the demo",
  "cuánto dura la llamada?",
  "¿con quién voy a hablar?",
  "电话还是视频",
])("%s is about the call that can be booked", (text) => {
  expect(asksOfCall(text)).toBe(true);
});

test.each([
  "how long does each call last on average",
  "who am i talking to",
  "is it answering the phone at night",
  "will it call my clients by phone when they ask",
])("%s is not", (text) => {
  expect(asksOfCall(text)).toBe(false);
});
