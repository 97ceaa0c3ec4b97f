import { capitals } from "#server/receptionist/hearing/name-capitals.ts";
import { isCommon, isEnglishWord } from "#server/receptionist/hearing/name-words.ts";
import { opensQuestion } from "#server/receptionist/hearing/question-opening.ts";
import { isBusiness } from "./business-name.ts";
import { familyNames, isGiven, word, wordNames } from "./given-name.ts";
import { isOther, isTime, streetEnd } from "./no-name.ts";

/** Streets end so, and so do names. */
const endsLikeStreet = new RegExp(`^${word} (?:Lane|Street|Court|Way|Place)$`, "u");
/** "Ana Ruiz", "Mrs. Ana de la Cruz": capitals throughout. */
export const proper = new RegExp(
  `^(?:(?:Mr|Mrs|Ms|Dr|Don|Doña|Señora?)\\.? )?${word}(?: (?:\\p{Lu}\\.|de la|de|del|van|${word})){0,3}$`,
  "u",
);
/** "Ned and Pam Forsythe". */
const couple = new RegExp(`^${word} (?:and|&|y) ${word} ${word}$`, "u");
const announced = /^([\p{L}'’-]+(?: [\p{L}'’-]+){0,2}) here$/u;
/** "Relo coordinator here": what somebody is. */
const isRole = (name: string) => {
  const words = name.toLowerCase().split(" ");
  return !/\p{Lu}/u.test(name) && !isGiven(name) && words.some((one) => isEnglishWord(one));
};

/** Names stand between signs, or before somebody else: "Meg Sloan and my husband". */
export const between =
  /[,.;!?…\n/|]+|(?<=\s\S+\s\S+):\s|\s[-–]\s|\s+(?:but|pero)\s+|\s+(?:and|y|con|with)\s+(?=(?:my|mi|our|the|i|we)\b)/u;

/** More than a name fits in: small letters in it are words. */
export const asksOrTells = (text: string) => /[?？]/.test(text) || text.split(/\s+/).length > 7;

/** A piece between two signs as a name that stands for itself. */
export function bareName(
  piece: string,
  {
    expected,
    near,
    amid,
    addressed,
  }: { expected: boolean; near: boolean; amid: boolean; addressed: boolean },
): string | undefined {
  if (!piece || piece.length > 50) return undefined;
  if ((near || expected) && couple.test(piece) && !isOther(piece.split(" ")[0] ?? "")) return piece;
  const clean = piece
    .replace(
      /^(?:(?:i (?:already )?said|i (?:already )?told you|like i said|again|ya le dije|ya dije|yes|yeah|sure|ok|okay|fine|it['’]?s|as in|como en|actually|and|sí|si|claro|y|then|under|put)\s+)+/iu,
      "",
    )
    .trim();
  const placed = new RegExp(
    `^(${word}(?: ${word}){0,2}) (?:from|at|with|of|over at|de|con|for the|on the|para el|para la) `,
    "u",
  );
  const from = placed.exec(clean)?.[1];
  // "Lily from Petal": one word is a name where it is a first name.
  const announces = announced.exec(clean)?.[1];
  if (announces && isRole(announces)) return undefined;
  const here =
    announces ?? (from?.includes(" ") || (from && near && isGiven(from)) ? from : undefined);
  const words = (here ?? clean).split(/\s+/);
  const given = words.length > 1 && wordNames.has((words[0] ?? "").toLowerCase());
  const family = words.length === 2 && familyNames.has((words[1] ?? "").toLowerCase());
  const whole =
    (near || family || isBusiness(here ?? clean)) &&
    words.length > 1 &&
    !isOther(words[0] ?? "") &&
    proper.test(here ?? clean);
  const particles = (one: string) => /^(?:de|la|del|van|von)$/.test(one) && isGiven(words[0] ?? "");
  const odd = words.slice(given ? 1 : 0).some((one) => isOther(one) && !particles(one));
  if ((!whole && odd) || words.length > 4) return undefined;
  const surname = (addressed || isGiven(clean)) && near && endsLikeStreet.test(clean);
  if (
    isTime(here ?? clean) ||
    (!surname && new RegExp(`\\p{L} ${streetEnd}\\.?$`, "u").test(clean))
  )
    return undefined;
  if (proper.test(here ?? clean))
    return words.length > 1 || clean.length > 2 ? (here ?? clean) : undefined;
  if (!/^[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}$/u.test(here ?? clean)) return undefined;
  // "Will people notice" asks; "will marsh" is a name.
  if (words.length > 2 && opensQuestion(clean)) return undefined;
  const said = here ?? clean;
  const called = isGiven(said) || given;
  // "jim halloran, 303 555 0101": a first name in small letters with another behind it.
  if (
    called &&
    near &&
    /^\p{Ll}+(?: (?:de la|de|del|van|von))?(?: \p{Ll}[\p{Ll}'’-]+){1,2}$/u.test(said)
  )
    return capitals(said);
  const small =
    (here !== undefined && !words.some(isCommon)) ||
    expected ||
    (near && words.length > 1 && !words.every(isCommon));
  // "Its a old omega, stopped ticking": small letters beside other words are a name only where no word is.
  if (small && !near && !here && amid && words.some(isCommon)) return undefined;
  return small && words.length <= 3 ? (here ?? clean) : undefined;
}
