import { expect, test } from "vitest";
import { callAt, factsOf } from "../eval/call-at.ts";
import { nameAlone } from "./name-alone.ts";

test.each([
  ["deshawn pruitt", "Deshawn Pruitt"],
  ["its me again, maria", "Maria"],
  ["ok Gwen", "Gwen"],
])("%s: %s", (said, name) => expect(nameAlone(said)).toBe(name));

test.each(["will", "may works", "mark it down", "grant money", "kitchen sink", "no"])(
  "%s is nobody",
  (said) => expect(nameAlone(said)).toBeUndefined(),
);

test("a name alone is the caller's, though something else was asked", () => {
  const call = callAt("doctors");
  call.say("its about my refill lisinopril");
  const facts = factsOf(call.say("nina gomez"));
  expect(facts.name).toBe("Nina Gomez");
  expect(facts.since).toBeUndefined();
});

test("but where a person is asked for, it is that one's", () => {
  const call = callAt("attorneys");
  call.say("landlord wont give me my deposit back");
  expect(factsOf(call.say("Rick Baldoni"))).not.toHaveProperty("name");
});
