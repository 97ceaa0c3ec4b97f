import { expect, test } from "vitest";
import { talkLimits } from "#contract/receptionist.ts";
import { newConversation, sealer, transcript, withLines } from "./conversation.ts";

const said = (text: string) => [{ who: "visitor" as const, text }];

test("a conversation comes back from its seal, and only from ours", () => {
  const { seal, open } = sealer("secret");
  const conversation = withLines(newConversation("es"), said("hola"));
  expect(open(seal(conversation))).toEqual(conversation);
  expect(sealer("another").open(seal(conversation))).toBeUndefined();
  const sealed = seal(conversation);
  const at = Math.floor(sealed.length / 2);
  const changed = sealed.slice(0, at) + (sealed[at] === "A" ? "B" : "A") + sealed.slice(at + 1);
  expect(open(changed)).toBeUndefined();
  expect(open("")).toBeUndefined();
});

test("a long conversation loses its beginning, not its seal", () => {
  const { seal, open } = sealer("secret");
  let conversation = newConversation();
  for (let index = 0; index < 200; index++)
    conversation = withLines(
      conversation,
      said(Array.from({ length: 90 }, () => Math.random().toString(36)).join(" ")),
    );
  const sealed = seal(conversation);
  expect(sealed.length).toBeLessThanOrEqual(talkLimits.state);
  expect(open(sealed)?.turn).toBe(200);
});

test("a transcript keeps its end", () => {
  const conversation = withLines(newConversation(), [
    ...said("first"),
    { who: "assistant", text: "last" },
  ]);
  expect(transcript(conversation, [])).toBe("Visitor: first\nAssistant: last");
  expect(transcript(conversation, [], 10)).toMatch(/last$/);
});

test("a transcript begins with what was taken down, however long the conversation is", () => {
  const conversation = withLines(newConversation(), said("x".repeat(500)));
  const facts = [
    { name: "name", label: "Name", value: "Bo Lee" },
    { name: "trade", label: "Trade", value: "Dentists" },
  ];
  const text = transcript(conversation, facts, 120);
  expect(text).toMatch(/^Name: Bo Lee\nTrade: Dentists\n\n…x+$/);
  expect(text.length).toBeLessThanOrEqual(120);
});
