import snowball from "snowball-stemmers";
import { remembering } from "./remembering.ts";

/** The languages that are compared by stem. */
export type Stemmed = "en" | "es";

const stemmers = {
  en: snowball.newStemmer("english"),
  es: snowball.newStemmer("spanish"),
};

/**
 * One way of writing: compatibility forms folded, invisible characters gone, lower case, straight
 * quotes. Accents stay.
 */
export const plain = remembering((text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{Cc}]/gu, (sign) => (/\s/.test(sign) ? " " : ""))
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .toLowerCase()
    .trim(),
);

/** "año" as "ano". */
export const withoutAccents = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "");

/** The words of a text in Latin script, without accents: "¿Cuánto?" → ["cuanto"]. */
export const latinWords = remembering((text: string): readonly string[] => {
  const bare = withoutAccents(plain(text)).replaceAll("'", "");
  return bare.match(/[a-z0-9]+/g) ?? [];
});

/** The stem of a word of `latinWords`. */
export function stem(word: string, language: Stemmed): string {
  const known = stems[language].get(word);
  if (known !== undefined) return known;
  const found = /\d/.test(word) ? word : stemmers[language].stem(word);
  // Visitors write anything; what is remembered stays small.
  if (stems[language].size < remembered) stems[language].set(word, found);
  return found;
}

/** Stems of words that were asked for; our own texts come first, when the server starts. */
const stems = { en: new Map<string, string>(), es: new Map<string, string>() };
const remembered = 30_000;

/** The Chinese of a text without spaces and punctuation, Latin words included. */
export function chineseText(text: string): string {
  return plain(text).replace(/[^\p{Script=Han}a-z0-9]/gu, "");
}

export const hasChinese = (text: string) => /\p{Script=Han}/u.test(text);

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

/** Chinese words as the runtime's dictionary divides them. */
export function chineseWords(text: string): string[] {
  return Array.from(segmenter.segment(plain(text)))
    .filter((part) => part.isWordLike)
    .map((part) => part.segment);
}
