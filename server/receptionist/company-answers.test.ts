import { expect, test } from "vitest";
import { lastReply, repliesTo } from "./eval/last-reply.ts";

test.each([
  "how are you different from Ruby",
  "why you and not smith.ai",
  "farline vs Dialpad",
  "are you better than ruby receptionists?",
  "what do you do that answerconnect doesn't",
  "what makes you better than the others",
])("%s is answered with what we are, and with a person", async (line) => {
  const { text } = await lastReply(line);
  expect(text).toMatch(/AI front desk/);
  expect(text).toMatch(/Nora/);
});

test.each([
  ["¿en qué se diferencian de Ruby?", /recepción con IA.*Nora/],
  ["¿por qué ustedes y no Smith.ai?", /recepción con IA.*Nora/],
  ["你们和 Smith.ai 有什么区别", /AI 前台.*Nora/],
  ["你们比别家便宜吗", /不能说谁更便宜/],
  ["is it cheaper than ruby", /cannot say who is cheaper.*\$149/],
])("%s: no word about the other one", async (line, said) => {
  expect((await lastReply(line)).text).toMatch(said);
});

test.each([
  ["what is the difference between silver and gold", /Silver.*Gold/],
  ["is it different from an answering service", /^(?!.*nobody else)/],
  ["do you integrate with podium", /Podium in our catalog/],
])("%s compares us with nobody", async (line, said) => {
  expect((await lastReply(line)).text).toMatch(said);
});

test.each([
  "are you on instagram",
  "do you have a facebook page",
  "what's your insta",
  "tienen instagram?",
])("%s asks for our own profile", async (line) => {
  expect((await lastReply(line)).text).toMatch(/Facebook, Instagram/);
});

test("a network of the visitor's is still one of the catalog", async () => {
  expect((await lastReply("does it work with instagram")).text).toMatch(/catalog/);
});

test.each(["why is friday closed?", "are you open fridays", "¿abren los viernes?"])(
  "%s, in a booking, chooses no day",
  async (line) => {
    const { text, conversation } = await lastReply("book a call tuesday at 9", line);
    expect(text).toMatch(/Monday to Friday|lunes a viernes/);
    expect(conversation.facts.day?.value).toBe("2026-03-17");
  },
);

test("why a day is closed begins no booking", async () => {
  expect((await lastReply("Why is Friday closed?")).action).toBe("answer");
  expect((await lastReply("are you open fridays")).action).toBe("answer");
});

test.each([
  ["what does gold cost", /^In short: Gold is \$1,095/, /all that our page “Pricing”/],
  ["does it do texts", /all that our page “Services”/, /bring in a person/],
  ["cuánto cuesta Silver", /^En breve: Silver/, /nuestra página «Pricing»/],
  ["你们说中文吗", /^简单说：/, /页面上写的我都说了/],
])("%s, asked three times, is answered in three ways", async (line, second, third) => {
  const [, again, oncemore] = await repliesTo(line, line, line);
  expect(again?.text).toMatch(second);
  expect(oncemore?.text).toMatch(third);
});

test("a yes to an answer that was given twice passes the question on", async () => {
  const { conversation, action } = await lastReply("is it secure", "is it secure", "yes");
  expect(action).toBe("message");
  expect(conversation.facts.message?.value).toBe("is it secure");
});

test("in a booking the yes stays the booking's", async () => {
  const { text } = await lastReply("book a call tuesday at 9", "is it secure", "is it secure");
  expect(text).toMatch(/^In short.*another way\. Back to your booking/);
});

test.each([
  ["do you integrate with ServiceTitan or Housecall Pro", /ServiceTitan or Housecall Pro in our/],
  ["we use jobber and fergus, do you connect to both", /Jobber or Fergus in our catalog/],
  ["do you sync with Clio, Smokeball and Filevine", /Clio is in.*Smokeball or Filevine in our/],
  ["we use ServiceTitan and QuickBooks. do those work", /QuickBooks is in.*ServiceTitan in our/],
  ["do you integrate with open dental or dentrix", /Open Dental or Dentrix in our catalog/],
  ["¿funciona con Jobber o ServiceTitan?", /Jobber ni ServiceTitan en/],
  ["你们能和 ServiceTitan 或者 Jobber 对接吗", /ServiceTitan 或 Jobber/],
  ["does it work with ServiceTitan and can I keep my number", /find ServiceTitan in.*number/],
])("%s: each system is looked up", async (line, said) => {
  expect((await lastReply(line)).text).toMatch(said);
});

test.each(["i am one. Dr. Patel is the other", "we have one. drive time is the issue"])(
  "%s: no name goes across the end of a sentence",
  async (line) => {
    expect((await lastReply(line)).text).not.toMatch(/OneDrive/);
  },
);

const bookedTuesday = ["book tuesday at 9", "Dana Wu dana@wu.example", "yes"];

test.each([
  [
    "actually can we do thursday instead",
    /booked for Tuesday 17 March.*I can move a call with the link/,
  ],
  ["can you move it to friday 10", /booked for Tuesday 17 March.*I can move/],
  ["actually cancel it", /^Your call is booked for Tuesday 17 March.*I can cancel/],
  ["no espere, cancele la llamada", /reservada para el martes 17.*cancelar/],
])("%s, of a call that was just booked, begins no other", async (line, said) => {
  const { text, conversation } = await lastReply(...bookedTuesday, line);
  expect(text).toMatch(said);
  expect(conversation.task?.kind).toBe("change");
});

test("another call, after one was booked, is another one", async () => {
  expect((await lastReply(...bookedTuesday, "i'd like another call on thursday")).action).toBe(
    "book",
  );
});

test("the day wished for is kept until the link has come", async () => {
  const link = "https://farline.example/booking?token=booking-1.1.proof";
  const { card } = await lastReply(...bookedTuesday, "actually can we do thursday instead", link);
  expect(card).toMatchObject({ kind: "slots", title: "Thursday 19 March" });
});

test.each([
  [
    ["book tuesday at 9", "Dana Wu"],
    "i dont have an email",
    /cannot book without an email.*\(800\)/,
  ],
  [["leave a message", "Dana Wu"], "no email", /cannot send one without it.*\(800\)/],
  [["quiero una cita el martes a las 9", "Ana Ruiz"], "no tengo correo", /Sin un correo no puedo/],
  [["预约下周二上午九点半", "王小明"], "我没有邮箱", /没有邮箱我无法预约/],
])(
  "%j, %s: what is needed is said once, and the task ends at the second refusal",
  async (lines, line, said) => {
    const [needed, dropped] = (await repliesTo(...lines, line, line)).slice(-2);
    expect(needed?.text).toMatch(said);
    expect(needed?.conversation.task).toBeDefined();
    expect(dropped?.conversation.task).toBeUndefined();
    expect(dropped?.text).not.toMatch(said);
  },
);

test("an email that comes after all is taken", async () => {
  const { asks } = await lastReply(
    "book tuesday at 9",
    "Dana Wu",
    "no email",
    "ok dana@wu.example",
  );
  expect(asks).toBe("confirm");
});

test.each([
  ["ok if that's 11:30 in chicago", /10:30 am \(Mountain Time\) is kept/],
  ["if that's 12 in Chicago", /11:00 am \(Mountain Time\) is not free.*9:30 am and 10:30 am/],
  ["can we do noon in Chicago", /11:00 am \(Mountain Time\) is not free/],
])("%s is converted to the clock of the times", async (line, said) => {
  const { text } = await lastReply("book a call tuesday", line);
  expect(text).toMatch(said);
  expect(text).not.toMatch(/All times here/);
});

test.each([
  ["book sunday at 10", /Monday 16 March, 9:00 am and Monday 16 March, 9:30 am/],
  ["book saturday at 10", /Friday 13 March, 2:30 pm and Friday 13 March, 4:00 pm/],
  ["book tuesday at 7pm", /2:30 pm and 4:00 pm/],
])("%s: the two nearest, of whatever day", async (line, said) => {
  expect((await lastReply(line)).text).toMatch(said);
});

test("a time on show from another day is taken with its own day", async () => {
  const { conversation } = await lastReply("book saturday at 10", "2:30");
  expect(conversation.facts.day?.value).toBe("2026-03-13");
  expect(conversation.facts.time?.value).toBe(14 * 60 + 30);
});

test.each([
  ["book a call tuesday 9 or 12 whichever", /^Tuesday 17 March, 9:00 am \(Mountain Time\) is kept/],
  [
    "book a call tuesday 10 or 10:30 whichever",
    /^10:00 am is not free, so I take the other\. Tuesday 17 March, 10:30 am \(Mountain Time\) is kept/,
  ],
  ["下周二9点或者10点半都行，帮我约", /上午9:00/],
])("%s takes the first that is free", async (line, said) => {
  expect((await lastReply(line)).text).toMatch(said);
});

test.each([
  [
    "hi this is Dana Wu from wu dental, do you integrate with dentrix and what does it cost",
    "Dana Wu",
    /Dentrix in our.*\$149/,
  ],
  [
    "hey its marcus over at hale law, how much is it and does it do spanish",
    "Marcus",
    /\$149.*Spanish/,
  ],
  ["good morning, Tom Reyes here with Reyes Roofing, what plans do you have", "Tom Reyes", /\$149/],
  ["soy marta ruiz de clinica sol, cuanto cuesta", "Marta Ruiz", /\$149/],
  ["hi, Priya Nair from lakeside ortho. do you work with eaglesoft", "Priya Nair", /Eaglesoft/],
  [
    "hi my name is priya from lakeside ortho can you tell me the price and if it works with eaglesoft",
    "Priya",
    /\$149.*Eaglesoft/,
  ],
])("%s: the name in a first line, and every question", async (line, name, said) => {
  const { text, conversation } = await lastReply(line);
  expect(conversation.facts.name?.value).toBe(name);
  expect(text).toMatch(said);
});

test.each(["its great at first, how much is it", "its slow at night, can it answer then"])(
  "%s tells no name",
  async (line) => {
    expect((await lastReply(line)).conversation.facts.name).toBeUndefined();
  },
);

test.each([
  ["how many texts does it include", /No plan lists texts that are included.*Silver \$0\.05/],
  ["¿cuántos mensajes incluye?", /Ningún plan indica mensajes incluidos/],
  ["does the cheap one do spanish", /tie no language to a plan/],
  ["is spanish included in basic", /tie no language to a plan/],
  ["哪个套餐支持西班牙语", /没有把语言和套餐挂钩/],
])("%s is a question about plans", async (line, said) => {
  expect((await lastReply(line)).text).toMatch(said);
});

test.each([
  "hi its late. we lose calls at night. is this thing actually a real person or what",
  "am i chatting with a human",
])("%s is told what answers here", async (line) => {
  expect((await lastReply(line)).text).toMatch(/automated assistant, not a person/);
});

test("a certificate is answered beside a system and the prices", async () => {
  const { text } = await lastReply(
    "Hello, do you guys integrate with Dentrix and are you hipaa compliant? also how much",
  );
  expect(text).toMatch(/Dentrix/);
  expect(text).toMatch(/HIPAA/);
  expect(text).toMatch(/\$149/);
});

test("half a question does not ask for something else", async () => {
  const { text } = await lastReply("and if it misses one? who's liable, me or you");
  expect(text).toMatch(/liability/);
  expect(text).not.toMatch(/prospecting/);
});
