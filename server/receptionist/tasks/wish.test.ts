import { expect, test } from "vitest";
import { newConversation } from "#server/receptionist/conversation.ts";
import { createTestActions } from "#server/receptionist/eval/test-actions.ts";
import { withChanges } from "#server/receptionist/facts/facts.ts";
import { understand } from "#server/receptionist/understand.ts";
import { wishIn } from "./wish.ts";

const wished = (message: string) =>
  wishIn(understand({ message }, newConversation(), createTestActions()));

test.each([
  "i booked a call for thursday but i won't be able to make it",
  "our demo is tomorrow and something came up",
  "can't make my call on friday",
  "tengo una llamada con ustedes mañana y no voy a poder",
  "no voy a poder ir a la cita",
  "我约了明天的电话，可是有事去不了",
])("%s wants a booking changed", (message) => {
  expect(wished(message)).toBe("change");
});

test.each([
  "le avisan al cliente por mensaje antes de su cita",
  "do you text customers the day before their appointment",
])("%s books nothing for the visitor", (message) => {
  expect(wished(message)).not.toBe("book");
});

test.each([
  "what if a client can't make his appointment",
  "my callers have appointments and can't come, what does it do",
  "i can't make heads or tails of the prices",
  "no puedo pagar tanto",
  "客户约了时间来不了怎么办",
])("%s wants no booking changed", (message) => {
  expect(wished(message)).not.toBe("change");
});

test.each([
  "tell your accountant that our address has changed",
  "can you let somebody there know that the link on your page is broken",
  "please let your sales team know we are interested in two offices",
  "dígale a su jefe que ya mandamos el contrato",
  "麻烦转告你们财务，发票我们收到了两张",
])("%s is to be passed on", (message) => {
  expect(wished(message)).toBe("message");
});

test.each([
  "tell me about your billing",
  "can it tell people that we are closed",
  "let me know the price of gold",
  "dígame el precio",
])("%s is not", (message) => {
  expect(wished(message)).not.toBe("message");
});

test.each([
  "ok then. can it book appointments for my clients",
  "alright, does it schedule visits too",
])("%s asks about the product", (message) => {
  expect(wished(message)).not.toBe("book");
});

test("a name beside a question about the product leaves no message", () => {
  expect(wished("no its Rick Dombrowski. i mean does it text me the address")).not.toBe("message");
});

test("days that were not counted are no days for a call", () => {
  const told = withChanges({}, { calls: { count: 8, per: "day" } }, 0);
  const before = { ...newConversation(), facts: told };
  const { step, ...more } = understand(
    { message: "you didnt count sat n sun" },
    before,
    createTestActions(),
  );
  expect(wishIn({ step, ...more })).toBe("plan");
});

test("when somebody could talk is a wish for a call, and how long callers talk is none", () => {
  expect(wished("when could you talk at the earliest")).toBe("book");
  expect(wished("how soon could somebody chat with us")).toBe("book");
  expect(wished("what happens when we talk longer than that")).not.toBe("book");
});

test.each([
  "I do divorces, mostly. People tell the phone a lot of things. who can see it",
  "我们店里电话太多了，有中文吗",
])("a phone that is told of asks for no number: %s", (message) => {
  expect(wished(message)).not.toBe("phone");
});

test.each(["whats your phone number", "你们电话多少，能说中文吗"])(
  "the number is asked for: %s",
  (message) => {
    expect(wished(message)).toBe("phone");
  },
);
