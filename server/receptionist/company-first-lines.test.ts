import { expect, test } from "vitest";
import { lastReply } from "./eval/last-reply.ts";

test.each([
  ["hi, can i set up one of those intro calls? monday would work", "2026-03-16", undefined],
  [
    "dental office in Tucson, 6 of us, about 45 calls a day. Can someone walk me through it Thursday the 19th at 10:30?",
    "2026-03-19",
    10 * 60 + 30,
  ],
])("%s begins a booking with its day and time", async (line, date, time) => {
  const { action, conversation } = await lastReply(line);
  expect(action).toBe("book");
  expect(conversation.facts.day?.value).toBe(date);
  expect(conversation.facts.time?.value).toBe(time);
});

test.each([
  ["can we talk monday", "actually monday is bad, my van's in the shop. wednesday?", "2026-03-18"],
  ["can i get a call wednesday", "not wed after all, wed's my surgery day. friday?", "2026-03-20"],
  ["想约周一聊", "周一我去法院，周三行吗", "2026-03-18"],
])("%s, %s: why a day does not suit is not answered", async (first, line, date) => {
  const { text, conversation } = await lastReply(first, line);
  expect(conversation.facts.day?.value).toBe(date);
  expect(text).toMatch(/^(?:Which of these times suits you\?|这些时间里哪个合适？)$/);
});

test("a time that is proposed asks nothing about opening hours", async () => {
  const { text } = await lastReply("can we talk saturday", "sunday night then?");
  expect(text).toMatch(/^Nothing is open Sunday 15 March/);
});

test.each([
  ["pricing", ["annual", "7 agents", "fee?"], /Platinum is \$3,995/],
  ["pricing", ["annual", "7 agents", "too many. 5 agents"], /Gold/],
  ["precios", ["mensual"], /Con pago mensual: Basic \$249/],
  ["we'd want 20 agents. which plan?", ["whats the price of that one"], /no printed price/],
  ["do you have something bigger than platinum", [], /no printed price/],
  ["how much is platinum", ["and the next one up"], /no printed price/],
  ["how many minutes does platinum have", ["and each one over that"], /\$0\.30/],
])("%s, %o: %s", async (first, lines, said) => {
  expect((await lastReply(first, ...lines)).text).toMatch(said);
});

test.each([
  ["my confirmation never came", "I looked in spam too, nothing there"],
  ["perdí el correo de confirmación y quiero mover mi cita", "ya busqué en spam y nada"],
  ["我没收到确认邮件", "垃圾邮件也找过了，没有"],
])("%s, %s: a person is offered", async (first, line) => {
  expect((await lastReply(first, line)).action).toBe("person");
});

test.each([
  ["dental office in Tucson, 6 of us", /Dentists/],
  ["team of 8, vet clinic in Omaha", /I have put that down/],
  ["where is your office", /Farline Way/],
])("%s: %s", async (line, said) => {
  expect((await lastReply(line)).text).toMatch(said);
});
