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

test("somebody who has court asks for no advice", async () => {
  const { conversation } = await lastReply(
    "friday at 1. wait no I've got court friday. monday, make it monday at 9",
  );
  expect(conversation.facts).toMatchObject({
    day: { value: "2026-03-16" },
    time: { value: 9 * 60 },
  });
});

test("a call that is not booked yet is pushed without a link", async () => {
  const { asks, conversation } = await lastReply(
    "Meeting request: Tue 3/17, 10:30 AM. Attendee Fiona McBride, fiona@mcbride.example",
    "Apologies, could we push that to the same time on Thursday",
  );
  expect(asks).toBe("confirm");
  expect(conversation.facts).toMatchObject({
    name: { value: "Fiona McBride" },
    day: { value: "2026-03-19" },
    time: { value: 10 * 60 + 30 },
  });
});

test("what stays as it is drops nothing", async () => {
  const { conversation } = await lastReply(
    "pueden llamarme el lunes a las 10 y media?",
    "a nombre de Luis Carrasco, luis@carrasco.example",
    "mejor ponlo a nombre de mi socia, Elena Prado",
    "el correo déjalo igual",
  );
  expect(conversation.task?.kind).toBe("booking");
  expect(conversation.facts.name?.value).toBe("Elena Prado");
});

test.each([
  ["the 2nd one", 14 * 60 + 30],
  ["la segunda", 14 * 60 + 30],
])("%s is one of the times on show, and no date", async (line, time) => {
  const { conversation } = await lastReply("do you have anything wednesday afternoon", line);
  expect(conversation.facts).toMatchObject({
    day: { value: "2026-03-18" },
    time: { value: time },
  });
});

test("the one after follows the time that is kept", async () => {
  const { conversation } = await lastReply(
    "do you have anything wednesday afternoon",
    "the 2nd one",
    "sorry no I have court then, the one after",
  );
  expect(conversation.facts.time?.value).toBe(16 * 60);
});

test("earlier that week shows the days before", async () => {
  const { card } = await lastReply("any time on the 17th", "got anything earlier that week?");
  expect(card?.kind === "slots" && card.slots.every(({ full }) => /Monday 16/.test(full))).toBe(
    true,
  );
});

test.each([
  [
    "mi correo es teresa punto montano arroba montano punto example",
    "teresa.montano@montano.example",
  ],
  ["es colin@frazer.exampel no .example", "colin@frazer.example"],
])("the address of %s", async (line, email) => {
  const { conversation } = await lastReply("quiero cita el lunes 9 am, soy Colin Frazer", line);
  expect(conversation.facts.email?.value).toBe(email);
});

test("of two plans the first and the second are meant", async () => {
  const replies = await repliesTo(
    "whats the diff between gold and platinum",
    "how many agents does the second one have",
    "and the first?",
  );
  expect(replies.map(({ text }) => text).slice(1)).toEqual([
    expect.stringMatching(/Platinum/),
    expect.stringMatching(/Gold/),
  ]);
});

test.each([
  ["whatever. the one with 3 agents, what is it called", /Silver/],
  ["you sound like a toaster with a headset. price. now.", /\$149/],
  ["tenemos una clínica, ¿cumplen con HIPAA?", /HIPAA/],
  ["u guys answer phones for plumbers", /Plumbers/],
  ["i have a friend with a law office, what page do i send her", /law firms/],
])("%s", async (line, said) => {
  expect((await lastReply(line)).text).toMatch(said);
});

test("what is asked for once more is answered once more", async () => {
  const { text } = await lastReply("is there a free trial", "we're on clio. can we have it anyway");
  expect(text).toMatch(/MyCase/);
});

test("questions about a booked call begin no other one", async () => {
  const { text, conversation } = await lastReply(
    "book monday 9am for Lena Ortiz lena@ortiz.example",
    "yes",
    "thanks. whats the meeting link",
  );
  expect(text).toMatch(/confirmation mail/);
  expect(conversation.task).toBeUndefined();
});

test("a guest's address does not replace the caller's", async () => {
  const { text, conversation } = await lastReply(
    "monday 9:30, Al Stone al@stone.example",
    "cc joy@stone.example too",
  );
  expect(conversation.facts.email?.value).toBe("al@stone.example");
  expect(text).toMatch(/joy@stone\.example/);
});

test.each([
  ["need a demo tuesday but not between 12 and 2", /9:00.*9:30.*10:30.*2:30.*4:00/],
  ["book tuesday, not mornings before 10", /^Tuesday[^|]*10:30.*1:00.*2:30.*4:00/],
  ["book tuesday, i cant do anything after 2", /9:00.*10:30.*1:00 pm$/],
])("%s shows the other hours", async (line, times) => {
  const { card } = await lastReply(line);
  expect(card?.kind === "slots" && card.slots.map(({ full }) => full).join("|")).toMatch(times);
});

test("a call is booked in place of the message that was read back", async () => {
  const { asks, conversation } = await lastReply(
    "leave a message",
    "Al Stone al@stone.example",
    "please call about prices",
    "nah ok book it, friday 10:30 tho",
  );
  expect(asks).toBe("confirm");
  expect(conversation.task?.kind).toBe("booking");
});

test("the later one of those on show is the last", async () => {
  const { conversation } = await lastReply("anything monday afternoon", "the later one");
  expect(conversation.facts.time?.value).toBe(16 * 60);
});

test("a dictated address has no spaces", async () => {
  const { conversation } = await lastReply(
    "book monday 9",
    "dana underscore cole at smith law dot com",
  );
  expect(conversation.facts.email?.value).toBe("dana_cole@smithlaw.com");
});

test.each([
  ["its Al Stone-Reed", "Al Stone-Reed"],
  ["make it al stone-reed", "Al Stone-Reed"],
])("a last name is put right: %s", async (line, name) => {
  const { conversation } = await lastReply("monday 9:30, Al Stone al@stone.example", line);
  expect(conversation.facts.name?.value).toBe(name);
});

test("what is only told begins no task", async () => {
  for (const line of [
    "she did the scheduling and the insurance calls",
    "im dying to get my weekends back",
  ]) {
    const { conversation } = await lastReply(line);
    expect(conversation.task).toBeUndefined();
    expect(conversation.facts.name).toBeUndefined();
  }
});

test("a plan that an answer mentions by the way is not the one spoken of", async () => {
  const { text } = await lastReply(
    "how much is the small one",
    "can u pick up like 10 calls at the same time",
    "and if we go over",
  );
  expect(text).toMatch(/Basic/);
});

test("another question is not answered with what was just said", async () => {
  const { text } = await lastReply(
    "what if a caller starts screaming for a human",
    "and if they start crying",
    "do callers know its ai",
  );
  expect(text).toMatch(/assistant whenever/);
});

test("a system that somebody has not got is not asked for", async () => {
  const { text } = await lastReply("hay prueba gratis", "pero yo no uso mycase");
  expect(text).not.toMatch(/catálogo/);
});

test.each([
  ["can we do a call march 9 at 10am", /Monday 9 March is over/],
  ["book a call for june 3 at 10am", /until Thursday 26 March/],
])("%s is outside the calendar, and other days are offered", async (line, said) => {
  const { text, asks, card } = await lastReply(line);
  expect(text).toMatch(said);
  expect(asks).toBe("time");
  expect(card?.kind).toBe("slots");
});

test("the same weekday of another week, and a weekday of the week that was wished for", async () => {
  const moved = await lastReply("book tuesday 10:30", "in two weeks, same day, 10:30");
  expect(moved.conversation.facts.day?.value).toBe("2026-03-24");
  const chosen = await lastReply("agendar una llamada", "en dos semanas", "el martes a las 9");
  expect(chosen.conversation.facts.day?.value).toBe("2026-03-24");
});

test("two clocks that are compared choose no time", async () => {
  const { text, conversation } = await lastReply(
    "i want a demo tuesday",
    "1pm denver is 3 for me in new york, correct?",
  );
  expect(text).toMatch(/1:00 pm is 3:00 pm Eastern/);
  expect(conversation.facts.time).toBeUndefined();
});

test("the earliest time that there is begins a booking", async () => {
  const { asks, conversation } = await lastReply("plumber here, whats the earliest you have");
  expect(asks).toBe("name");
  expect(conversation.facts.time?.value).toBe(9 * 60);
});

test("a number in a message is put right", async () => {
  const { conversation } = await lastReply(
    "leave a message: we have 2 locations and need spanish",
    "actually make it 3 locations",
  );
  expect(conversation.facts.message?.value).toBe("we have 3 locations and need spanish");
});
