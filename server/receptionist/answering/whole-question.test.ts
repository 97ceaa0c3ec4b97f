import { expect, test } from "vitest";
import {
  asksForPlan,
  asksFromWhen,
  asksPay,
  asksServedIn,
  asksWhom,
  dealsWithCall,
} from "./whole-question.ts";

test.each([
  "ok and what would i be paying",
  "how much do you guys charge",
  "what will this run me",
])("a price is asked: %s", (text) => {
  expect(asksPay.test(text)).toBe(true);
});

test("what is paid with asks for no price", () => {
  expect(asksPay.test("what do we pay with")).toBe(false);
});

test("a plan is asked for", () => {
  expect(asksForPlan.test("so whats the one for me")).toBe(true);
  expect(asksForPlan.test("which one then")).toBe(true);
  expect(asksForPlan.test("help me decide on a package")).toBe(true);
  expect(asksForPlan.test("which one does texts")).toBe(false);
});

test("what happens to a call of some kind is asked", () => {
  expect(dealsWithCall("say a pipe bursts and somebody calls, does it deal with that")).toBe(true);
  expect(dealsWithCall("would it send a caller to 911")).toBe(true);
  expect(dealsWithCall("can calls be passed on to my mobile")).toBe(true);
  expect(dealsWithCall("will that person be told what was talked about")).toBe(true);
  expect(dealsWithCall("can it handle that")).toBe(false);
  expect(dealsWithCall("transfer the money to my account")).toBe(false);
});

test("whom to talk to is asked", () => {
  expect(asksWhom.test("whom should i talk to about that")).toBe(true);
  expect(asksWhom.test("who would i be talking to")).toBe(false);
});

test("the language of those who call, and not what it costs", () => {
  expect(asksServedIn("can new clients be interviewed in spanish")).toBe(true);
  expect(asksServedIn("does it cost more for calls in spanish")).toBe(false);
  expect(asksServedIn("can we talk in spanish")).toBe(false);
});

test("how soon it works is asked", () => {
  expect(asksFromWhen.test("from when would it pick up for us")).toBe(true);
  expect(asksFromWhen.test("when can we start the call")).toBe(false);
});
