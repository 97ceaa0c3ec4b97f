import { expect, test } from "vitest";
import { dateIn } from "#contract/calendar-date.ts";
import { createPassageIndex } from "#server/receptionist/knowledge/passage-index.ts";
import type { Reply } from "./brain.ts";
import { type Conversation, newConversation, withLines } from "./conversation.ts";
import { createDefaultBrain } from "./default-brain.ts";
import {
  asides,
  asidesChinese,
  asidesSpanish,
  bareNos,
  drops,
  otherFigures,
  otherFiguresChinese,
  otherFiguresSpanish,
} from "./eval/beside-times.ts";
import { createTestActions, testZone } from "./eval/test-actions.ts";
import {
  type Before,
  before,
  chinese,
  days,
  english,
  type Frame,
  hours,
  spanish,
} from "./eval/times-said.ts";
import { minutesIn } from "./tasks/say-when.ts";

type Lang = keyof typeof before;
const brain = createDefaultBrain(() => createPassageIndex([]));

async function say(message: string, conversation: Conversation): Promise<Reply> {
  const { signal } = new AbortController();
  for await (const thought of brain.think({ message }, conversation, createTestActions(), signal))
    if (thought.type === "reply") return thought.reply;
  throw new Error(`No reply to "${message}"`);
}

const after = (message: string, reply: Reply): Conversation =>
  withLines(reply.conversation, [
    { who: "visitor", text: message },
    { who: "assistant", text: reply.text },
  ]);

const states = new Map<string, Promise<Conversation>>();
/** The conversation before a line; its lines are held once. */
function stateOf(language: Lang, where: Before): Promise<Conversation> {
  const key = `${language} ${where}`;
  const known = states.get(key);
  if (known) return known;
  const held = (async () => {
    let conversation = newConversation(language);
    for (const line of before[language][where])
      conversation = after(line, await say(line, conversation));
    return conversation;
  })();
  states.set(key, held);
  return held;
}

const clock = (slot: string) => {
  const minutes = minutesIn(slot, testZone);
  const two = (figure: number) => String(figure).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};
const dayOf = (slot: string) => String(Number(dateIn(slot, testZone).slice(8)));

/** "17 09:00", of the time that is kept; of offered ones "17 near 09:30 10:30". */
function told({ conversation: { task } }: Pick<Reply, "conversation">): string {
  if (task?.kind !== "booking") return task?.kind ?? "nothing";
  if (task.start) return `${dayOf(task.start)} ${clock(task.start)}`;
  return `offers ${task.offered.map((slot) => `${dayOf(slot)} ${clock(slot)}`).join(", ")}`;
}

interface Case {
  language: Lang;
  where: Before;
  said: string;
  to: string;
}

/** Values per frame: each gets others of them. */
const each = 3;
function casesOf(language: Lang, frames: readonly Frame[]): Case[] {
  return frames.flatMap(([where, frame, to], at) => {
    const open = /\{[dt]\}/.test(frame);
    return Array.from({ length: open ? each : 1 }, (_, turn) => {
      const pick = <T>(list: readonly T[] | undefined): T | undefined =>
        list?.[(at * 5 + turn * 7) % list.length];
      const [hourSaid = "", hour = ""] = pick(hours[language]) ?? [];
      const [daySaid = "", day = 0] = pick(days[language]) ?? [];
      const said = frame.replace("{d}", daySaid).replace("{t}", hourSaid);
      const place = where === "kept" ? "17" : where === "read" ? "19" : "13";
      const goal = to ?? `${frame.includes("{d}") ? "{d}" : place} {t}`;
      return { language, where, said, to: goal.replace("{d}", String(day)).replace("{t}", hour) };
      // "1600 instead of 4" says nothing.
    }).filter(({ said, to }) => !(/ 4\b/.test(said) && to.endsWith("16:00") && where === "read"));
  });
}

/** Frames are mended by those of which two thirds are looked at; of the last third only the number is. */
const counted = (at: number) => at % 3 === 2;
const split = <T>(list: readonly T[]) => ({
  read: list.filter((_, at) => !counted(at)),
  apart: list.filter((_, at) => counted(at)),
});

async function missed(cases: readonly Case[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { language, where, said, to } of cases) {
    const got = told(await say(said, await stateOf(language, where)));
    const near = / near (\d\d):/.exec(to);
    const held = near
      ? got.startsWith("offers ") &&
        got.split(", ").every((one) => one.includes(to.split(" ")[0] ?? ""))
      : got === to;
    if (!held) faults.push(`[${where}] "${said}": ${got} instead of ${to}`);
  }
  return faults;
}

/** The same line in the middle of a booking changes nothing of it. */
async function changed(language: Lang, lines: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const said of lines)
    for (const where of ["shown", "kept", "read"] as const) {
      const state = await stateOf(language, where);
      const was = told({ conversation: state });
      const got = told(await say(said, state));
      if (got !== was) faults.push(`[${where}] "${said}": ${got} instead of ${was}`);
    }
  return faults;
}

async function unanswered(
  language: Lang,
  list: readonly (readonly [string, RegExp])[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const [said, answer] of list)
    for (const where of ["shown", "kept", "read"] as const) {
      const state = await stateOf(language, where);
      const reply = await say(said, state);
      const now = told(reply);
      if (now !== told({ conversation: state })) faults.push(`[${where}] "${said}": ${now}`);
      else if (!answer.test(reply.text)) faults.push(`[${where}] "${said}": ${reply.text}`);
    }
  return faults;
}

const all = { en: english, es: spanish, zh: chinese } as const;
const languages = ["en", "es", "zh"] as const;
const figures = { en: otherFigures, es: otherFiguresSpanish, zh: otherFiguresChinese } as const;
const questions = { en: asides, es: asidesSpanish, zh: asidesChinese } as const;

const inAll = async (of: (language: Lang) => Promise<string[]>) =>
  (await Promise.all(languages.map(of))).flat();

const perLanguage = {
  times: (which: "read" | "apart") =>
    inAll((language) => missed(casesOf(language, split(all[language])[which]))),
  figures: (which: "read" | "apart") =>
    inAll((language) => changed(language, split<string>(figures[language])[which])),
  questions: (which: "read" | "apart") =>
    inAll((language) => unanswered(language, split(questions[language])[which])),
};

test("a time that is said, put right or moved", async () => {
  expect(await perLanguage.times("read")).toEqual([]);
});
test("figures and days of other things change no time", async () => {
  expect(await perLanguage.figures("read")).toEqual([]);
});
test("a question in the middle is answered, and the booking goes on", async () => {
  expect(await perLanguage.questions("read")).toEqual([]);
});

test("of those that are only counted, at least so many hold", async () => {
  expect((await perLanguage.times("apart")).length).toBeLessThanOrEqual(3);
  expect((await perLanguage.figures("apart")).length).toBeLessThanOrEqual(8);
  expect((await perLanguage.questions("apart")).length).toBeLessThanOrEqual(5);
});

test.each(bareNos)(
  "%s, to what was read back: what is wrong is asked, and the second no drops it",
  async (said) => {
    const state = await stateOf("en", "read");
    const reply = await say(said, state);
    expect(told(reply)).toBe("19 16:00");
    expect(told(await say("no", after(said, reply)))).toBe("nothing");
  },
);

test.each(drops)("%s, to what was read back, drops it at once", async (said) => {
  expect(told(await say(said, await stateOf("en", "read")))).toBe("nothing");
});
