import { callersWords } from "#content/industries/callers-words.ts";
import { type Industry, industries } from "#content/industries/directory.ts";

/** The result of a search; `nearest` when nothing matched and these only come close. */
export interface FoundIndustries {
  entries: readonly Industry[];
  nearest: boolean;
}

/** Words that say nothing about a trade. */
const small = new Set(
  "a an and are at can do for i in is it me my of on or the to we you".split(" "),
);
const nearestCount = 3;

const split = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

const entries = industries.map((industry) => {
  const phrases = callersWords[industry.slug].map((phrase) => phrase.toLowerCase());
  const text = [industry.name, industry.description, ...phrases].join(" ");
  return { industry, phrases, words: [...new Set(split(text))].filter((one) => !small.has(one)) };
});

/**
 * Trades that are called so, or whose callers say so, best first. A word that fits none brings those
 * with the most similar words.
 */
export function findIndustries(text: string): FoundIndustries {
  const said = split(text);
  if (said.length === 0) return { entries: industries, nearest: false };
  const telling = said.filter((word) => !small.has(word));
  const words = telling.length ? telling : said;
  const phrase = said.join(" ");
  const hits = best((entry) => {
    const whole = entry.phrases.some((one) => one === phrase) ? 2 : 0;
    return (
      whole + words.reduce((sum, word) => sum + Math.max(0, ...entry.words.map(fits(word))), 0)
    );
  });
  const top = hits[0]?.score ?? 0;
  if (top > 0) {
    const found = hits.filter(({ score }) => score > 0 && score >= top / 2);
    return { entries: found.map(({ industry }) => industry), nearest: false };
  }
  const close = best((entry) => Math.max(...words.map((word) => likeness(word, entry.words))));
  return { entries: close.slice(0, nearestCount).map(({ industry }) => industry), nearest: true };
}

function best(score: (entry: (typeof entries)[number]) => number) {
  return entries
    .map((entry) => ({ industry: entry.industry, score: score(entry) }))
    .sort((one, other) => other.score - one.score);
}

/** 1 for the word itself, less for its beginning or another ending. */
const fits = (word: string) => (known: string) => {
  if (known === word) return 1;
  if (word.length >= 3 && known.startsWith(word)) return 0.7;
  return known.length >= 4 && word.startsWith(known) ? 0.6 : 0;
};

/** Share of common pairs of letters with the most similar of the words, from 0 to 1. */
function likeness(word: string, words: readonly string[]): number {
  const own = pairs(word);
  return Math.max(
    ...words.map((known) => {
      const others = pairs(known);
      const common = [...own].filter((pair) => others.has(pair)).length;
      return (2 * common) / (own.size + others.size || 1);
    }),
  );
}

const pairs = (word: string) =>
  new Set(Array.from(word, (_, index) => ` ${word} `.slice(index, index + 2)));
