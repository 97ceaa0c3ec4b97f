import { expect, test } from "vitest";
import { callAt, factsOf } from "../eval/call-at.ts";

const noteOf = (trade: string, said: string) => factsOf(callAt(trade).say(said)).note ?? "";

test.each([
  ["b2b-services", "wrong amount on invoice 7719", "invoice 7719"],
  ["b2b-services", "think you charged us double on the last bill", "double"],
])("at %s, %s: more than the option it chooses is noted", (trade, said, noted) => {
  expect(noteOf(trade, said)).toContain(noted);
});

test("a clause that only chooses an option is not noted", () => {
  expect(noteOf("b2b-services", "its about an invoice")).toBe("");
});
