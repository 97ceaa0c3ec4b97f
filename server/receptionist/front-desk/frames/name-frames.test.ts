import { expect, test } from "vitest";
import { callAt, factsOf } from "../eval/call-at.ts";
import { lineFrames } from "./line-frames.ts";
import { type NameFrame, nameFrames } from "./name-frames.ts";

/** Calls of a list that may still go wrong. */
const most: Record<string, number> = {
  "kept under a name": 2,
  "names put right": 3,
  "options chosen": 1,
  "clauses with a line": 2,
};

/** What the slip got wrong at the end of a call: nothing, or one line. */
function missed([trade, lines, expected]: NameFrame): string[] {
  const call = callAt(trade);
  const facts = lines.map((line) => factsOf(call.say(line))).at(-1) ?? {};
  const wrong = Object.entries(expected).filter(([name, value]) => !value.test(facts[name] ?? ""));
  return wrong.map(([name]) => `${trade}: ${lines.join(" / ")} → ${name}: ${facts[name] ?? ""}`);
}

test.each(Object.entries({ ...nameFrames, ...lineFrames }))("%s", (name, list) => {
  const misses = list.flatMap(missed);
  expect(misses.length, misses.join("\n")).toBeLessThanOrEqual(most[name] ?? 0);
});
