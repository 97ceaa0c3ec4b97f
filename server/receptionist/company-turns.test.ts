import { expect, test } from "vitest";
import { warnedLately } from "./conversation.ts";
import { lastReply } from "./eval/last-reply.ts";
import { createSpeller } from "./hearing/typo.ts";
import { stem } from "./hearing/words.ts";

const fire = "there is a fire in our kitchen and people are inside";

test.each(["what do we do now", "im hiding in the bathroom", "please hurry", "ayuda"])(
  "%s, after an emergency, is answered with what to do",
  async (line) => {
    expect((await lastReply(fire, line)).text).toMatch(/911/);
  },
);

test("an emergency of long ago in the conversation changes no later answer", async () => {
  const after = ["all safe, false alarm", "how much is gold", "and silver", "do you speak spanish"];
  const reply = await lastReply(fire, ...after, "thanks", "what can we do about missed calls");
  expect(warnedLately(reply.conversation)).toBeUndefined();
  expect(reply.text).not.toMatch(/911/);
});

test.each([
  ["what does platinum cost", "and the next one down?", /Gold/],
  ["how much is gold", "one step cheaper?", /Silver/],
  ["cuánto cuesta Platinum", "¿y el que sigue hacia abajo?", /Gold/],
  ["cuánto cuesta Silver", "¿y el siguiente?", /Gold/],
  ["how much is silver", "and the one above", /Gold/],
])("%s, %s", async (first, second, plan) => {
  expect((await lastReply(first, second)).text).toMatch(plan);
});

test.each([
  ["silver vs gold", "diff in mins?", /1,200.*3,000/],
  ["silver vs gold", "and setup", /\$1,495.*\$2,995/],
  ["whats the difference between your two top ones", "and the smaller of them?", /Gold/],
  ["¿cuánto cuesta Platinum?", "¿y los de en medio?", /Silver.*Gold/],
  ["does silver have outbound", "which one does", /Gold, Platinum/],
  ["do you integrate with salesforce", "what about housecall pro", /Housecall Pro/],
  ["cancel my appointment please", "its monday at 9", /link/],
])("%s, %s: all that was spoken of", async (first, second, said) => {
  expect((await lastReply(first, second)).text).toMatch(said);
});

test("a no to anything more sends the message all the same", async () => {
  const told = ["tell nora that the bill is wrong", "Lester Hagan lester@hagan.example"];
  expect((await lastReply(...told, "no thats all, send it")).action).toBe("sent");
  expect((await lastReply(...told, "no, don't send it")).action).not.toBe("sent");
});

test("a day that is said again keeps its time, and another one takes it along", async () => {
  const kept = await lastReply("book tuesday at 9", "she says tuesdays good");
  expect(kept.facts?.find(({ name }) => name === "time")?.value).toMatch(/9:00/);
  const moved = ["book tuesday 1pm. Farrah Quist, farrah@quist.example", "Wait, make it Wednesday"];
  expect((await lastReply(...moved)).text).toMatch(/^Wednesday 18 March, 1:00 pm/);
});

test("the morning in Spanish is not tomorrow", async () => {
  const { facts } = await lastReply("quiero una cita el lunes en la mañana");
  expect(facts?.find(({ name }) => name === "day")?.value).toMatch(/16/);
});

test.each(["does she have a case you think, my client wants to sue", "would he stand a chance"])(
  "%s: no verdict",
  async (line) => {
    expect((await lastReply(line)).action).toBe("refuse-advice");
  },
);

test.each(["对，没问题", "好的，可以", "是的，就这样", "嗯，行"])(
  "%s books the call",
  async (yes) => {
    const reply = await lastReply("预约下周二上午九点半", "我叫王小明，wang@example.com", yes);
    expect(reply.action).toBe("booked");
  },
);

test.each([
  "how much is it if we run 100 minutes over on silver",
  "im on silver, 50 minutes extra, what do i pay",
  "estoy en silver, 80 minutos de más, cuánto es",
])("%s tells the rate beyond the plan, and notes no volume", async (line) => {
  const reply = await lastReply(line);
  expect(reply.text).toMatch(/\$0\.50/);
  expect(reply.facts?.map(({ name }) => name)).not.toContain("minutes");
});

test.each([
  "i am in court all day thursday, what times do you have tuesday for a call",
  "shes in surgery mornings, can we book a call monday afternoon",
])("%s asks for a time and for no advice", async (line) => {
  expect((await lastReply(line)).action).toBe("book");
});

test.each(["should i go to court on monday", "i had surgery, can i eat"])(
  "%s asks for advice",
  async (line) => {
    expect((await lastReply(line)).action).toBe("refuse-advice");
  },
);

test.each([
  ["tell your team i said hi, do you work with teams", /Microsoft Teams/],
  ["leave a note for the team", /^(?!.*Microsoft Teams)/],
  ["my team is small, is there a plan", /^(?!.*Microsoft Teams)/],
])("%s", async (line, said) => {
  expect((await lastReply(line)).text).toMatch(said);
});

test("another form of a right Spanish word is no misspelling", () => {
  const speller = createSpeller(["perdida", "cita", "precio"], ["perder", "barrer"], {
    sounds: true,
    stemOf: (word) => stem(word, "es"),
  });
  for (const word of ["perderan", "perdemos", "barrieron", "barrera"])
    expect(speller.correct(word)).toBe(word);
  expect(speller.correct("presio")).toBe("precio");
  expect(speller.correct("sita")).toBe("cita");
});

const booked = ["book me a call monday", "the first one", "Bo Lee, bo@lee.example"];
const drafted = ["can i leave a message", "Bo Lee, bo@lee.example", "please send me your terms"];

test.each([
  [...drafted, "dont send it yet"],
  [...drafted, "yes but don't send it before tomorrow"],
  [...booked, "yes. wait, is nora calling me or do i call"],
  [...booked, "espere, todavía no"],
])("nothing is sent or booked that is held back: %j", async (...lines) => {
  const { action, asks } = await lastReply(...lines);
  expect(action).not.toMatch(/sent|booked/);
  expect(asks).toBe("confirm");
});

test("a question beside the yes is answered after what was done", async () => {
  const { action, text } = await lastReply(...booked, "yep book it. how long does the call take");
  expect(action).toBe("booked");
  expect(text).toMatch(/30 minutes/);
});

test.each([
  ["make it say that i need the terms by friday", "i need the terms by friday"],
  ["no, tell her i need the price list instead. and dont send it yet", "i need the price list"],
  ["que diga que necesito los precios", "necesito los precios"],
])("%s changes the message", async (line, text) => {
  const { conversation, action } = await lastReply(...drafted, line);
  expect(conversation.facts.message?.value).toBe(text);
  expect(action).toBe("message");
});

test.each(["i didn't want to leave a message", "forget that", "cancel the message please"])(
  "%s drops the message",
  async (line) => {
    const { conversation } = await lastReply(...drafted, line);
    expect(conversation.task).toBeUndefined();
    expect(conversation.facts.message).toBeUndefined();
  },
);

test("what is wanted instead of a message is begun", async () => {
  const line = "no quiero dejar mensaje, quiero una cita el lunes";
  expect((await lastReply(...drafted, line)).action).toBe("book");
});

test.each([
  ["the second one. what time zone is that", /Mountain/],
  ["ok the second one. how long does the call take", /30 minutes/],
])("%s keeps the second time and answers", async (line, answer) => {
  const shown = await lastReply("book me a call monday");
  const second = shown.card?.kind === "slots" ? shown.card.slots[1]?.start : "";
  const { conversation, text } = await lastReply("book me a call monday", line);
  expect(conversation.task).toMatchObject({ start: second });
  expect(text).toMatch(answer);
});

test("the chosen time is said on the clock that is asked about", async () => {
  const { text } = await lastReply("book me a call monday", "9:00", "is that eastern?");
  expect(text).toMatch(/9:00 am.*11:00 am.*Eastern/);
});

test.each([
  ["wait number is 0134 at the end not 0143"],
  ["my number ends 0134"],
  ["it's 0134, not 0143"],
  ["change that to 0134"],
])("%s puts the telephone number right, in the message too", async (line) => {
  const told = "can you have someone call me? Dana Whit, 512-555-0143, tenants call at all hours";
  const { facts } = (await lastReply(told, "dana@whit.example", line)).conversation;
  expect(facts.phone?.value).toMatch(/0134$/);
  expect(facts.message?.value).not.toMatch(/0143/);
});

test.each([
  ["15 calls a day, 2 minutes each, mon-sat", 26],
  ["25 llamadas diarias, cerramos domingos", 26],
  ["每天15个电话，每周7天", 30],
])("%s is reckoned with %i days", async (line, days) => {
  expect((await lastReply(line)).conversation.facts.days?.value).toBe(days);
});

test("days that are told later change the reckoning, and book no call", async () => {
  const { action, text } = await lastReply("15 calls a day, 2 minutes each", "mon-sat is 26 days");
  expect(action).toBe("plan");
  expect(text).toMatch(/780/);
});

test("a number behind texts counts texts", async () => {
  const { facts } = (await lastReply("8 calls a day", "and the texts? maybe 600 a month"))
    .conversation;
  expect(facts.texts?.value).toBe(600);
  expect(facts.calls?.value).toEqual({ count: 8, per: "day" });
});

test("a plan that costs less in the first year is named", async () => {
  expect((await lastReply("1000 minutes a month")).text).toMatch(/first year Basic costs less/);
});

test.each([
  ["ok and housecall pro", /Housecall Pro in our catalog/],
  ["and open dental?", /Open Dental in our catalog/],
  ["jobnimbus?", /Jobnimbus in our catalog/],
])("%s, after another system, is looked up", async (line, answer) => {
  expect((await lastReply("does it work with servicetitan", line)).text).toMatch(answer);
});

test.each([
  ["what does this cost for a 4 lawyer firm", /\$149/],
  ["which plans do you have", /\$149/],
  ["how many minutes does each have", /300.*1,200/],
  ["我开一家诊所，想问一下价格", /\$149/],
])("%s is answered with figures", async (line, figures) => {
  expect((await lastReply(line)).text).toMatch(figures);
});

test("a system with a capital letter changes no name that is known", async () => {
  const { facts } = (
    await lastReply(
      "can i leave a message",
      "Ann Bo ann@bo.example",
      "We ask about HIPAA and Dentrix.",
    )
  ).conversation;
  expect(facts.name?.value).toBe("Ann Bo");
});

test("a yes with the verb books what was read back", async () => {
  const { action } = await lastReply(
    "我想预约星期一的通话",
    "第一个",
    "王小明 wang@xm.example",
    "对,预约",
  );
  expect(action).toBe("booked");
});

test("an addition to a message is added without its opening", async () => {
  const { facts } = (await lastReply(...drafted, "please add that we have 3 locations"))
    .conversation;
  expect(facts.message?.value).toMatch(/ \/ we have 3 locations$/);
});

test.each([
  ["we do 40 calls a day", "sorry 14 a day not 40", 14],
  ["book me a call monday", "10:30. no. 1:00", undefined],
])("%s, %s: the later figure counts", async (first, second, calls) => {
  const { facts } = (await lastReply(first, second)).conversation;
  if (calls) expect(facts.calls?.value.count).toBe(calls);
  else expect(facts.time?.value).toBe(13 * 60);
});

test("the price is told to an immigration lawyer who asks for it in Spanish", async () => {
  const line = "Hola, tengo un despacho de abogados de inmigración. ¿Cuánto cuesta?";
  expect((await lastReply(line)).text).toMatch(/\$149/);
});

test.each(["ok thanks", "great thank you", "ok gracias", "好的谢谢", "no thanks"])(
  "%s, after an answer, is thanked for",
  async (line) => {
    expect((await lastReply("how much is silver", line)).action).toBe("thanks");
  },
);

test.each([
  [["how much is silver", "and the one above it?", "how many minutes"], /^(?!.*1,200).*3,000/],
  [["how much is silver", "and if i go 200 over"], /\$100/],
  [["cuánto cuesta gold", "y si me paso por 100 minutos"], /\$40/],
  [["do you work with salesforce", "vinsolutions too?"], /Vinsolutions in/],
])("%s", async (lines, answer) => {
  expect((await lastReply(...lines)).text).toMatch(answer);
});

test.each([
  [["how much is silver", "is that by the year? whats it by the month"], /\$695/],
  [["how much is silver", "plus the one time thing"], /\$1,495/],
  [["how much is it", "how many minutes"], /300.*7,000/],
  [["how much is platinum", "is there something bigger"], /Custom/],
  [["how long is the call and is it free"], /30 minutes.*Nothing is charged/],
  [
    ["do i have to sign for a year can i keep my number and does it speak spanish"],
    /number.*Spanish/,
  ],
  [["we have 3 chairs in boise whats your cheapest plan"], /Basic/],
])("%s", async (lines, answer) => {
  expect((await lastReply(...lines)).text).toMatch(answer);
});
