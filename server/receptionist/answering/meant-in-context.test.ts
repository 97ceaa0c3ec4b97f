import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { askedOnTopics } from "#content/receptionist/topics-asked-on.ts";
import {
  type Conversation,
  newConversation,
  withLines,
} from "#server/receptionist/conversation.ts";
import { lastReply } from "#server/receptionist/eval/last-reply.ts";
import { digestOf } from "./examples.ts";
import { inContextExamples, meaningOf } from "./in-context-examples.ts";
import { readContextExamples } from "./learned-examples.ts";
import { contextOf } from "./meant-in-context.ts";
import { contextClassifierFile, readClassifier } from "./question-classifier.ts";

const after = (visitor: string, assistant: string): Conversation =>
  withLines(newConversation(), [
    { who: "visitor", text: visitor },
    { who: "assistant", text: assistant },
  ]);

const trial = after(
  "is there a free trial",
  "Yes: two weeks free for firms on MyCase, on your own number. For other systems, write to us.",
);

test("the file has learned today's examples: npm run question-classifier", () => {
  const { digest } = readClassifier(readFileSync(contextClassifierFile));
  expect(digest).toBe(digestOf(readContextExamples()));
});

test("the context is what was answered, said and asked before", () => {
  expect(contextOf(newConversation())).toEqual({ after: [], before: "" });
  expect(contextOf(trial)).toEqual({ after: ["trial"], before: "is there a free trial" });
  const asking = { ...trial, asking: "email" };
  expect(contextOf(asking).asked).toBe("asks email");
});

test("prices alone are a context too", () => {
  const { after: told } = contextOf(after("cost?", "Basic is $149 a month."));
  expect(told).toEqual(["wish price"]);
});

test.each([
  ["do you have many clients", "name one", "customersNamed"],
  ["do you record the calls", "for how long", "recordsKept"],
  ["book me a call with nora friday", "can my partner come too", "callGuests"],
])("%s, %s: asked on about %s", async (first, line, topic) => {
  const told = askedOnTopics.find(({ id }) => id === topic)?.say.en ?? "";
  expect((await lastReply(first, line)).text).toContain(told);
});

test("what a line asks depends on what stood before it", async () => {
  const told = askedOnTopics.find(({ id }) => id === "recordsKept")?.say.en ?? "";
  expect((await lastReply("for how long")).text).not.toContain(told);
});

test.each([
  ["price gold minutes", "wish price"],
  ["trialOthers", "trialOthers"],
  ["topic keep", "keep"],
  ["keep", undefined],
  ["detail email", "act detail"],
  ["fact trade", "wish statement"],
  ["off-topic", "wish offTopic"],
])("label %s", (label, meaning) => expect(meaningOf(label)).toBe(meaning));

test("a label that nobody knows is an error", () => {
  expect(() => meaningOf("trail")).toThrow("trail");
  expect(() => meaningOf("topic keeps")).toThrow("topic keeps");
});

test.each(inContextExamples())("%s gives examples of every kind of line", (_, examples) => {
  expect(examples.length).toBeGreaterThan(400);
  expect(new Set(examples.map(({ meaning }) => meaning)).size).toBeGreaterThan(20);
});
