import { expect, test } from "vitest";
import { lastReply, repliesTo } from "./eval/last-reply.ts";

test.each([
  ["what does it actually say to someone who just got arrested", /It takes details/],
  ["would it pick up if somebody calls from jail at 2am", /168 hours/],
])("%s asks about the product, and for no advice", async (line, said) => {
  expect((await lastReply(line)).text).toMatch(said);
});

test.each([
  ["can i get a call with someone tmrw after court, like 4", "book"],
  ["can i get a call tuesday and can i sue my landlord", "refuse-advice"],
])("%s: %s", async (line, action) => {
  expect((await lastReply(line)).action).toBe(action);
});

test("who calls whom is asked of the call, and is no message", async () => {
  const lines = ["book tuesday at 9", "Ellen Marsh ellen@marsh.example"];
  const { text, conversation } = await lastReply(...lines, "whos calling, me or them");
  expect(text).toMatch(/30 minutes with Nora/);
  expect(conversation.task?.kind).toBe("booking");
});

test("why a plan with a lower price is not the cheapest is told with the sum", async () => {
  expect((await lastReply("we get 25 calls a day")).text).toMatch(/beyond its 300 is \$0\.60/);
  expect((await lastReply("we get 5 calls a day")).text).not.toMatch(/beyond its/);
});

test.each([
  ["ok and what if it goes over", /each minute beyond the 1,200/],
  ["so i can quit in a month", /leave at the end of any billing period/],
])("after a recommendation: %s", async (line, said) => {
  expect((await lastReply("we get 25 calls a day", line)).text).toMatch(said);
});

test.each([
  "so whats different about it from ruby, we have them now",
  "i just told you. ruby. why switch",
])("%s compares", async (line) => {
  expect((await lastReply(line)).text).toMatch(/AI front desk/);
});

test("a word of agreement before a question takes no offer", async () => {
  const { text } = await lastReply("qwxz blorp vant", "fine whats the cheapest");
  expect(text).toMatch(/\$149/);
  expect(text).not.toMatch(/Your name/);
});

test.each([
  ["so you dont know", "person"],
  ["now", "phone"],
])("after a person was offered, %s: %s", async (line, action) => {
  expect((await lastReply("are you hipaa compliant", line)).action).toBe(action);
});

test.each([
  ["then how would it book into our schedule", /own calendar/],
  ["how do you handle conflicts", /every name on file/],
  ["what if the caller is the opposing party", /every name on file/],
])("%s", async (line, said) => {
  expect((await lastReply(line)).text).toMatch(said);
});

test("cancellations, after their bookings were spoken of, are theirs", async () => {
  const { text } = await lastReply(
    "how would it book into our schedule",
    "what about cancellations",
  );
  expect(text).toMatch(/own calendar/);
});

test("texts, after contracts were spoken of, are not about contracts", async () => {
  expect((await lastReply("is there a contract", "does it text them")).text).toMatch(/by text/);
});

test("what was asked of one plan is asked of the next", async () => {
  const { text } = await lastReply("what does a text cost on silver", "and on the cheap one");
  expect(text).toMatch(/For Basic no rate/);
});

test("what it costs, asked after the sum in Spanish, is the sum", async () => {
  const { text } = await lastReply("tengo como 15 llamadas al dia", "y cuanto me sale");
  expect(text).toMatch(/^El más barato es Basic/);
});

test("somebody without an email, to whom a person was offered, gets the telephone", async () => {
  const [needed, number] = (
    await repliesTo("kiero hablar con alguien", "no tengo email", "pues mi cel es 720 555 0188")
  ).slice(-2);
  expect(needed?.text).toMatch(/sin él no puedo enviarlo/);
  expect(number?.text).toMatch(/\(800\) 555-0142/);
  expect(number?.conversation.task).toBeUndefined();
});

test("a machine that is spoken to is not asked what it is", async () => {
  const { action, card } = await lastReply("are you a bot", "ok bot, i need somebody monday");
  expect(action).toBe("book");
  expect(card).toMatchObject({ title: "Monday 16 March" });
});

test("any time after an hour is a limit, on the day that was asked for", async () => {
  const { conversation } = await lastReply("i need somebody monday", "any time after 3");
  expect(conversation.facts.day?.value).toBe("2026-03-16");
  expect(conversation.facts.time?.value).toBe(16 * 60);
});

test("of times on show whichever is the first of them", async () => {
  const lines = ["book me something tuesday but not before 2", "why not 3:15"];
  const [, proposed, taken] = await repliesTo(...lines, "ok whatever you have closest");
  expect(proposed?.text).toMatch(/^Tuesday 17 March, 3:15 pm is not free/);
  expect(taken?.conversation.facts.time?.value).toBe(14 * 60 + 30);
});

test.each([
  ["how would it know what to ask", /Hand over your documents/],
  ["and if they ask what a will costs", /Hand over your documents/],
  ["can i hear it first", /try it right here|two weeks free/],
  ["we have weave already", /AI front desk/],
  ["lo voy a pensar", /La línea/],
])("%s", async (line, said) => {
  expect((await lastReply(line)).text).toMatch(said);
});

test("what is smaller than the smallest plan is no misunderstanding", async () => {
  expect((await lastReply("i get 6 calls a day", "too much. anything smaller")).text).toMatch(
    /^For that volume Basic is the cheapest/,
  );
});

test("prices that were told are told again by their figures", async () => {
  expect((await lastReply("how much", "ok price")).text).toMatch(/^In short: Four.*\$1,795/);
});

test("what a caller has is no question for a doctor", async () => {
  expect((await lastReply("ok and if someone has tooth pain at night")).action).toBe("answer");
  expect((await lastReply("what if i have tooth pain at night")).action).toBe("refuse-advice");
});

test.each([
  ["cual es la diferensia", /Silver.*Gold/],
  ["el mas barato de esos", /Silver cuesta/],
])("after two plans in Spanish: %s", async (line, said) => {
  expect((await lastReply("cuanto cuesta el silver", "y el gold", line)).text).toMatch(said);
});

test.each([
  ["no quiero robots, gente de verdad por favor", "person"],
  ["she has my number, it would be nice to hear from her", "message"],
])("%s, in words that no rule knows: %s", async (line, action) => {
  expect((await lastReply(line)).action).toBe(action);
});

test("what asks for nothing is not answered with a topic", async () => {
  for (const line of ["we open the new location in spring", "aqui hace un calor horrible"]) {
    const { text } = await lastReply(line);
    expect(text).toMatch(/What would you like to know|Qué quiere saber/);
  }
});

test("an hour in a story books nothing", async () => {
  const line = "i've been pulling wire since five this morning, my back is killing me";
  expect((await lastReply(line)).action).not.toBe("book");
});

test("a wish that only sounds like one takes nobody out of a booking", async () => {
  const lines = ["book tuesday at 10:30", "Mike D'Angelo mike@dangelo.example"];
  const { conversation } = await lastReply(...lines, "hmm actually put 801-555-0102 on there too");
  expect(conversation.task?.kind).toBe("booking");
});
