import type { Concept } from "#content/receptionist/heard.ts";
import type { Language } from "#contract/receptionist.ts";
import { languageOf, stopWords } from "./language.ts";
import { books, chinese, type Entry, vocabulary } from "./phrase-book.ts";
import { otherSenses } from "./plan-names.ts";
import { remembering } from "./remembering.ts";
import { withoutNames } from "./without-names.ts";
import { chineseText, hasChinese, latinWords, plain, type Stemmed, stem } from "./words.ts";
import { writtenOut } from "./written-out.ts";

/** A message, as understood. */
export interface Hearing {
  /** The text with spelling variants normalized. */
  text: string;
  language: Language;
  /** The text with its Latin words spelled right. */
  spelled: string;
  /** Words in Latin script, spelling put right. */
  words: readonly string[];
  concepts: ReadonlySet<Concept>;
  /** Names of the things on this site: "integration:3", "industry:dentists". */
  things: ReadonlySet<string>;
  /** Words that belong to no concept and no thing, stop words left out. */
  rest: readonly string[];
}

/**
 * Takes a message apart into what the receptionist knows about. Deterministic.
 * @param before the language of the conversation so far.
 */
export const hear = (message: string, before?: Language): Hearing =>
  heardAfter[before ?? "nothing"](message);

const heardAfter: Readonly<Record<Language | "nothing", (message: string) => Hearing>> = {
  nothing: remembering((message) => hearAfter(message)),
  en: remembering((message) => hearAfter(message, "en")),
  es: remembering((message) => hearAfter(message, "es")),
  zh: remembering((message) => hearAfter(message, "zh")),
};

/** A hearing while its words are read. */
interface Unfinished extends Hearing {
  concepts: Set<Concept>;
  things: Set<string>;
}

function hearAfter(message: string, before?: Language): Hearing {
  const text = plain(writtenOut(message.replace(/https?:\/\/\S+/gi, " ")));
  const language = languageOf(withoutNames(message), before, vocabulary);
  const hearing: Unfinished = {
    text,
    language,
    spelled: text,
    words: [],
    concepts: new Set(),
    things: new Set(),
    rest: [],
  };
  if (language === "zh") hearChinese(hearing);
  else hearLatin(hearing, books[language], namesOf(message));
  for (const plan of otherSenses(text)) hearing.concepts.delete(plan);
  return hearing;
}

/** "Joan Pike": two capitals behind small letters are a name, and no peak that is spelled wrong. */
const namesOf = (message: string): ReadonlySet<string> =>
  new Set(
    [...message.matchAll(/(?<=\p{Ll}[ ,.]+)\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/gu)].flatMap(([name]) =>
      latinWords(name),
    ),
  );

/**
 * Stems are shared by strangers ("customer" and "customize", "lunes" and "luna"): of single words
 * only an ending may differ. Spanish verbs have too many endings for that, short words excepted.
 */
function alike(a: string, b: string, language: Stemmed): boolean {
  if (a.includes(" ")) return true;
  if (language === "es" && Math.min(a.length, b.length) > 5) return true;
  const bare = (word: string) =>
    word
      .replace(/(?:s|es)$/, "")
      .replace(/(?:ations?|ions?|ing|ed|e|d|ly|ment)$/, "")
      .replace(/(.)\1$/, "$1")
      .replace(/[iy]$/, "");
  return bare(a) === bare(b);
}

/** "Where do you store it", "can you move it": the name of a trade as a verb. */
const acts = new Set("store shop move paint".split(" "));
const doing = new Set("you they it we i to can will does do did yall".split(" "));

/** A phrase that was found, from one place to another. */
interface Span {
  from: number;
  to: number;
  entries: Entry[];
}

/** Longer phrases win: a phrase inside one ("person" in "are you a real person") is ignored. */
function note(hearing: Unfinished, spans: Span[]): void {
  for (const span of spans) {
    const inside = spans.some(
      (other) =>
        other.from <= span.from &&
        other.to >= span.to &&
        other.to - other.from > span.to - span.from,
    );
    if (inside) continue;
    for (const { concept, thing } of span.entries) {
      if (concept) hearing.concepts.add(concept);
      if (thing) hearing.things.add(thing);
    }
  }
}

/** Places among the words at which a sentence begins, as `hearLatin` counts them. */
function sentenceEnds(text: string): number[] {
  const parts = text.split(/[.!?;\n]+(?=\s)/);
  let at = 0;
  return parts.slice(0, -1).map((part) => {
    at += latinWords(part).filter((word) => word !== "even").length;
    return at;
  });
}

function hearLatin(
  hearing: Unfinished,
  { book, longest, speller, language }: (typeof books)["en"],
  names: ReadonlySet<string>,
): void {
  // "What can you even do": "even" is no evening.
  const words = latinWords(hearing.text)
    .filter((word) => word !== "even")
    .map((word) => (names.has(word) ? word : speller.correct(word)));
  const ends = sentenceEnds(hearing.text);
  hearing.words = words;
  hearing.spelled = hearing.text.replace(/\p{L}{4,}/gu, (word) => {
    const [bare = ""] = latinWords(word);
    const right = speller.correct(bare);
    return right === bare ? word : right;
  });
  const stems = words.map((word) => stem(word, language));
  const spans: Span[] = [];
  for (let from = 0; from < stems.length; from++)
    for (let to = Math.min(stems.length, from + longest); to > from; to--) {
      const entries = book.get(stems.slice(from, to).join(" "));
      if (!entries) continue;
      const written = words.slice(from, to).join(" ");
      const exact = entries.filter((entry) => entry.words === written);
      const meant =
        exact.length > 0
          ? exact
          : entries.filter(
              // "Your team" is no Microsoft Teams: only a name with an s behind it is that name.
              (entry) =>
                entry.thing?.startsWith("integration")
                  ? written === `${entry.words}s`
                  : alike(entry.words, written, language),
            );
      // "I am one. Dr. Patel is the other" names no drive.
      if (ends.some((end) => end > from && end < to)) {
        const apart = meant.filter(({ thing }) => !thing);
        if (apart.length > 0) spans.push({ from, to, entries: apart });
        continue;
      }
      const named = doing.has(words[from - 1] ?? "") && acts.has(written);
      const left = named ? meant.filter(({ thing }) => !thing) : meant;
      if (left.length > 0) spans.push({ from, to, entries: left });
    }
  // "Sales force", "hub spot": two words for one name.
  for (let at = 0; at + 1 < words.length; at++) {
    if (ends.includes(at + 1)) continue;
    const entries = book
      .get(stem(`${words[at]}${words[at + 1]}`, language))
      ?.filter(({ thing }) => thing);
    if (entries?.length) spans.push({ from: at, to: at + 2, entries });
  }
  note(hearing, spans);
  const covered = new Set(
    spans.flatMap(({ from, to }) => stems.map((_, at) => at).slice(from, to)),
  );
  hearing.rest = words.filter(
    (word, index) => !covered.has(index) && !stopWords[language].has(word),
  );
}

function hearChinese(hearing: Unfinished): void {
  const whole = chineseText(hearing.text);
  const spans: Span[] = [];
  for (const [phrase, entry] of chinese)
    for (const from of places(whole, phrase))
      spans.push({ from, to: from + phrase.length, entries: [entry] });
  note(hearing, spans);
  let left = whole;
  for (const { from, to } of spans)
    left = left.slice(0, from) + " ".repeat(to - from) + left.slice(to);
  hearing.words = latinWords(hearing.text);
  hearing.rest = left
    .replace(/[的了吗呢吧啊我你您们是有在和与请把被很就也都要会能可以想个一这那什么怎么为哪]/g, " ")
    .split(" ")
    .filter((part) => part.length > 1);
}

/** The position of a phrase. A Latin phrase must not touch other Latin letters. */
function places(text: string, phrase: string): number[] {
  const edge = (sign: string | undefined) => sign === undefined || !/[a-z0-9]/.test(sign);
  const found: number[] = [];
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1))
    if (hasChinese(phrase) || (edge(text[at - 1]) && edge(text[at + phrase.length])))
      found.push(at);
  return found;
}
