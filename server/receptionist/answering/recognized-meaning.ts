import { readFileSync } from "node:fs";
import { languageOf, stopWords } from "#server/receptionist/hearing/language.ts";
import { vocabulary } from "#server/receptionist/hearing/phrase-book.ts";
import { opensQuestion } from "#server/receptionist/hearing/question-opening.ts";
import { remembering } from "#server/receptionist/hearing/remembering.ts";
import { chineseText, hasChinese, latinWords } from "#server/receptionist/hearing/words.ts";
import { englishVectors } from "./english-vectors.ts";
import { emergency } from "./examples.ts";
import { questionClassifierFile, readClassifier } from "./question-classifier.ts";

/** What a message most likely means, judged by thousands of messages in three languages. */
export interface Recognized {
  /** A topic's id, or a task after `wish`. */
  meaning: string;
  /** How likely it is, from 0 to 1. */
  share: number;
  /** How much likelier it is than the other meaning. */
  lead: number;
}

const classifier = readClassifier(readFileSync(questionClassifierFile));

/** Every meaning that can be recognized. */
export const recognizable: ReadonlySet<string> = new Set(classifier.meanings);

/** A message is judged for several reasons one after another: once is enough. */
const sharesOf = remembering((text: string) => merged(classifier.shares(text)), 100);

/** A question about one trade or one system is worded like one about all of them. */
const merges = [
  ["wish industry", "industries"],
  ["wish integration", "integrations"],
].map((names) => names.map((name) => classifier.meanings.indexOf(name)));

function merged(shares: Float64Array | undefined): Float64Array | undefined {
  for (const [one = -1, all = -1] of merges)
    if (shares) {
      shares[all] = (shares[all] ?? 0) + (shares[one] ?? 0);
      shares[one] = 0;
    }
  return shares;
}

/** Words from which a text is more than a fragment of the conversation: "ok", "a las cuatro". */
const fewestWords = 4;
/** What was said before decides such a text, unless it has many words besides. */
const pointsBack =
  /\b(?:it|(?:that|this|these|those)(?! (?:actual |whole )?(?:thing|bot|chat|page|site|website|service|company|product|agent|ai|line|assistant|receptionist|window|form)s?\b)|them|ones?|both|the two)\b|^\W*(?:(?:wait|ok(?:ay)?|and|so|but|hold on|hang on)\W+)?(?:what|how) about\b/i;
const fewestBesides = 8;
/** "Does it run names": the product. */
const ofProduct = /^\W*(?:does|do|will|would|can|could|is) (?:it|this)\b/i;
/** What a fragment has to reach to mean something by itself: "any grace period?" */
const certain = { share: 0.995, words: 3 };
/** The same of a fragment before which nothing was asked: "calls recorded?" */
const certainAtFirst = { share: 0.9, words: 2 };

/** What a meaning is compared with, and where its text stands. */
interface Circumstances {
  /** The name of the meaning that `lead` compares with; the second likeliest by default. */
  other?: string | undefined;
  /** Whether nothing was asked before, so that a text can point back to nothing. */
  first?: boolean | undefined;
}

/** The likeliest meaning of a message; undefined for a fragment. */
export function recognizedMeaning(
  text: string,
  { other, first: atFirst = false }: Circumstances = {},
): Recognized | undefined {
  if (isStrange(text)) return undefined;
  const length = lengthOf(text);
  const sure = atFirst ? certainAtFirst : asksOfThing(text) ? { ...certain, words: 2 } : certain;
  const shares = length >= sure.words ? sharesOf(text) : undefined;
  if (!shares) return undefined;
  const first = likeliest(shares);
  const second = likeliest(shares, first);
  const meaning = classifier.meanings[first];
  if (!meaning) return undefined;
  const compared = other === undefined ? second : classifier.meanings.indexOf(other);
  const share = shares[first] ?? 0;
  const refers = !atFirst && length < fewestBesides && pointsBack.test(text.replace(ofProduct, ""));
  if (refers || (length < fewestWords && share < sure.share)) return undefined;
  return { meaning, share, lead: share - (shares[compared] ?? 0) };
}

/** The place of the largest share, but for one. */
const likeliest = (shares: Float64Array, butFor = -1): number =>
  shares.reduce((best, share, at) => {
    if (at === butFor) return best;
    return best < 0 || share > (shares[best] ?? 0) ? at : best;
  }, -1);

/** "Whos nora": a question of two words, one of which names what it is about. */
const asksOfThing = (text: string): boolean => {
  const words = latinWords(text);
  return words.length === 2 && opensQuestion(text) && !stopWords.en.has(words[1] ?? "");
};

/** Whether most of what an English text is about is in no list of words: "the blorp. zarquon model". */
export const isStrange = remembering((text: string): boolean => {
  if (hasChinese(text) || languageOf(text) !== "en") return false;
  const words = latinWords(text).filter((word) => word.length > 2 && !stopWords.en.has(word));
  const strange = words.filter((word) => !englishVectors.knows(word) && !vocabulary.en.has(word));
  // "Can it shear sheep": no example has any of its words, and the others say nothing.
  const learned = words.filter((word) => classifier.knows(word));
  return strange.length * 2 > words.length || (words.length > 0 && learned.length === 0);
});

/** How likely each meaning of a text is, together 1; empty when none of its words is known. */
export function likelyMeanings(text: string): ReadonlyMap<string, number> {
  const shares = sharesOf(text);
  return new Map(shares && classifier.meanings.map((meaning, at) => [meaning, shares[at] ?? 0]));
}

/** In words; of Chinese, two signs count as one. */
const lengthOf = (text: string): number =>
  hasChinese(text) ? chineseText(text).length / 2 : latinWords(text).length;

/** How much a text is like what people in danger write, from 0 to 1. */
export const likeDanger = (text: string): number =>
  [...likelyMeanings(text)].reduce(
    (sum, [meaning, share]) => (meaning.startsWith(emergency("")) ? sum + share : sum),
    0,
  );

/** Up to here a text is like no request for advice (`likeAdvice`). */
export const hardlyAdvice = 0.03;

/** How much a text is like requests for advice, from 0 to 1; 1 where no example has any of its words. */
export function likeAdvice(text: string): number {
  const meanings = likelyMeanings(text);
  return meanings.size === 0 ? 1 : (meanings.get("wish advice") ?? 0);
}
