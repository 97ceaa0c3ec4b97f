import { stopWords } from "#server/receptionist/hearing/language.ts";
import { chineseText, hasChinese, stem } from "#server/receptionist/hearing/words.ts";
import type { SynonymGroups } from "./synonym-groups.ts";
import { englishWords } from "./word-vectors.ts";

/** A sentence with its meaning. */
export interface Example<Meaning> {
  text: string;
  meaning: Meaning;
}

/** The example whose words are most like those of a sentence. */
export interface NearestExample<Meaning> {
  /** `likeness`: from 0 to 1; `shared`: the words of weight that both have. */
  find(text: string): Nearest<Meaning> | undefined;
}

export interface Nearest<Meaning> {
  meaning: Meaning;
  likeness: number;
  shared: number;
  /** How like the sentence is to the best example of another meaning; 0 without one. */
  likenessTo(other: Meaning): number;
}

/** Weight of a word that says little: it decides only between otherwise equal examples. */
const faint = 0.15;

/** Weight of a group of synonyms; the word itself weighs the rest. */
const grouped = { group: 0.8, word: 0.6 };

/**
 * Words in stems, without numbers; of Chinese the signs in pairs. Words of a group count as the group
 * too.
 */
function termsOf(text: string, groups?: SynonymGroups): Map<string, number> {
  const terms = new Map<string, number>();
  if (hasChinese(text)) {
    const signs = chineseText(text);
    for (let at = 0; at + 1 < signs.length; at++) terms.set(signs.slice(at, at + 2), 1);
    for (const group of groups?.inChinese(signs) ?? []) terms.set(group, grouped.group);
    return terms;
  }
  for (const word of englishWords(text)) {
    if (/\d/.test(word)) continue;
    const light = stopWords.en.has(word) || stopWords.es.has(word);
    const group = groups?.of(word);
    if (group) terms.set(group, grouped.group);
    terms.set(stem(word, "en"), light ? faint : group ? grouped.word : 1);
  }
  return terms;
}

/**
 * Learns examples; `find` compares a sentence with each of them, rare words counting more.
 * @param unknown a word that no example has counts like one that so many have: the fewer, the more
 *   such words make a sentence another one.
 * @param groups words that count as the same one besides.
 */
export function createNearestExample<Meaning>(
  examples: readonly Example<Meaning>[],
  unknown: number,
  groups?: SynonymGroups,
): NearestExample<Meaning> {
  const learned = examples.map(({ text, meaning }) => ({ terms: termsOf(text, groups), meaning }));
  const spread = new Map<string, number>();
  for (const { terms } of learned)
    for (const term of terms.keys()) spread.set(term, (spread.get(term) ?? 0) + 1);
  const rarity = (term: string) => Math.log(1 + learned.length / (spread.get(term) ?? unknown));
  const vector = (terms: ReadonlyMap<string, number>) => {
    const weights = new Map([...terms].map(([term, weight]) => [term, weight * rarity(term)]));
    const length = Math.hypot(...weights.values()) || 1;
    return { weights, length };
  };
  const known = learned.map(({ terms, meaning }) => ({ ...vector(terms), meaning }));
  // By term, the examples that hold it: a sentence shares words with few of them.
  const holding = new Map<string, [example: number, weight: number][]>();
  for (const [at, { weights }] of known.entries())
    for (const [term, weight] of weights) {
      const list = holding.get(term);
      if (list) list.push([at, weight]);
      else holding.set(term, [[at, weight]]);
    }
  return {
    find(text) {
      const said = termsOf(text, groups);
      // Of a word that no example has, its group says enough.
      for (const [term, weight] of said)
        if (weight === grouped.word && !spread.has(term)) said.delete(term);
      const own = vector(said);
      const sums = new Float64Array(known.length);
      for (const [term, weight] of own.weights)
        for (const [at, other] of holding.get(term) ?? [])
          sums[at] = (sums[at] ?? 0) + weight * other;
      const likenessOf = (at: number) => (sums[at] ?? 0) / ((known[at]?.length ?? 1) * own.length);
      let best: { at: number; likeness: number } | undefined;
      for (let at = 0; at < sums.length; at++) {
        if (!sums[at]) continue;
        // Of two that are equally like it, the first example.
        const likeness = likenessOf(at);
        if (likeness > (best?.likeness ?? 0)) best = { at, likeness };
      }
      const found = best && known[best.at];
      if (!best || !found) return undefined;
      const shared = [...found.weights.keys()].filter(
        (term) => (said.get(term) ?? 0) > grouped.word,
      );
      let ofMeanings: Map<Meaning, number> | undefined;
      const likenessTo = (other: Meaning) => {
        ofMeanings ??= mostOf(known, likenessOf);
        return ofMeanings.get(other) ?? 0;
      };
      return { meaning: found.meaning, likeness: best.likeness, shared: shared.length, likenessTo };
    },
  };
}

/** The most that one example of each meaning is like a sentence. */
function mostOf<Meaning>(
  known: readonly { meaning: Meaning }[],
  likenessOf: (at: number) => number,
): Map<Meaning, number> {
  const most = new Map<Meaning, number>();
  for (const [at, { meaning }] of known.entries())
    most.set(meaning, Math.max(most.get(meaning) ?? 0, likenessOf(at)));
  return most;
}
