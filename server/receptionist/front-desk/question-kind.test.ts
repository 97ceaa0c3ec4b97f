import { expect, test } from "vitest";
import { questionKinds } from "./question-kind.ts";

test.each([
  ["Do you think I ought to get something for it", "verdict"],
  ["you think theyre carpenter ants", "verdict"],
  ["is he ok to eat at your place", "verdict"],
  ["how long can i leave it like this", "act"],
  ["what did my sister Tanya get last week", "others"],
  ["is Brad Molina still a member", "others"],
  ["is tasha out cause shes pregnant", "others"],
  ["does 4B have em too", "others"],
  ["do the people upstairs have it", "others"],
  ["ring 214 then", "others"],
  ["páseme al 214", "others"],
  ["where'd she go", "others"],
  ["thats fine right", "verdict"],
  ["am I able to take them to court", "act"],
  ["can I make him pay for it", "act"],
  ["how strong is my position", "verdict"],
  ["would salt water help", "verdict"],
  ["which cough syrup is best", "verdict"],
  ["will all my wrinkles be gone", "outcome"],
  ["what medication is my wife on", "others"],
  ["why isnt Dee there anymore", "others"],
  ["is relighting it something I can do on my own", "act"],
  ["would replacing it myself be legal", "act"],
  ["am i allowed to swap it out", "act"],
  ["could I get it lit without you guys", "act"],
  ["any harm in me lighting the pilot", "act"],
] as const)("%s: %s", (said, kind) => {
  expect(questionKinds(said, "")).toContain(kind);
});

test.each([
  ["楼上也有吗", "others"],
  ["转214", "others"],
  ["我前夫还在你们那里健身吗", "others"],
] as const)("%s: %s", (said, kind) => {
  expect(questionKinds(said, said)).toContain(kind);
});

test.each([
  "is power out",
  "call me at 303 555 0100",
  "is Tuesday there",
  "can i come at three",
  "will friday do",
  "do i need a police report",
  "can I book it myself",
])("%s: none", (said) => {
  expect(questionKinds(said, "")).toEqual([]);
});

test.each(["can i just pay monthly", "can i still get my refill", "can i also bring my son"])(
  "%s asks what the desk itself does",
  (text) => {
    expect(questionKinds(text, "")).not.toContain("act");
  },
);

test.each(["can i just swap it myself", "can he still play soccer", "can i also spray it"])(
  "%s asks what one may do",
  (text) => {
    expect(questionKinds(text, "")).toContain("act");
  },
);
