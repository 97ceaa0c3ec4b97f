import { expect, test } from "vitest";
import { questionKinds } from "./question-kind.ts";

test.each([
  ["Do you think I ought to get something for it", "verdict"],
  ["you think theyre carpenter ants", "verdict"],
  ["is he ok to eat at your place", "verdict"],
  ["how long can i leave it like this", "act"],
  ["what did my sister Tanya get last week", "others"],
  ["is Brad Molina still a member", "others"],
] as const)("%s: %s", (said, kind) => {
  expect(questionKinds(said, "")).toContain(kind);
});

test.each(["is Tuesday there", "can i come at three"])("%s: none", (said) => {
  expect(questionKinds(said, "")).toEqual([]);
});
