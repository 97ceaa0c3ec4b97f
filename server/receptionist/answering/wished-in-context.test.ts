import { describe, expect, test } from "vitest";
import { lastReply } from "#server/receptionist/eval/last-reply.ts";

describe("a wish that what was said before gives away", () => {
  test.each([
    ["how much is it", "and the next one up", "answer", /\$\d/],
    ["how much al mes", "y el que sigue", "answer", /\$\d/],
    ["can a human look at it", "number?", "phone", /555-0142/],
    ["are you a robot", "ok set me up w somebody", "book", /Nora/],
    ["are you a robot", "are you hiring", "unknown", /do not know/],
  ])("%s, %s: %s", async (first, line, action, says) => {
    const reply = await lastReply(first, line);
    expect(reply.action).toBe(action);
    expect(reply.text).toMatch(says);
  });
});

test.each([
  ["what languages does it speak", "That is not unreasonable."],
  ["does it sound like a machine", "she'd kill me lol"],
  ["how much is it", "ok makes sense, my wife says the same"],
])("%s, %s: a remark is no question", async (first, line) => {
  const reply = await lastReply(first, line);
  expect(reply.action).toBe("answer");
  expect(reply.sources).toEqual([]);
  expect(reply.text).not.toMatch(/do not know/);
});
