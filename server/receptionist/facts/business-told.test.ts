import { expect, test } from "vitest";
import { lastReply } from "#server/receptionist/eval/last-reply.ts";
import { counterExamples, faultsOf, frames, tradeAfter, wronglyTaken } from "./eval/told.ts";
import { namesOfTrades } from "./eval/trade-names.ts";

/** Every third one is only counted: what is understood must not depend on the listed wordings. */
const counted = (at: number) => at % 3 === 2;

test.each(["en", "es", "zh"] as const)(
  "what a business is and where, told in passing: %s",
  (language) => {
    const faults = frames[language].map((frame, at) => faultsOf(frame, language, at));
    expect(faults.filter((_, at) => !counted(at)).flat()).toEqual([]);
    const held = faults.filter((found, at) => counted(at) && found.length === 0).length;
    expect(held).toBeGreaterThanOrEqual({ en: 23, es: 9, zh: 3 }[language]);
  },
);

test("what is said of other people, trades and places is none of the business", () => {
  const taken = counterExamples.map(wronglyTaken);
  expect(taken.filter((_, at) => !counted(at)).flat()).toEqual([]);
  expect(
    taken.filter((found, at) => counted(at) && found.length === 0).length,
  ).toBeGreaterThanOrEqual(32);
});

test("what people call their trades", () => {
  const all = Object.entries(namesOfTrades).flatMap(([slug, names]) =>
    names.split(", ").map((said, at) => ({ said, slug, at, found: tradeAfter(said) })),
  );
  const wrong = all.filter(({ slug, found }) => slug !== found);
  expect(wrong.filter(({ at }) => !counted(at))).toEqual([]);
  expect(wrong.length).toBeLessThanOrEqual(1);
});

test.each([
  ["criminal defense here. can it take messages", "Attorneys"],
  ["hi, personal injury here, 2 of us", "Attorneys"],
  ["my cousin does criminal defense, i run a bakery", "Restaurants"],
  ["are you people doing immigration here", undefined],
])("%s: %s", async (message, trade) => {
  const { facts = [] } = await lastReply(message);
  expect(facts.find(({ name }) => name === "trade")?.value).toBe(trade);
});
