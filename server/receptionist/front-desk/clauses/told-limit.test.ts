import { expect, test } from "vitest";
import { frontDeskOf } from "#content/front-desks/front-desks.ts";
import { saidParts } from "../hearing/said-parts.ts";
import { asksUnmarked } from "../limit-of-question.ts";
import { learnedLimit } from "./learned-limit.ts";

const limitOf = (trade: string, text: string) =>
  learnedLimit(frontDeskOf(trade), text, false).limit?.id;

test.each([
  ["salons", "my scalp itched a little from dye back in 2020"],
  ["salons", "my scalp burned when i dyed it in 2022"],
  ["spas", "one of us fainted in a sauna once, years ago, massage is fine"],
  ["plumbers", "no gas smell and the water isnt near any plugs"],
  ["pest-control", "my dog and two toddlers live here, I sprayed once"],
  ["real-estate-agents", "they'd be buying, they need no stairs and a spot for dads shop"],
] as const)('%s, "%s": tells, and asks for no verdict', (trade, text) => {
  expect(limitOf(trade, text)).toBeUndefined();
});

test.each([
  ["if you drop the piano and it breaks who pays for it", true],
  ["se ocupa permiso o asi nomas se puede", true],
  ["my scalp burned when i dyed it", false],
  ["they need no stairs and a spot for dads shop", false],
])("%s: asks without a mark: %s", (text, asks) => {
  expect(saidParts(text).some(asksUnmarked)).toBe(asks);
});

test("no price is asked for without a word of money", () => {
  const asks = (text: string) => learnedLimit(frontDeskOf("hotels"), text, false).price;
  expect(asks("is breakfast included?")).toBeUndefined();
  expect(asks("what room will we get")).toBeUndefined();
});
