import { notNames } from "#content/front-desks/every-desk-cues.ts";
import { firstNames } from "#content/front-desks/first-names.ts";
import { latinWords } from "#server/receptionist/hearing/words.ts";

const known = new Set(firstNames.split(" "));

/** Whether a name begins with a first name in common use, behind a title or not. */
export const isGiven = (name: string): boolean =>
  known.has(latinWords(name.replace(title, ""))[0] ?? "");

/** "Mrs.", "don". */
export const title = /^(?:mr|mrs|ms|miss|dr|sra?|se[ñn]ora?|don|do[ñn]a)\.? (?=\p{L})/iu;

/** "Neil", "O’Brien", "McDonald", "Reyes-Lund". */
export const word =
  "(?:\\p{Lu}['’])?\\p{Lu}\\p{Ll}+(?:\\p{Lu}\\p{Ll}+)*(?:['’-]\\p{L}+)*(?!\\p{L})";

/** Words that begin with a capital and are nobody's name. */
export const nobodys = new Set(notNames.split(" "));

/** Words that are family names too, behind a first name. */
export const familyNames = new Set(
  "ford may march august austin dayton day young green brown stone".split(" "),
);

/** Words that people are called by, where a family name follows. */
export const wordNames = new Set(
  "april may june august abril mayo julio will mark bill grant rob hope faith art".split(" "),
);
