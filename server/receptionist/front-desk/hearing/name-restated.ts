import { isCommon } from "#server/receptionist/hearing/name-words.ts";
import { isGiven, nobodys, word } from "./given-name.ts";

/** What callers say between a name and the one that counts: "mags. i mean Maggie Oyelaran". */
const mark =
  "(?:[Ii] mean|[Ii] meant|[Ii] should say|[Tt]hat is|[Ww]ell|really|[Aa]ctually|rather|or rather|[Ss]orry|[Nn]o|officially|[Oo] sea|[Dd]igo|[Mm]ejor dicho|[Pp]erd[oó]n)";
const whole = `${word}(?: ${word}){1,3}`;

/** A name of one or two words, such words, and the whole name. */
const putRight = new RegExp(
  `(?<![\\p{L}’'])(\\p{L}{2,}(?: ${word})?)[\\s,.!]+${mark}(?:[\\s,]+${mark})*[\\s,]+(?:put |it['’]?s |its |con )?(?=${whole})`,
  "gu",
);
/** "Anton. Antonin Hruska", "Bea. Beatrice Holm": the short form, and then the whole name. */
const shortForm = new RegExp(`(?<![\\p{L}])(\\p{L}{3,})[.,!]+ (?=(${word}) ${word})`, "gu");

const isName = (one: string) =>
  isGiven(one) ||
  (!isCommon(one.split(" ")[0] ?? "") && !nobodys.has(one.split(" ")[0]?.toLowerCase() ?? ""));

/** A line without what a caller first said of a name and then said in full. */
export const withoutFirstTry = (text: string): string =>
  text
    .replace(putRight, (all, first: string) => (isName(first) ? "" : all))
    .replace(shortForm, (all, short: string, long: string) =>
      long.length > short.length && long.toLowerCase().startsWith(short.toLowerCase()) ? "" : all,
    );
