import { expect, test } from "vitest";
import { newConversation } from "./conversation.ts";
import { createTestActions } from "./eval/test-actions.ts";
import { understand } from "./understand.ts";

const pressed = (name: string, value: string) =>
  understand(
    { message: value, choice: { kind: "fact", name, value } },
    newConversation(),
    createTestActions(),
  ).step.conversation.facts;

test("a pressed fact takes the value that was typed", () => {
  expect(pressed("place", "Boise")).toMatchObject({ place: { value: "Boise" } });
});

test.each(["constructor", "toString", "valueOf"])("%s is no fact", (name) => {
  expect(Object.hasOwn(pressed(name, "40"), name)).toBe(false);
});

// A pattern that can read a word in two ways takes twice as long with each word more. Twenty-five of
// them would take seconds, and a whole message for ever.
test.each([
  "sorry ",
  "no wait ",
  "no espere ",
  "ok, so then ",
  "i mean ",
  "second one ",
  "now an ",
  "one someone ",
  "atui ",
  "对的发吧",
  "好发好",
  "真人机器人",
  "9 no, sorry ",
  "stuck in an annual year ",
])("%j said again and again is understood at once", (words) => {
  const started = performance.now();
  understand({ message: words.repeat(25) }, newConversation(), createTestActions());
  expect(performance.now() - started).toBeLessThan(1_500);
});
