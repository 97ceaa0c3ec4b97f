import { describe, expect, it } from "vitest";
import { lastReply } from "#server/receptionist/eval/last-reply.ts";

describe("what is under way", () => {
  it.each([
    ["nah forget it, i'm just cranky today. how much is silver", /\$545.*Dropped/],
    ["hmm actually nvm, next week is nuts. is there a free trial", /MyCase.*Dropped/],
    ["nvm, we're closed monday. do you speak spanish", /Spanish.*Dropped/],
    ["you know what, forget the call. what's your number", /555-0142\. It is always answered\.$/],
  ])("is dropped by a part of a line: %s", async (line, says) => {
    const { text, conversation } = await lastReply("book me a call monday at 10:30", line);
    expect(text).toMatch(says);
    expect(conversation.task).toBeUndefined();
    expect(conversation.facts.time).toBeUndefined();
  });

  it("makes room for a message, without the words that drop it", async () => {
    const { conversation } = await lastReply(
      "book me a call monday at 10:30",
      "eh, forget the call. can you just pass a message on",
    );
    expect(conversation.task?.kind).toBe("message");
    expect(conversation.facts).not.toHaveProperty("day");
    expect(conversation.facts).not.toHaveProperty("message");
  });

  it.each(["forget friday, monday at 9 instead", "scrap that, tuesday at 9"])(
    "stays where another time is named: %s",
    async (line) => {
      const { conversation } = await lastReply("book me a call friday at 9", line);
      expect(conversation.task?.kind).toBe("booking");
    },
  );

  it.each([
    ["nvm thursday works", "day", "2026-03-19"],
    ["scrap that, its Bo Lee", "name", "Bo Lee"],
  ])("goes on where something else is given instead: %s", async (line, fact, value) => {
    const { conversation } = await lastReply("book me a call monday at 10:30", line);
    expect(conversation.task?.kind).toBe("booking");
    expect(JSON.stringify(conversation.facts[fact as "day"])).toContain(value);
  });

  it("is let go by who asks others and says never mind", async () => {
    const { conversation } = await lastReply(
      "book me a call monday at 10:30",
      "never mind, i need to ask my partner first",
    );
    expect(conversation.task).toBeUndefined();
  });

  it("waits for somebody who asks others first", async () => {
    const { text, conversation } = await lastReply(
      "book me a call monday at 9:30. Celeste Moreau, celeste@moreau.example",
      "hmm no. hold off, I need to ask my business partner first",
    );
    expect(text).toBe("Of course, there is no hurry. Nothing is done until you say so.");
    expect(conversation.task?.kind).toBe("booking");
  });
});
