import { expect, test } from "vitest";
import { comparisonIn } from "./comparison.ts";

test.each([
  ["we pay 900 a month to an answering service right now, would you come in under that", "price"],
  ["smith.ai quoted me a bit under $300 a month. are you cheaper than that?", "price"],
  ["la de ahora me cobra 300 al mes, ustedes salen mas baratos?", "price"],
  ["why would i take you over a regular answering service", "whole"],
  ["so why are you guys different", "whole"],
  ["we have Ruby now. Why are you better?", "whole"],
  ["跟Ruby那种真人接线公司比，你们好在哪里？", "whole"],
])("%s compares us by %s", (message, by) => {
  expect(comparisonIn(message)).toBe(by);
});

test.each([
  "i pay my receptionist 3000 a month",
  "is gold cheaper than platinum",
  "how much less do i pay per year",
  "are you an answering service",
])("%s compares us with nobody", (message) => {
  expect(comparisonIn(message)).toBeUndefined();
});
