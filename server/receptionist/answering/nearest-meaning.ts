import { languageOf } from "#server/receptionist/hearing/language.ts";
import { hasChinese } from "#server/receptionist/hearing/words.ts";
import type { Example, Nearest } from "./nearest-example.ts";
import type { WordVectors } from "./word-vectors.ts";

/** The meaning that an English sentence most likely has. */
export interface Closest<Meaning> {
  meaning: Meaning;
  /** From 0 to 1. */
  closeness: number;
  /** How much closer it is than the next meaning. */
  lead: number;
  /** How close another meaning is. */
  closenessTo(other: Meaning): number;
}

/** Finds the meaning whose examples say much the same, in words that may be others. */
export interface NearestMeaning<Meaning> {
  /** `words`: the comparison of the same text by its words. */
  find(text: string, words: Nearest<Meaning> | undefined): Closest<Meaning> | undefined;
}

/** Share of what a sentence is about; the rest is the words that it has in common with an example. */
const about = 0.7;
/** Share of a meaning's best example; the rest is the mean of the best three. */
const best = 0.6;

const isEnglish = (text: string) => !hasChinese(text) && languageOf(text) === "en";

/** Learns the vectors of the English ones among the examples. */
export function createNearestMeaning<Meaning>(
  examples: readonly Example<Meaning>[],
  vectors: WordVectors,
): NearestMeaning<Meaning> {
  const known = new Map<Meaning, Float32Array[]>();
  for (const { text, meaning } of examples) {
    const vector = isEnglish(text) ? vectors.of(text) : undefined;
    if (!vector) continue;
    const list = known.get(meaning);
    if (list) list.push(vector);
    else known.set(meaning, [vector]);
  }
  return {
    find(text, words) {
      const own = isEnglish(text) ? vectors.of(text) : undefined;
      if (!own) return undefined;
      const close = new Map(
        [...known].map(([meaning, list]) => [
          meaning,
          about * likenessOf(own, list) + (1 - about) * (words?.likenessTo(meaning) ?? 0),
        ]),
      );
      const [first, second] = [...close].sort(([, one], [, two]) => two - one);
      if (!first) return undefined;
      const [meaning, closeness] = first;
      const closenessTo = (other: Meaning) => close.get(other) ?? 0;
      return { meaning, closeness, lead: closeness - (second?.[1] ?? 0), closenessTo };
    },
  };
}

function likenessOf(own: Float32Array, list: readonly Float32Array[]): number {
  const most = [0, 0, 0];
  for (const other of list) {
    let cosine = 0;
    for (let axis = 0; axis < own.length; axis++) cosine += (own[axis] ?? 0) * (other[axis] ?? 0);
    if (cosine <= (most[2] ?? 0)) continue;
    most[2] = cosine;
    most.sort((one, two) => two - one);
  }
  const [first = 0, second = 0, third = 0] = most;
  return best * first + ((1 - best) * (first + second + third)) / 3;
}
