import { expect, test } from "vitest";
import { callAt, factsOf } from "../eval/call-at.ts";
import { spelledByHint } from "./spelled-hint.ts";

test.each([
  ["its kayleigh with a k", "Kayleigh"],
  ["Jon without an h", "Jon"],
  ["perdón, Ybarra con Y", "Ybarra"],
  ["graciela rentería con acento", "Graciela Rentería"],
])("%s: %s", (said, name) => expect(spelledByHint(said).name).toBe(name));

test.each(["come with a truck", "the door with a k", "Kayleigh with a z"])(
  "%s spells nobody",
  (said) => expect(spelledByHint(said).name).toBeUndefined(),
);

test("a name with its letter is the caller's, whatever was asked", () => {
  const call = callAt("dentists");
  call.say("my filling fell out");
  call.say("no");
  const facts = factsOf(call.say("its kayleigh with a k"));
  expect(facts.name).toBe("Kayleigh");
  expect(facts.known).toBeUndefined();
});
