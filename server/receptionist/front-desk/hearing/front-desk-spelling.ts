import { everyDeskCues } from "#content/front-desks/every-desk-cues.ts";
import { everyDesk } from "#content/front-desks/front-desks.ts";
import { usualEnglish, usualSpanish } from "#content/front-desks/usual-words.ts";
import { vocabulary } from "#server/receptionist/hearing/phrase-book.ts";
import { createSpeller } from "#server/receptionist/hearing/typo.ts";
import { latinWords } from "#server/receptionist/hearing/words.ts";

const cuesOfDesks = everyDesk.flatMap(({ fields, limits, handOver }) => [
  ...handOver,
  ...limits.flatMap(({ heard }) => heard),
  ...fields.flatMap(({ heard = [], options = [] }) => [
    ...heard,
    ...options.flatMap((option) => option.heard),
  ]),
]);
/** Every whole word that a desk listens for; beginnings of words are none. */
const listened = [...cuesOfDesks, ...Object.values(everyDeskCues).flat()]
  .flatMap((cues = "") => cues.split(/[\s,|]+/))
  .filter((word) => word.length >= 5 && !word.endsWith("*"))
  .flatMap(latinWords);
const speller = createSpeller(listened, [
  ...vocabulary.en,
  ...vocabulary.es,
  ...usualEnglish.split(" "),
  ...usualSpanish.split(" "),
]);

/** "cough*": words that begin so are spelled right already. */
const beginnings = [...cuesOfDesks, ...Object.values(everyDeskCues).flat()]
  .flatMap((cues = "") => cues.split(/[\s,|]+/))
  .filter((word) => word.length >= 5 && word.endsWith("*"))
  .flatMap(latinWords);
const beginsRight = (word: string) => beginnings.some((one) => word.startsWith(one));
const corrected = new Map<string, string>();

function rightly(word: string): string {
  const known = corrected.get(word);
  if (known !== undefined) return known;
  const found = beginsRight(word) ? word : speller.correct(word);
  // Visitors write anything; what is remembered stays small.
  if (corrected.size < 5000) corrected.set(word, found);
  return found;
}

/** Letters from which a word of a caller is put right: shorter ones resemble too many others. */
const longEnough = 5;

/** The words of a caller with their spelling put right by what the desks listen for. */
export const spelledRight = (words: readonly string[]): string[] =>
  words.map((word) => (word.length < longEnough ? word : rightly(word)));
