import {
  isCommon,
  isEnglishWord,
  isFamilyName,
  isFirstName,
} from "#server/receptionist/hearing/name-words.ts";
import { isGiven, title, word } from "../given-name.ts";
import { isOther, streetEnd } from "../no-name.ts";
import { binding } from "./bound-words.ts";

const whole = new RegExp(`^${word}$`, "u");
const street = new RegExp(`^${streetEnd}`, "iu");
/** Behind these a name is somebody's of whom is told. */
const leads =
  /^(?:names?|mrs?|ms|dr|sra?|uncle|aunt|boss|brother|sister|son|daughter|husband|wife|mom|dad|friend|neighbor|call|see|ask|under|name['’]s|i['’]m|it['’]s|he['’]s|she['’]s|me|him|her|am|llam[oa]|llamaba|nombre|habla|señora?|vs|not|instead)$/;
const goesOn =
  /^(?:is|are|was|has|had|will|would|said|says|signed|and|y|from|at|with|of|de|here|or|who|like|but|jr|sr|['’]s|es|fue|on)$/;
const ofUnit = /^(?:apt|apartment|unit|suite|ste|lot|#|at|las|la)$/;
const particle = /^(?:de|la|del|van|von)$/;

/** Where names stand between other things: "mon 8:30 Iris Cole same number you have". */
export function namesBetween(words: readonly string[]): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (let at = 0; at < words.length; at++) {
    // "96k miles whatd you give": what is counted.
    const counted = /^\d[\d,.]*k?$/i.test(words[at - 1] ?? "") && /^miles$/i.test(words[at] ?? "");
    const to = counted ? undefined : nameEnd(words, at);
    if (to === undefined) continue;
    const from = at > 0 && title.test(`${words[at - 1]} x`) ? at - 1 : at;
    if (!street.test(words[to] ?? "")) found.push({ from, to });
    at = to - 1;
  }
  const last = words.length - 1;
  const ending = words[last] ?? "";
  // "Dont give it away Rosa".
  if (last > 3 && whole.test(ending) && isGiven(ending) && closes.test(words[last - 1] ?? ""))
    found.push({ from: last, to: last + 1 });
  return found;
}
const closes = /^(?:away|please|thanks|tonight|today|tomorrow|now|later|too|again)$/i;

/** Behind the last word of a whole name that begins here. */
function nameEnd(words: readonly string[], at: number): number | undefined {
  const first = words[at] ?? "";
  const small = /^\p{Ll}/u.test(first);
  if (!isGiven(first) && !isFirstName(first)) return strangeName(words, at);
  if (small ? means(first) : !whole.test(first)) return undefined;
  let to = at + 1;
  while (particle.test(words[to] ?? "") && words[to + 1]) to++;
  while (to < words.length && to - at < 4 && isFamily(words[to] ?? "", small)) to++;
  return to > at + 1 && !particle.test(words[to - 1] ?? "") ? to : undefined;
}

/** "2130 Ivanhoe Petra Lindahl": two words that mean nothing, before a number or at the end. */
function strangeName(words: readonly string[], at: number): number | undefined {
  const name = words.slice(at, at + 2);
  const next = words[at + 2];
  const isStrange = (one: string) =>
    whole.test(one) && !isOther(one) && !isCommon(one) && !isEnglishWord(one);
  const titled = title.test(`${words[at - 1]} x`);
  if (at === 0 || name.length < 2) return undefined;
  if (titled && name.every((one) => whole.test(one))) return at + 2;
  if (!name.every(isStrange)) return undefined;
  const ends = next === undefined || /^[(+]?\d/.test(next);
  return ends && !/^\d+$/.test(words[at - 1] ?? "") ? at + 2 : undefined;
}

const isFamily = (one: string, small: boolean) =>
  small
    ? /^\p{Ll}/u.test(one) && (isFamilyName(one) || one.length > 4) && !means(one)
    : whole.test(one) && !isOther(one);

/** Whether a word in small letters means something: "ella quería" names nobody. */
const means = (one: string) =>
  isCommon(one) || isEnglishWord(one) || binding.has(one) || spanish.test(one);
const spanish = /^(?:ella|sol|luz|mar|paz)$|(?:ía|ías|ían|aba|aban|ando|iendo|aron|ieron|amos)$/;

/** Something before a name tells whose it is, or makes a street of it. */
export function isLed(words: readonly string[], from: number): boolean {
  if (from === 0) return false;
  const before = (words[from - 1] ?? "").toLowerCase();
  const second = (words[from - 2] ?? "").toLowerCase();
  if (leads.test(before) || (binding.has(before) && before !== "no")) return true;
  if (/^(?:my|his|her|our|mi|su|your)$/.test(second)) return true;
  // "1120 Cesar Chavez" is a street, "since 1998 Ana Ruiz" none.
  return /^\d+$/.test(before) && !/^(?:19|20)\d\d$/.test(before) && !ofUnit.test(second);
}

/** Whether a sentence goes on with what is told about the name before it. */
export const tellsOfName = (next: string) => goesOn.test(next.toLowerCase()) || whole.test(next);
