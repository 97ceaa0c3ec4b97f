import type { Field, Limit } from "#content/front-desks/front-desk.ts";
import { everyDesk } from "#content/front-desks/front-desks.ts";
import { limitExamples } from "#content/front-desks/limit-examples.ts";
import { exampleQuestions } from "#content/receptionist/example-questions.ts";
import { type Concept, heard } from "#content/receptionist/heard.ts";
import { plainQuestions } from "#content/receptionist/plain-questions.ts";
import { synonyms } from "#content/receptionist/synonyms.ts";
import { things } from "#content/receptionist/things.ts";
import { companyTopics } from "#content/receptionist/topics-company.ts";
import { productTopics } from "#content/receptionist/topics-product.ts";
import { englishVectors } from "#server/receptionist/answering/english-vectors.ts";
import { passagesOf } from "#server/receptionist/knowledge/passage.ts";
import { everydaySpanish, stopWords } from "./language.ts";
import { createSpeller } from "./typo.ts";
import { chineseText, hasChinese, latinWords, type Stemmed, stem } from "./words.ts";

/** What a phrase means: a concept, or a thing of this site. */
export interface Entry {
  /**
   * The phrase's words: of several with the same stems, the ones written like the message count.
   */
  words: string;
  concept?: Concept;
  thing?: string;
}

const split = (list: string) => list.split(",").map((phrase) => phrase.trim());
const join = (words: readonly string[], language: Stemmed) =>
  words.map((word) => stem(word, language)).join(" ");

/** Phrases as stems, each with its meaning, and the length of the longest in words. */
function phraseBook(language: Stemmed) {
  const book = new Map<string, Entry[]>();
  const vocabulary = new Set<string>(stopWords[language]);
  let longest = 1;
  const add = (phrase: string, entry: Omit<Entry, "words">) => {
    const words = latinWords(phrase);
    if (words.length === 0) return;
    longest = Math.max(longest, words.length);
    for (const word of words) vocabulary.add(word);
    const key = join(words, language);
    book.set(key, [...(book.get(key) ?? []), { ...entry, words: words.join(" ") }]);
  };
  for (const [concept, phrases] of Object.entries(heard))
    for (const phrase of split(phrases[language])) add(phrase, { concept: concept as Concept });
  for (const thing of things)
    for (const phrase of split(`${thing.names}, ${thing[language]}`))
      add(phrase, { thing: thing.id });
  const speller =
    language === "es"
      ? createSpeller(vocabulary, said.es, { sounds: true, stemOf: (word) => stem(word, "es") })
      : createSpeller(vocabulary, said.en, { isWord: englishVectors.knows });
  return { book, longest, speller, language, vocabulary };
}

/** Words that callers say in the examples: they are written as they should be. */
const examples = [
  ...Object.values(exampleQuestions).flat(),
  ...Object.values(plainQuestions).flat(),
  ...Object.values(limitExamples).flatMap((byLimit) => Object.values(byLimit ?? {}).flat()),
  ...Object.values(synonyms).flatMap(({ en, es }) => [en, es]),
].flatMap(latinWords);

/** Words that the front desks listen for in one language; beginnings of words are none. */
function cueWords(language: 0 | 1, fields: readonly Field[], limits: readonly Limit[]): string[] {
  const cues = [
    ...fields.flatMap(({ heard, options = [] }) => [heard, ...options.map((one) => one.heard)]),
    ...limits.map(({ heard }) => heard),
  ];
  return cues
    .flatMap((one) => one?.[language]?.split(/[\s,|]+/) ?? [])
    .filter((word) => !word.endsWith("*"))
    .flatMap(latinWords);
}

/** Every word of our own texts: it is written as it should be. */
/** Words of the trades that are near to others that we listen for: a retainer is no retailer. */
const tradeWords = "retainer retainers retained docket dockets copay copays intake intakes".split(
  " ",
);

const said = {
  en: [
    ...tradeWords,
    ...passagesOf().flatMap(({ detail, text }) => latinWords(`${detail} ${text}`)),
    ...examples,
    ...everyDesk.flatMap(({ fields, limits }) => cueWords(0, fields, limits)),
  ],
  es: [
    ...[...companyTopics, ...productTopics].flatMap(({ say }) => latinWords(say.es)),
    ...examples,
    ...latinWords(everydaySpanish),
    ...everyDesk.flatMap(({ fields, limits }) => cueWords(1, fields, limits)),
  ],
};

export const books = { en: phraseBook("en"), es: phraseBook("es") };
/** Every word that is listened for, and stop words. */
export const vocabulary = { en: books.en.vocabulary, es: books.es.vocabulary };
export const chinese: [string, Entry][] = [
  ...Object.entries(heard).flatMap(([concept, phrases]) =>
    split(phrases.zh).map((phrase): [string, Entry] => [
      chineseText(phrase),
      { concept: concept as Concept, words: phrase },
    ]),
  ),
  ...things.flatMap((thing) =>
    split(`${thing.zh}, ${thing.names}`).map((phrase): [string, Entry] => [
      chineseText(phrase),
      { thing: thing.id, words: phrase },
    ]),
  ),
].filter(([phrase]) => phrase.length > 1 || hasChinese(phrase)) as [string, Entry][];
