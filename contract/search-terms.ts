/** Words of one search at most. */
const mostTerms = 6;

/** A telephone number as people write it, with its signs and perhaps the country code of the USA. */
const number = /(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)/g;

/**
 * The search words: letters and digits, at least two characters each. The digits of a telephone number
 * are one word, because leads keep them without signs.
 */
export function searchTerms(text: string): string[] {
  const words =
    text
      .normalize("NFC")
      .replace(number, (written) => written.replace(/\D/g, "").slice(-10))
      .toLowerCase()
      .match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return [...new Set(words)].slice(0, mostTerms);
}

/** A part of a text; `isHit`: one of its words that a search looked for. */
export interface TextPart {
  /** Where it begins. */
  at: number;
  text: string;
  isHit: boolean;
}

/** Splits a text at the words that begin with a term, accents aside, as the search finds them. */
export function splitHits(text: string, terms: readonly string[]): TextPart[] {
  const beginnings = terms.map(withoutAccents);
  const parts: TextPart[] = [];
  let done = 0;
  const add = (end: number, isHit: boolean) => {
    if (end > done) parts.push({ at: done, text: text.slice(done, end), isHit });
    done = end;
  };
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const known = withoutAccents(word.toLowerCase());
    if (!beginnings.some((beginning) => known.startsWith(beginning))) continue;
    add(index, false);
    add(index + word.length, true);
  }
  add(text.length, false);
  return parts;
}

/** A word as the search compares it. */
export const withoutAccents = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "");
