import { expect, test } from "vitest";
import { dollars, pricedPlan, pricedPlans } from "#content/plans.ts";
import { lastReply } from "#server/receptionist/eval/last-reply.ts";
import { saysTooExpensive } from "./price-remark.ts";

test.each([
  ["how much is gold", "thats too expensive for us"],
  ["cuánto cuesta gold", "es muy caro"],
  ["gold 多少钱", "太贵了"],
])("%s, %s: the plan below is told", async (...lines) => {
  const { text, conversation } = await lastReply(...lines);
  expect(text).toContain(dollars(pricedPlan("silver").price.annual));
  expect(conversation.table.plan).toBe("silver");
});

test("under the smallest plan there is none", async () => {
  const { text } = await lastReply("how much is basic", "too pricey for me");
  expect(text).not.toContain(dollars(pricedPlan("silver").price.annual));
  expect(text).toMatch(/smallest plan/);
});

test("whether a feature is extra is answered with what the price list names", async () => {
  const { text } = await lastReply("does it book appointments", "is that extra");
  expect(text).toContain("implementation fee");
  const { text: texts } = await lastReply("can it text people back", "does that cost more");
  const [rate] = pricedPlans.flatMap(({ sms }) => (sms === undefined ? [] : [dollars(sms)]));
  expect(texts).toContain(rate);
});

test("somebody else's price is not ours", () => {
  expect(saysTooExpensive("our answering service is too expensive")).toBe(false);
  expect(saysTooExpensive("ouch")).toBe(true);
});
