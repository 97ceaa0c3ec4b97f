import { chineseText, hasChinese, stem } from "#server/receptionist/hearing/words.ts";
import { synonymGroups } from "./synonym-groups.ts";
import { englishWords } from "./word-vectors.ts";

/** Where a line stands in its conversation. */
export interface LineContext {
  /** What the last answer told about, by the names of meanings. */
  after: readonly string[];
  /** What is asked of the visitor: "asks email", "offers times". */
  asked?: string;
  /** What the visitor said before; empty at first. */
  before: string;
}

/**
 * What a text is recognized by: its words, pairs of neighbors, groups of synonyms, and pieces of words,
 * which typing errors and endings leave alone; of Chinese one to three signs. Each by how often it occurs.
 * @param context the words are then counted once more together with what was answered and asked before.
 */
export function featuresOf(text: string, context?: LineContext): Map<string, number> {
  const found = new Map<string, number>();
  const add = (feature: string) => found.set(feature, (found.get(feature) ?? 0) + 1);
  if (context) addContext(text, context, add);
  if (hasChinese(text)) {
    const signs = chineseText(text);
    for (let length = 1; length <= 3; length++)
      for (let at = 0; at + length <= signs.length; at++) add(signs.slice(at, at + length));
    return found;
  }
  let before = "";
  for (const word of englishWords(text)) {
    const padded = ` ${word} `;
    for (let length = 2; length <= 5; length++)
      for (let at = 0; at + length <= padded.length; at++) add(padded.slice(at, at + length));
    const own = stem(word, "en");
    add(`=${own}`);
    add(`${before}=${own}`);
    const group = synonymGroups.of(word);
    if (group) add(`~${group}`);
    before = own;
  }
  return found;
}

const wordsOf = (text: string): string[] =>
  hasChinese(text)
    ? [...new Set(chineseText(text))]
    : englishWords(text).map((word) => stem(word, "en"));

function addContext(
  text: string,
  { after, asked, before }: LineContext,
  add: (feature: string) => void,
): void {
  const words = wordsOf(text);
  const places = after.length > 0 ? after.map((one) => `after ${one}`) : ["after nothing"];
  for (const place of asked ? [...places, asked] : places) {
    add(place);
    for (const word of words) add(`${place}=${word}`);
  }
  for (const word of wordsOf(before)) add(`before=${word}`);
  add(words.length <= 3 ? "short" : words.length <= 7 ? "middling" : "long");
}

/** A feature that a classifier knows. */
export interface Feature {
  /** Its place among the features. */
  at: number;
  /** How much it counts: the rarer in the examples, the more. */
  counts: number;
}

/** A feature of a text, and how much it says there: the squares of all features of a text add up to 1. */
export interface Weighed {
  at: number;
  value: number;
}

/** The features of a text that `find` knows. */
export function weigh(
  text: string,
  find: (feature: string) => Feature | undefined,
  context?: LineContext,
): Weighed[] {
  const found = [...featuresOf(text, context)].flatMap(([feature, times]) => {
    const known = find(feature);
    return known ? [{ at: known.at, value: known.counts * (1 + Math.log(times)) }] : [];
  });
  const length = Math.hypot(...found.map(({ value }) => value)) || 1;
  return found.map(({ at, value }) => ({ at, value: value / length }));
}
