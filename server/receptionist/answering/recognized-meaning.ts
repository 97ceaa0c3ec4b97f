import { readFileSync } from "node:fs";
import { chineseText, hasChinese, latinWords } from "#server/receptionist/hearing/words.ts";
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

let last: { text: string; shares: Float64Array | undefined } | undefined;

/** A message is judged for several reasons one after another: once is enough. */
function sharesOf(text: string): Float64Array | undefined {
  if (last?.text !== text) last = { text, shares: classifier.shares(text) };
  return last.shares;
}

/** Words from which a text is more than a fragment of the conversation: "ok", "a las cuatro". */
const fewestWords = 4;
/** What was said before decides such a text, unless it has many words besides. */
const pointsBack =
  /\b(?:it|that|this|these|those|them|ones?|both|the two)\b|^\W*(?:(?:wait|ok(?:ay)?|and|so|but|hold on|hang on)\W+)?(?:what|how) about\b/i;
const fewestBesides = 8;
/** "Does it run names": the product. */
const ofProduct = /^\W*(?:does|do|will|would|can|could|is) (?:it|this)\b/i;
/** What a fragment has to reach to mean something by itself: "any grace period?" */
const certain = { share: 0.97, words: 3 };

/**
 * The likeliest meaning of a message; undefined for a fragment.
 * @param other the name of the meaning that `lead` compares with; the second likeliest by default.
 */
export function recognizedMeaning(text: string, other?: string): Recognized | undefined {
  const length = lengthOf(text);
  const shares = length >= certain.words ? sharesOf(text) : undefined;
  if (!shares) return undefined;
  const order = [...shares.keys()].sort((one, two) => (shares[two] ?? 0) - (shares[one] ?? 0));
  const [first = 0, second = 0] = order;
  const meaning = classifier.meanings[first];
  if (!meaning) return undefined;
  const compared = other === undefined ? second : classifier.meanings.indexOf(other);
  const share = shares[first] ?? 0;
  const refers = pointsBack.test(text) && length < fewestBesides;
  if (refers && !ofProduct.test(text)) return undefined;
  if ((refers || length < fewestWords) && share < certain.share) return undefined;
  return { meaning, share, lead: share - (shares[compared] ?? 0) };
}

/** How likely each meaning of a text is, together 1; empty when none of its words is known. */
export function likelyMeanings(text: string): ReadonlyMap<string, number> {
  const shares = sharesOf(text);
  return new Map(shares && classifier.meanings.map((meaning, at) => [meaning, shares[at] ?? 0]));
}

/** In words; of Chinese, two signs count as one. */
const lengthOf = (text: string): number =>
  hasChinese(text) ? chineseText(text).length / 2 : latinWords(text).length;
