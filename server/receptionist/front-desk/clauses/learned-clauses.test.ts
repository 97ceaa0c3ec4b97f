import { expect, test } from "vitest";
import { callAt, factsOf } from "../eval/call-at.ts";

test("a clause without a word that is listened for goes on the line where callers say such things", () => {
  const call = callAt("attorneys");
  call.say("the roofer took nine thousand dollars and never came back");
  const { deadline } = factsOf(call.say("they gave me until april 2nd"));
  expect(deadline).toContain("april 2nd");
});

test("what another line took goes on an empty one as well", () => {
  const call = callAt("salons");
  call.say("hola quisiera unas luces y un corte");
  const facts = factsOf(call.say("ah y una vez me salio roncha con un tinte, pa que le avisen"));
  expect(facts.reaction).toContain("roncha");
});

test("a courtesy, a time and thanks go on no line", () => {
  const call = callAt("painters");
  call.say("two bedrooms and the hall");
  const before = factsOf(call.say("inside"));
  const after = factsOf(call.say("thanks so much, i really appreciate it"));
  expect(Object.keys(after)).toEqual(Object.keys(before));
});

test("an answer about danger stands on its line whole", () => {
  const call = callAt("hvac");
  call.say("no heat since 2 this morning");
  expect(factsOf(call.say("no smell, the detectors are quiet")).safe).toBe(
    "no smell; the detectors are quiet",
  );
});
