import { expect, test } from "vitest";
import { type CallState, newDesk } from "./call-state.ts";
import type { CallTurn } from "./call-turn.ts";
import { dangerStillOn } from "./still-in-danger.ts";

const after = (original: string, more: Partial<CallState> = {}) =>
  dangerStillOn({
    step: { original },
    state: { ...newDesk(), emergencies: ["fire"], shaken: true, ...more },
  } as CallTurn);

test.each([
  "do we stay in the room",
  "should we just crack a window?",
  "¿uso el elevador?",
  "please send someone",
  "hurry please",
  "i have my policy with you, who do i call",
  "manden a alguien",
  "should i take a benadryl",
  "should i give her 500 mg of tylenol",
])("%s: is in danger still", (text) => {
  expect(after(text)).toBe("fire");
});

test.each([
  "ok they're coming. policy is under Lee",
  "can we do english? my name is Luz Vega 208 555 0176",
  "12 Dover Street",
  "how soon can they come",
])("%s: goes on with the call", (text) => {
  expect(after(text)).toBeUndefined();
});

test("a plea is heard right after the warning, what to do asked for later as well", () => {
  expect(after("hurry please", { shaken: undefined })).toBeUndefined();
  expect(after("what do i do", { shaken: undefined })).toBe("fire");
});

test("after a false alarm the question is about something else", () => {
  expect(after("what do i do", { calm: true })).toBeUndefined();
});
