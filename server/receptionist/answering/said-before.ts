import { phrases } from "#content/receptionist/languages.ts";
import { turnPhrases } from "#content/receptionist/turn-phrases.ts";
import type { Language } from "#contract/receptionist.ts";
import type { Conversation, Line } from "#server/receptionist/conversation.ts";
import { chineseText, hasChinese, latinWords } from "#server/receptionist/hearing/words.ts";
import type { Answer } from "./facts.ts";

/** Number of previous answers whose words are not repeated. */
const recent = 2;

/** What was said last by one of the two. */
export const saidLately = (lines: readonly Line[], by: Line["who"] = "assistant"): string[] =>
  lines
    .filter(({ who }) => who === by)
    .slice(-recent)
    .map(({ text }) => text.trim());

/**
 * The first sentence of a text, where more follow, and the second behind a short one ("Four printed
 * plans."); undefined for a text of no more than that.
 */
function essenceOf(text: string): string | undefined {
  const [first = "", second, ...others] = text.split(
    /(?<=[.?!])\s+(?=[\p{Lu}¿¡“"])|(?<=[。？！])(?=.)/u,
  );
  if (second === undefined) return undefined;
  if (first.length >= (hasChinese(first) ? fewestSigns / 3 : fewestSigns)) return first;
  const gap = hasChinese(first) ? "" : " ";
  return others.length > 0 ? `${first}${gap}${second}` : undefined;
}
/** A sentence of fewer signs says too little by itself. */
const fewestSigns = 30;

const wordsOf = (text: string): Set<string> =>
  new Set(hasChinese(text) ? chineseText(text) : latinWords(text));

/** Longer answers are not told a second time as a whole. In characters. */
const longest = { en: 230, es: 250, zh: 90 } as const satisfies Record<Language, number>;

/** From this share of common words on, two messages ask the same. */
const sameShare = 0.6;

function asksSame(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const common = [...a].filter((word) => b.has(word)).length;
  return common > 0 && common / (a.size + b.size - common) >= sameShare;
}

/** Whether the same was asked lately. */
export const asksSameAsBefore = (question: string, { lines }: Pick<Conversation, "lines">) =>
  saidLately(lines, "visitor").some((one) => asksSame(one, question));

export type Before = Pick<Conversation, "lines" | "task">;

/**
 * The answer in other words, where one of the last answers was the same. To the same question: its
 * first sentence, and what to do if that is not enough; asked for the third time, the page and a
 * person. To another question it is told that the answer is the same.
 */
export function inOtherWords(
  found: Answer,
  question: string,
  { lines, task }: Before,
  language: Language,
): Answer {
  const said = saidLately(lines);
  const free = !task || (task.kind === "message" && task.offered === true);
  const { inShort, allOfIt, sameAnswer, lost } = turnPhrases[language];
  const same = saidLately(lines, "visitor").some((one) => asksSame(one, question));
  const essence = essenceOf(found.text);
  const page = found.sources[0]?.title;
  if (!same) {
    const back = Object.values(phrases[language].continue);
    const whole = said.some(
      (line) =>
        line === found.text ||
        back.some((one) => line.startsWith(found.text) && line.includes(one, found.text.length)),
    );
    const same = sameAnswer(found.text, free);
    const long = found.text.length > longest[language];
    const first = long && essence ? inShort(essence, free) : same;
    const ways = [first, page && allOfIt(page, free), free && lost[1]].filter(
      (way): way is string => Boolean(way),
    );
    const at = ways.findLastIndex((way) => said.some((line) => line.includes(way)));
    return whole || at >= 0 ? { ...found, text: ways[at + 1] ?? found.text, again: true } : found;
  }
  const ways = [
    found.text,
    essence && inShort(essence, free),
    page && allOfIt(page, free),
    free && lost[1],
  ].filter((way): way is string => Boolean(way));
  const at = ways.findLastIndex((way) => said.some((line) => line.includes(way.trim())));
  const next = ways[at + 1];
  return at < 0 || !next ? found : { ...found, text: next, again: true };
}
