import { expect, test } from "vitest";
import { callAt, factsOf } from "../eval/call-at.ts";
import { alsoCalled } from "./also-called.ts";

test.each([
  ["her name is Annie, Ann Marie on paper", "Ann Marie on paper"],
  ["Raymond, everybody said Ray", "everybody said Ray"],
  ["brittany sloan, well marsh now", "well marsh now"],
  ["on paper it's Filomena Russo", "on paper it's Filomena Russo"],
])("%s: %s", (said, name) => expect(alsoCalled(said).names).toEqual([name]));

test.each([
  "we called the nurse",
  "put my full name down",
  "he lives there now",
  "they need a room",
])("%s names nobody", (said) => expect(alsoCalled(said).names).toEqual([]));

test("another name of the dead one stands behind the first, and is no caller's", () => {
  const call = callAt("funeral-homes");
  call.say("we lost grandma this morning");
  call.say("Filomena");
  const facts = factsOf(call.say("on paper it's Filomena Russo"));
  expect(facts.died).toBe("Filomena; on paper it's Filomena Russo");
  expect(facts.name).toBeUndefined();
});
