import MiniSearch from "minisearch";
import { heard } from "#content/receptionist/heard.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { stopWords } from "#server/receptionist/hearing/language.ts";
import { createSpeller } from "#server/receptionist/hearing/typo.ts";
import { latinWords, stem } from "#server/receptionist/hearing/words.ts";
import type { Passage } from "./passage.ts";

/** A passage and the share of the question that it covers, 0 to 1. */
export interface Found {
  passage: Passage;
  /** Share of the question's words, weighed by their rarity, that occur in the passage. */
  coverage: number;
  /** Number of words of the question that occur in it. */
  matches: number;
}

export interface PassageIndex {
  /** The passages that answer best, best first. */
  find(hearing: Hearing, limit?: number): Found[];
  passages: readonly Passage[];
}

const terms = (text: string) =>
  latinWords(text)
    .filter((word) => !stopWords.en.has(word))
    .map((word) => stem(word, "en"));

/** Builds the index over passages (a few milliseconds; kept in memory). */
export function createPassageIndex(passages: readonly Passage[]): PassageIndex {
  const engine = new MiniSearch<Passage>({
    fields: ["detail", "text"],
    tokenize: (text) => terms(text),
    processTerm: (term) => term,
    searchOptions: { boost: { detail: 1.6 }, tokenize: (text) => text.split(" ") },
  });
  engine.addAll(passages);
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const termsOf = new Map(
    passages.map((one) => [one.id, new Set(terms(`${one.detail} ${one.text}`))]),
  );
  const spread = new Map<string, number>();
  for (const set of termsOf.values())
    for (const term of set) spread.set(term, (spread.get(term) ?? 0) + 1);
  const rarity = (term: string) => Math.log(1 + passages.length / (1 + (spread.get(term) ?? 0)));
  const speller = createSpeller(passages.flatMap((one) => latinWords(`${one.detail} ${one.text}`)));

  return {
    passages,
    find(hearing, limit = 3) {
      const own =
        hearing.language === "en"
          ? hearing.words
              .filter((word) => !stopWords.en.has(word))
              .map((word) => stem(speller.correct(word), "en"))
          : hearing.rest.flatMap(terms);
      // Words of the same meaning: the only way from Spanish and Chinese to the pages.
      const meant = [...hearing.concepts].flatMap((concept) =>
        heard[concept].en.split(",").slice(0, 4).flatMap(terms),
      );
      const wanted = [...new Set(hearing.language === "en" ? own : [...own, ...meant])];
      if (wanted.length === 0) return [];
      const whole = wanted.reduce((sum, term) => sum + rarity(term), 0);
      return engine
        .search([...new Set([...own, ...meant])].join(" "), {
          boostTerm: (term) => (own.includes(term) ? 1 : 0.3),
        })
        .slice(0, 12)
        .flatMap((hit): Found[] => {
          const passage = byId.get(hit.id);
          if (!passage) return [];
          const has = termsOf.get(hit.id) ?? new Set();
          const matched = wanted.filter((term) => has.has(term));
          const coverage = matched.reduce((sum, term) => sum + rarity(term), 0) / whole;
          return [{ passage, coverage, matches: matched.length }];
        })
        .slice(0, limit);
    },
  };
}

/** The sentences of a passage that say most about the question, in their order, at most `limit`. */
export function bestSentences(text: string, hearing: Hearing, limit = 2): string {
  const sentences = text.match(/[^.!?]+[.!?]+["”’]?\s*|[^.!?]+$/g) ?? [text];
  if (sentences.length <= limit) return text;
  const wanted = new Set(hearing.words.map((word) => stem(word, "en")));
  const score = (sentence: string) => terms(sentence).filter((term) => wanted.has(term)).length;
  const scores = sentences.map(score);
  let from = 0;
  let most = -1;
  for (let index = 0; index + limit <= sentences.length; index++) {
    const sum = scores.slice(index, index + limit).reduce((a, b) => a + b, 0);
    if (sum > most) {
      most = sum;
      from = index;
    }
  }
  return sentences
    .slice(from, from + limit)
    .join("")
    .trim();
}
