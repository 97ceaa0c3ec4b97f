import { expect, test } from "vitest";
import { lastReply, repliesTo } from "./eval/last-reply.ts";

const drafted = ["can i leave a message", "Bo Lee, bo@lee.example", "please send me your terms"];
const kept = ["book me a call monday at 10:30", "Bo Lee, bo@lee.example"];

test("a yes with an addition sends both, and tells what was sent", async () => {
  const { action, text, conversation } = await lastReply(
    ...drafted,
    "yes send. and tell them mornings are best",
  );
  expect(action).toBe("sent");
  expect(text).toMatch(/please send me your terms \/ mornings are best/);
  expect(conversation.sent).toMatch(/mornings are best/);
});

test.each([
  "no keep the part about the terms",
  "no, it is about the march invoice too",
  "no thats not it. I want: please call about your terms",
])("%s drops no message", async (line) => {
  const { asks, conversation } = await lastReply(...drafted, line);
  expect(asks).toBe("confirm");
  expect(conversation.facts.message?.value).toMatch(/terms/);
});

test.each(["no thanks", "no, forget it"])("%s drops the message", async (line) => {
  expect((await lastReply(...drafted, line)).conversation.task).toBeUndefined();
});

test("details from the lines around it belong to the message", async () => {
  const { conversation } = await lastReply(
    "please tell nora the contract is fine",
    "Bo Lee, bo@lee.example, phone is better, before friday",
  );
  expect(conversation.facts.message?.value).toMatch(/contract is fine.*before friday/);
});

test.each([
  ["did my message go", /sent.*your terms/i],
  ["read it back to me", /your terms/],
])("after it was sent, %s", async (line, said) => {
  const { text, conversation } = await lastReply(...drafted, "yes", line);
  expect(text).toMatch(said);
  expect(conversation.task).toBeUndefined();
});

test("what was passed to a person is not done by it", async () => {
  const { text } = await lastReply(
    "i need to cancel my demo",
    "i have no link. pass it to a person. Tom Reyes, tom@reyes.example",
    "yes send",
    "ok so is it cancelled or not",
  );
  expect(text).toMatch(/Not yet/);
});

test("a question about the product opens no message", async () => {
  const { conversation } = await lastReply(
    "if a mom calls at 3am with a fever, does it page the dr or tell her what to do",
  );
  expect(conversation.task?.kind === "message" && !conversation.task.offered).toBe(false);
});

test("to a number it is said why an email is needed too", async () => {
  const { text } = await lastReply(
    "have somebody call me 720 555 0190, after 5",
    "Rick Dombrowski",
  );
  expect(text).toMatch(/needs an email/);
});

test.each([
  "yes. thats 12:30 here right",
  "yes. oh and can my paralegal join, she's luz@lee.example",
  "i said yes 10:30 monday. book it",
  "yes and my cell is 917 555 0120",
])("%s books what was read back", async (line) => {
  const { action, conversation } = await lastReply(...kept, line);
  expect(action).toBe("booked");
  expect(conversation.facts.email?.value).toBe("bo@lee.example");
});

test("the booked time is told on the clock that was named before", async () => {
  const { text } = await lastReply("we're in chicago", ...kept, "yes. thats 11:30 here right");
  expect(text).toMatch(/11:30 am Central/);
});

test.each([
  ["yes!! what number will she call from", /^Booked.*The number is/],
  ["yes book it, and tell nora we have 3 offices", /^Booked/],
])("%s books before it answers", async (line, said) => {
  expect((await lastReply(...kept, line)).text).toMatch(said);
});

test("when the booked call is, is told again", async () => {
  const { text } = await lastReply(...kept, "yes", "thanks, when is it again");
  expect(text).toMatch(/booked for Monday 16 March/);
});

test("a day and its hour stand side by side in Chinese", async () => {
  const { facts } = (await lastReply("我想约通话", "星期五一点")).conversation;
  expect([facts.day?.value, facts.time?.value]).toEqual(["2026-03-13", 13 * 60]);
});

test("without the link it is said why the wish goes to a person, and with when the call is", async () => {
  const { text, conversation } = await lastReply(
    "i booked a call with nora, i need to move it to next week",
    "i dont have the link. its under bo@lee.example thursday 10 am",
  );
  expect(text).toMatch(/Without the link/);
  expect(conversation.facts.message?.value).toMatch(/thursday 10 am/);
});

test("a no that puts something right drops no booking", async () => {
  const { asks, conversation } = await lastReply(...kept, "no no that is the wrong person for it");
  expect(asks).toBe("confirm");
  expect(conversation.task?.kind).toBe("booking");
});

test.each([
  ["so 12:30 my time. ok", 630],
  ["no, 10:30 mountain, 12:30 eastern", 630],
])("%s keeps the time that is held", async (line, time) => {
  expect((await lastReply(...kept, line)).conversation.facts.time?.value).toBe(time);
});

test.each([
  ["book me a call monday at 10:30", /10:30 am \(Mountain Time\)/],
  ["quiero una llamada el lunes a las 10:30", /10:30 \(hora de las Montañas Rocosas\)/],
])("%s tells the zone with the first time", async (line, said) => {
  expect((await lastReply(line)).text).toMatch(said);
  expect((await lastReply(line, "no, at 1 instead")).text).not.toMatch(said);
});

test("a word of the message is put right before it is sent", async () => {
  const { action, text } = await lastReply(...drafted, "yes but change terms to prices");
  expect(action).toBe("message");
  expect(text).toMatch(/please send me your prices/);
});

test("a call is not booked a second time", async () => {
  const [, , , again] = await repliesTo(...kept, "yes", "i said yes 10:30 monday. book it");
  expect(again?.text).toMatch(/is booked for Monday 16 March, 10:30/);
});

test("somebody who wants no call is offered none", async () => {
  const { text, conversation } = await lastReply("book me a call friday", "i dont want to book");
  expect(conversation.task).toBeUndefined();
  expect(text).toMatch(/Nothing is booked/);
});

test("a wished day that is full is named before another week's", async () => {
  const { text } = await lastReply("can we talk thursday afternoon");
  expect(text).toMatch(/^Nothing is open Thursday 12 March/);
});

test("of two days the one that is open is offered", async () => {
  const { text, card } = await lastReply("can we talk this thursday or monday");
  expect(text).toMatch(/^Nothing is open Thursday 12 March/);
  expect(card?.kind === "slots" && card.slots[0]?.full).toMatch(/Monday 16/);
});

test("a day on which something is to be sent wishes for no call", async () => {
  const { action } = await lastReply(...kept, "yes", "can nora send me a HIPAA doc before friday");
  expect(action).toBe("message");
});

test("a note with a day in it is a note", async () => {
  const { action } = await lastReply(
    "send nora a note that friday at 3 works. Abe Lin abe@lin.example",
  );
  expect(action).toBe("message");
});

test("an offered hour is accepted beside a question", async () => {
  const { conversation } = await lastReply(
    "book me a call friday at 2",
    "1 is ok friday. and how long is the call",
  );
  expect(conversation.facts.time?.value).toBe(13 * 60);
});

test("the time of a booking that is dropped is forgotten", async () => {
  const { facts, task } = (await lastReply(...kept, "no thanks")).conversation;
  expect([task, facts.day, facts.time]).toEqual([undefined, undefined, undefined]);
});

test.each([
  ["想约下周二下午", "好的 预约吧"],
  ["quiero una llamada el martes por la tarde", "ok, resérvela"],
  ["book me tuesday afternoon", "i want to book the call"],
])("a yes to times on show keeps their day: %s, %s", async (first, yes) => {
  const { conversation } = await lastReply(first, yes);
  expect(conversation.task).toMatchObject({
    kind: "booking",
    offered: [/03-17/, /03-17/, /03-17/].map((day) => expect.stringMatching(day)),
  });
});

test("an address that is put right is read back, before a time is chosen too", async () => {
  const lines = ["book me next wednesday at 10", "Bo Lee bo@lee.co", "sorry its .com not .co"];
  expect((await lastReply(...lines)).text).toMatch(/^Put right\. Email: bo@lee\.com\. Which/);
});

test("an hour by the clock of the times is the hour", async () => {
  const { text } = await lastReply("book monday afternoon", "oh then earlier, 11 your time");
  expect(text).toMatch(/11:00 am is not free/);
});

test("what a message is about may be one word", async () => {
  const { text } = await lastReply(
    "can a person get back to me on german. bo@lee.example",
    "Bo Lee",
  );
  expect(text).toMatch(/get back to me on german/);
  const open = await lastReply("can someone call me about that", "Bo Lee bo@lee.example");
  expect(open.asks).toBe("message");
});
