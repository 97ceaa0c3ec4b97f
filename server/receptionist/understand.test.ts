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
