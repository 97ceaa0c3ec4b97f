import { expect, test } from "vitest";
import { everyTopic } from "#content/receptionist/every-topic.ts";
import { lastReply } from "#server/receptionist/eval/last-reply.ts";

const opening = (topic: string) =>
  (everyTopic.find(({ id }) => id === topic)?.say.en ?? "").slice(0, 40);

test.each([
  [
    "does it remind people of their appointment",
    "and if it charges the wrong card who pays for that, can it take a deposit",
    ["liability", "collect"],
  ],
  [
    "does it answer at night",
    "and how long until it runs, and do i have to change my number",
    ["setup", "ownNumber"],
  ],
])("%s, %s: each part has its answer", async (first, line, asked) => {
  const { text } = await lastReply(first, line);
  for (const topic of asked) expect(text).toContain(opening(topic));
});
