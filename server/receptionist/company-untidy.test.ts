import { expect, test } from "vitest";
import { lastReply, repliesTo } from "./eval/last-reply.ts";

test("an hour without its colon, before a name and an address, is kept with them", async () => {
  const { asks, conversation } = await lastReply(
    "can we do a demo call",
    "tues works, afternoon, not 1 tho im at lunch",
    "230 pls. marcy dunleavy marcy@dunleavy.example",
  );
  expect(asks).toBe("confirm");
  expect(conversation.facts).toMatchObject({
    day: { value: "2026-03-17" },
    time: { value: 14 * 60 + 30 },
    name: { value: "Marcy Dunleavy" },
  });
});

test("a refused hour is not offered", async () => {
  const replies = await repliesTo("book me a call tuesday afternoon, not 1");
  const card = replies.at(-1)?.card;
  expect(card?.kind === "slots" && card.slots.map(({ full }) => full).join()).not.toMatch(/ 1:00/);
});

test("an hour on the caller's own clock is converted where the place is said", async () => {
  const { conversation } = await lastReply(
    "i want to talk to sombody monday at 11. thats 11 MY time, im in new york",
  );
  expect(conversation.facts.time?.value).toBe(9 * 60);
});

test("a booking for somebody with a name has that name", async () => {
  const { conversation } = await lastReply("book it for my boss Dr Elaine Cho, thursday the 19th");
  expect(conversation.facts.name?.value).toMatch(/Elaine Cho/);
});

test("a call is preferred to the message that was asked for", async () => {
  const { conversation } = await lastReply(
    "leave a msg for sales pls",
    "Ana Boyd ana@boyd.example",
    "eh actually just book me a call, tuesday",
  );
  expect(conversation.task?.kind).toBe("booking");
});

test("what is to be sent in Spanish is the message", async () => {
  const { asks, conversation } = await lastReply(
    "les puedo dejar un recado",
    "soy Lupita Ortega, lupita@ortega.example",
    "que me manden info para compañías de limpieza",
  );
  expect(asks).toBe("confirm");
  expect(conversation.facts.name?.value).toBe("Lupita Ortega");
});
