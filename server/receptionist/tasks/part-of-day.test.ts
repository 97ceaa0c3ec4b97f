import { expect, test } from "vitest";
import { newConversation } from "#server/receptionist/conversation.ts";
import { createDefaultBrain } from "#server/receptionist/default-brain.ts";
import { createTestActions } from "#server/receptionist/eval/test-actions.ts";
import { createPassageIndex } from "#server/receptionist/knowledge/passage-index.ts";

const brain = createDefaultBrain(() => createPassageIndex([]));

async function answer(message: string, zone: string): Promise<string> {
  const actions = { ...createTestActions(), zone };
  const { signal } = new AbortController();
  for await (const thought of brain.think({ message }, newConversation(), actions, signal))
    if (thought.type === "reply") return thought.reply.text;
  throw new Error(`No reply to "${message}"`);
}

test.each([
  ["call tuesday morning", "Etc/GMT", /^Nothing is open Tuesday .* morning\. .*3:00 pm/],
  ["una llamada el martes por la mañana", "Etc/GMT", /no queda nada libre por la mañana/],
  ["周二上午通个电话", "Etc/GMT", /上午没有空/],
  ["call tuesday before 10", "Etc/GMT", /^Tuesday 17 March, 10:00 am is not free/],
  ["call tuesday morning", "America/Denver", /^Thirty minutes/],
])("a half of a day on which nothing is open: %s, %s", async (line, zone, text) => {
  expect(await answer(line, zone)).toMatch(text);
});
