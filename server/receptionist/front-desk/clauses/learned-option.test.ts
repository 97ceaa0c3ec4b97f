import { expect, test } from "vitest";
import { callAt, factsOf } from "../eval/call-at.ts";

test.each([
  ["dentists", "known", ["my crown fell out", "I was a patient as a child"], "Been here before"],
  ["contractors", "decides", ["we want a bigger deck", "my wife gets the last word"], /./],
])(
  "%s: the line %s is chosen in words that nobody listens for",
  (industry, name, lines, chosen) => {
    const call = callAt(industry);
    const facts = lines.map((line) => factsOf(call.say(line))).at(-1);
    expect(facts?.[name]).toMatch(chosen);
  },
);

test("a house that is only described is neither bought nor sold", () => {
  const facts = factsOf(
    callAt("real-estate-agents").say("the ranch on Juniper with the solar panels"),
  );
  expect(facts.side).toBeUndefined();
});
