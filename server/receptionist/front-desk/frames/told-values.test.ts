import { expect, test } from "vitest";
import { callAt, factsOf } from "../eval/call-at.ts";
import { type ToldValue, toldValues } from "./told-values.ts";

/** Lines that may still go wrong; every third one is only counted. */
const most: Record<string, number> = {
  figures: 1,
  "second thoughts": 4,
  "second figures": 2,
  "second times": 1,
};

/** What the slip got wrong: nothing, or one line. */
function missed({ trade, lines, field, expected }: ToldValue): string[] {
  const call = callAt(trade);
  const [reply] = lines.map((line) => call.say(line)).slice(-1);
  const value = reply ? (factsOf(reply)[field] ?? "") : "";
  return expected.test(value) ? [] : [`${trade}: ${lines.join(" / ")} → ${field}: ${value}`];
}

test.each(Object.entries(toldValues))("%s", (kind, list) => {
  const misses = list.filter((_, at) => at % 3 !== 2).flatMap(missed);
  expect(misses.length, misses.join("\n")).toBeLessThanOrEqual(most[kind] ?? 0);
});
