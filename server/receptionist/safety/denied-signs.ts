import {
  besideSigns,
  deniableSigns,
  denials,
  limitsDenial,
  othersDo,
  troubles,
  vitalSigns,
  wellDone,
  wellInChinese,
} from "#content/front-desks/denied-signs.ts";
import { hasChinese, latinWords } from "#server/receptionist/hearing/words.ts";

/** Whether a word is on a list, in which a star stands for any ending. */
function listed(words: readonly string[]): (word: string) => boolean {
  const exact = new Set(words.filter((word) => !word.endsWith("*")));
  const starts = words.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
  return (word) => exact.has(word) || starts.some((start) => word.startsWith(start));
}

const denies = listed(denials);
const isSign = listed(deniableSigns);
const isVital = listed(vitalSigns);
const isTrouble = listed(troubles);
const isBeside = listed(besideSigns);
const limits = listed(limitsDenial);

/** Stands for what was denied: what is said around it is no single phrase. */
export const denialMark = " . none . ";

/**
 * A text without what it only denies, in the words of three languages: "it isnt swollen", "no sale
 * humo ni gotea", "脸没肿", and without "I breathe fine". "Not breathing" and "no pulse" stay: there
 * the denial is the danger. So does what a denial holds beside words that are on no list.
 */
export function withoutDeniedSigns(text: string): string {
  if (othersDo.test(text)) return text;
  const listing = text.replace(deniedLists, (list) => list.replace(/,/g, " or"));
  const pieces = listing.split(between);
  const kept = pieces.map((piece, at) => (at % 2 === 1 ? piece : withoutDenial(piece)));
  return kept.some((piece, at) => piece !== pieces[at]) ? kept.join("") : text;
}

/** "No swelling, bleeding, or fever". */
const deniedLists =
  /\b(?:no|not|without|sin)(?: [\p{L}']+){1,3}(?:, [\p{L}']+(?: [\p{L}']+)?){1,3},? (?:or|nor|ni|o)\b/giu;

const between =
  /([.!?;:…\n。！？，；、]+|,(?!\d)|\s+(?:but|and|pero|so|then|cuz|because|porque|though|tho|y(?! (?:trag|respir|habl)\p{L}+ bien))\s+)/iu;

function withoutDenial(piece: string): string {
  if (hasChinese(piece)) return wellInChinese.test(piece.replace(/\s/g, "")) ? denialMark : piece;
  const words = latinWords(piece);
  if (wellDone.test(words.join(" "))) return denialMark;
  for (let from = 0; from < words.length; from++) {
    const end = denies(words[from] ?? "") ? endOfDenial(words, from) : undefined;
    if (end === undefined) continue;
    const before = words.slice(0, from);
    // "The alarm isnt going off": what the verb denies belongs to its subject.
    const verb = /nt$|^doest$/.test(words[from] ?? "") || auxiliary.test(words[from - 1] ?? "");
    const subject = verb && before.length <= longestSubject ? [] : before;
    return `${subject.join(" ")}${denialMark}${withoutDenial(words.slice(end).join(" "))}`;
  }
  return piece;
}

const auxiliary = /^(?:is|are|was|were|does|do|did|has|have|had)$/;
const longestSubject = 5;

/** Where a denial ends that begins at `from`; undefined where it denies no sign of danger. */
function endOfDenial(words: readonly string[], from: number): number | undefined {
  // "Ya no huele": it did.
  if (words[from - 1] === "ya") return undefined;
  let signs = 0;
  let trouble = false;
  let at = from + 1;
  for (; at < words.length; at++) {
    const word = words[at] ?? "";
    // "No hot water": a lack.
    if (limits(word) || (word === "hot" && words[at + 1] === "water")) return undefined;
    if (isTrouble(word)) {
      trouble = true;
      signs++;
    } else if (isVital(word)) {
      if (!trouble) return undefined;
    } else if (isSign(word)) signs++;
    else if (!isBeside(word) && !denies(word)) break;
  }
  const alarmed =
    /^(?:going|gone|went|go)$/.test(words[from + 1] ?? "") && words[from + 2] === "off";
  // "Please dont hurt me".
  const begs =
    /^(?:dont|no)$/.test(words[from] ?? "") &&
    /\bhurt(?:ing)? (?:me|us|him|her|them)\b/.test(words.slice(from, at).join(" "));
  return (signs > 0 || alarmed) && !begs ? at : undefined;
}
