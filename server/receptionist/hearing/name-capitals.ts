import { shorthand } from "#content/receptionist/shorthand.ts";
import { isBookingWord } from "./booking-words.ts";
import { everydaySpanish, stopWords } from "./language.ts";
import { isCommon, isEnglishWord, isFamilyName } from "./name-words.ts";
import { latinWords } from "./words.ts";

/** "jim halloran", "maria de la cruz", "ken o'neal" as they are written on a form. */
export const capitals = (name: string): string =>
  name.replace(
    /(?<![\p{L}\p{N}'’])(?!(?:de|la|del|los|las|y|van|von)(?!\p{L}))\p{Ll}|(?<=(?<!\p{L})[od]['’])\p{Ll}(?=\p{L}{2})/gu,
    (letter) => letter.toUpperCase(),
  );

const everyday = new Set(everydaySpanish.split(" "));

/** Whether a word is one of everyday Spanish, with its accents or without. */
export const isEveryday = (word: string): boolean => everyday.has(latinWords(word).join(""));

/** Words that no list of ours holds, and that no name has. */
const nobodys = new Set(
  "creo ahorita decir digo todavia todavía entrena whether some years flowers ppl apt unit el al else arroba conmigo contigo queria quería receptionists".split(
    " ",
  ),
);

/** Whether a word stands beside names, and in none. */
export const isPlainWord = (word: string): boolean =>
  stopWords.en.has(word) ||
  stopWords.es.has(word) ||
  isBookingWord(word) ||
  nobodys.has(word) ||
  Object.hasOwn(shorthand, word);

/** Whether a word says nothing that we know, and may be anybody's name. */
export const isStrange = (word: string): boolean =>
  word.length > 1 &&
  !isPlainWord(word) &&
  !/(?:ing|ed)$/.test(word) &&
  !isCommon(word) &&
  (isFamilyName(word) || !(isEveryday(word) || isEnglishWord(word)));
