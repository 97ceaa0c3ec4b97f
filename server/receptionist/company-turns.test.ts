import { expect, test } from "vitest";
import type { Reply } from "./brain.ts";
import { type Conversation, newConversation, warnedLately, withLines } from "./conversation.ts";
import { createDefaultBrain } from "./default-brain.ts";
import { createTestActions } from "./eval/test-actions.ts";
import { createSpeller } from "./hearing/typo.ts";
import { stem } from "./hearing/words.ts";
import { passagesOf } from "./knowledge/passage.ts";
import { createPassageIndex } from "./knowledge/passage-index.ts";

const index = createPassageIndex(passagesOf());
const brain = createDefaultBrain(() => index);

/** The last of the replies to lines that are said one after the other. */
async function lastReply(...lines: string[]): Promise<Reply> {
  const actions = createTestActions();
  let conversation: Conversation = newConversation();
  let reply: Reply | undefined;
  for (const message of lines) {
    const { signal } = new AbortController();
    for await (const thought of brain.think({ message }, conversation, actions, signal))
      if (thought.type === "reply") reply = thought.reply;
    if (!reply) throw new Error("no reply");
    conversation = withLines(reply.conversation, [
      { who: "visitor", text: message },
      { who: "assistant", text: reply.text },
    ]);
  }
  if (!reply) throw new Error("no lines");
  return reply;
}

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
  const speller = createSpeller(["perdida", "cita", "precio"], ["perder", "barrer"], true, (word) =>
    stem(word, "es"),
  );
  for (const word of ["perderan", "perdemos", "barrieron", "barrera"])
    expect(speller.correct(word)).toBe(word);
  expect(speller.correct("presio")).toBe("precio");
  expect(speller.correct("sita")).toBe("cita");
});
