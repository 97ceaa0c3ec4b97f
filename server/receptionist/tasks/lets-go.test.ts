import { describe, expect, it } from "vitest";
import { lastReply } from "#server/receptionist/eval/last-reply.ts";

it.each([
  [["how much is silver", "ok thx ill talk to my partner first, were a dental office in Boise"]],
  [["can i talk to a person", "ok ill call. thanks"]],
])("somebody who goes is asked nothing: %j", async (lines) => {
  expect((await lastReply(...lines)).text).toBe(
    "Of course. I am here at any hour, whenever you want to go on.",
  );
});

describe("what is under way", () => {
  it.each([
    ["nah forget it, i'm just cranky today. how much is silver", /\$545.*Dropped/],
    ["hmm actually nvm, next week is nuts. is there a free trial", /MyCase.*Dropped/],
    ["actually nvm next week is nuts just tell me is there a free trial", /MyCase.*Dropped/],
    ["nvm, we're closed monday. do you speak spanish", /Spanish.*Dropped/],
    ["you know what, forget the call. what's your number", /555-0142\. It is always answered\.$/],
  ])("is dropped by a part of a line: %s", async (line, says) => {
    const { text, conversation } = await lastReply("book me a call monday at 10:30", line);
    expect(text).toMatch(says);
    expect(conversation.task).toBeUndefined();
    expect(conversation.facts.time).toBeUndefined();
  });

  it.each([
    "you know what dont book it, i need to think",
    "no call after all",
    "i dont think i want the call anymore",
    "nah im good without the call",
    "sabe que, no la agende, tengo que pensarlo",
    "pensándolo bien no quiero la llamada",
  ])("is dropped where the call is refused: %s", async (line) => {
    const { text, conversation } = await lastReply("book me a call monday at 10:30", line);
    expect(text).toMatch(
      /^(?:Dropped|Lo dejo|Cancelad|Descartad|Nada)|Nothing is booked|No reserv/,
    );
    expect(conversation.task).toBeUndefined();
    expect(conversation.facts.time).toBeUndefined();
  });

  it.each(["dont book it yet, is it free?", "i dont want the call recorded", "dont have one"])(
    "stays where something else is refused: %s",
    async (line) => {
      const { conversation } = await lastReply("book me a call monday at 10:30", line);
      expect(conversation.task?.kind).toBe("booking");
    },
  );

  it("makes room for a message whose figures are no hour", async () => {
    const { conversation } = await lastReply(
      "book me a call monday at 10:30",
      "no call. scrap that. just leave them a message: send references of firms with about 9 lawyers",
    );
    expect(conversation.task?.kind).toBe("message");
    expect(conversation.facts.time).toBeUndefined();
    expect(conversation.facts.message?.value).toMatch(/references/);
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

describe("whoever goes", () => {
  it.each([
    ["cool gotta run theres water everywhere lol", /^Of course/],
    ["alright. you were quicker than my answering service, I'll give you that. thanks", /welcome/],
    ["thanks for the info, heading into court", /welcome/],
    ["bueno me voy que llego un cliente", /^Claro/],
    ["好的 有客人来了 先这样", /^好的/],
  ])("%s", async (line, says) => {
    expect((await lastReply("how much is basic", line)).text).toMatch(says);
  });

  it.each([
    ["ok gotta run, but whats the setup fee", /\$495/],
    ["gotta run, book me tuesday 9 first", /9:00 am/],
    ["theres water everywhere and the gas smells", /911/],
  ])("and asks for something: %s", async (line, says) => {
    expect((await lastReply("how much is basic", line)).text).toMatch(says);
  });
});
