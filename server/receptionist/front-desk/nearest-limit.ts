import type { FrontDesk, Limit } from "#content/front-desks/front-desk.ts";
import { limitExamples, openExamples } from "#content/front-desks/limit-examples.ts";
import { plainQuestions } from "#content/front-desks/plain-questions.ts";
import {
  createNearestExample,
  type NearestExample,
} from "#server/receptionist/answering/nearest-example.ts";
import { hasChinese, latinWords } from "#server/receptionist/hearing/words.ts";
import { spelledRight } from "./hearing/front-desk-spelling.ts";

/** Likeness to an example from which a question counts as the same. */
const alike = 0.45;

/** Names and places are in many questions: a word that no example has weighs little. */
const strangers = 4;

const finders = new Map<string, NearestExample<string | undefined>>();

function finderOf({
  slug,
  limits,
}: Pick<FrontDesk, "slug" | "limits">): NearestExample<string | undefined> {
  const known = finders.get(slug);
  if (known) return known;
  const own = Object.entries(limitExamples[slug] ?? {}).flatMap(([meaning, texts]) =>
    texts.map((text) => ({ text, meaning })),
  );
  const heard = limits.flatMap(({ id, heard: [en, es] }) =>
    `${en},${es}`.split(",").map((phrase) => ({ text: firstWords(phrase), meaning: id })),
  );
  const open = [...openExamples, ...plainQuestions].map((text) => ({ text, meaning: undefined }));
  const all = [...own, ...heard, ...open].map((one) => ({ ...one, text: asCompared(one.text) }));
  const made = createNearestExample<string | undefined>(all, strangers);
  finders.set(slug, made);
  return made;
}

/** `"will delta|aetna pay"` with the first of its alternatives. */
const firstWords = (phrase: string) => phrase.replace(/(\S+?)\|\S+/g, "$1").replaceAll("*", "");

/** A question in the spelling that the desks compare. */
const asCompared = (text: string) =>
  hasChinese(text) ? text : spelledRight(latinWords(text)).join(" ");

/** The limit that a question meets by its likeness to others, where no phrase of it was heard. */
export function nearestLimit(desk: FrontDesk, question: string, least = alike): Limit | undefined {
  const found = finderOf(desk).find(question);
  if (!found?.meaning || found.likeness < least) return undefined;
  return desk.limits.find(({ id }) => id === found.meaning);
}
