import { anyDay } from "#server/receptionist/hearing/weekday.ts";
import { binding } from "./bound-words.ts";
import type { Cut } from "./opens-clause.ts";

const day = new RegExp(`^(?:${anyDay}|tmrw|tomorrow|today|tonight|mañana|hoy)$`);
const count =
  /^(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|una?|dos|tres|cuatro|cinco|seis|siete|ocho)$/;
const unit = /^(?:zero|oh|am|pm|y|and|or|to|o|a|x|by|thirty|fifteen|min\w*|hours?|days?|\d.*)$/;
const ofHour = /^(?:at|las|la|until|til|before|after|by|around|x|by)$/;

/** "We're 4 two queens": two counts, one behind the other. */
export function countCut(words: readonly string[], at: number): Cut | undefined {
  const [second = "", before = "", word = "", next = ""] = words.slice(Math.max(at - 2, 0), at + 2);
  if (
    at < 2 ||
    !count.test(before) ||
    !next ||
    unit.test(next) ||
    !/^\p{L}{3}/u.test(next) ||
    count.test(next)
  ) {
    return yearBefore.test(words.slice(at - 1, at + 2).join(" ")) ? "," : undefined;
  }
  // "12 15" is an hour.
  if (/^\d\d$/.test(word)) return undefined;
  return count.test(word) && !count.test(second) && !ofHour.test(second) && !day.test(second)
    ? ","
    : undefined;
}
/** "Sunday at one almond oil": an hour in words ends before a word that is none of time. */
export function hourCut(words: readonly string[], at: number): Cut | undefined {
  const [second, before = "", word = ""] = [words[at - 2], words[at - 1], words[at]];
  return second === "at" &&
    /^\p{L}/u.test(before) &&
    count.test(before) &&
    !ofTime.test(word) &&
    !binding.has(word)
    ? "."
    : undefined;
}
const ofTime = new RegExp(
  `^(?:${anyDay}|am|pm|oclock|o'clock|thirty|fifteen|forty|tomorrow|today|tonight|tmrw|works?|please|sharp|half|ish|noon|\\d.*)$`,
);
/** "House is from 1955 810 Pine". */
const yearBefore = /^(?:19|20)\d\d \d{2,5} \p{L}/u;

const takesBack =
  /^(?:(?:scratch|strike|scrap) that|hold on(?! (?:the|it|to|a)\b)|hang on(?! (?:the|it|to|a)\b)|no wait|wait no|digo no|digo|nope|wait sorry|sorry no|sorry|no)(?!\p{L})/u;
/** What is put right is a time, or why another does not do. */
const rightsTime =
  /^(?:\d|i\b|ill\b|we\b|make\b|actually\b|sorry\b|cant\b|wait\b|that day\b|ese d[ií]a\b|he\b|she\b|im\b)/;

const isDay = (one: string) => day.test(one);
const isTime = (one = "") => day.test(one) || /^\d{1,2}(?::\d\d)?(?:am|pm)?$/.test(one);

/** "Today at 4 no 4:30", "fri 1 no i work til 2 fri 3": what is taken back, and what comes in its place. */
export function correctionCuts(words: readonly string[]): Map<number, Cut> {
  const cuts = new Map<number, Cut>();
  for (let at = 0; at < words.length - 1; at++) {
    const said = takesBack.exec(words.slice(at, at + 3).join(" "))?.[0];
    if (!said || cuts.has(at)) continue;
    const behind = at + said.split(" ").length;
    const rest = words.slice(behind).join(" ");
    const plainNo = said === "no" || said === "nope";
    const timedBefore = words.slice(0, at).some(isTime);
    // "Somos 7 no 6" takes the second back.
    const hour = words
      .slice(0, at)
      .some((one) => isDay(one) || /:|[ap]m$/.test(one) || one === "at");
    if (plainNo && /^\d/.test(rest) && !hour) continue;
    if ((plainNo || said.startsWith("sorry")) && !timedBefore) continue;
    if (plainNo && !rightsTime.test(rest) && !day.test(words[behind] ?? "")) continue;
    if (at > 0) cuts.set(at, ",");
    cuts.set(behind, ",");
    // The last day is the one that holds, where something else stands before it.
    const last = lastDay(words, cannot.test(words[behind] ?? "") ? behind : behind + 1);
    if (last) cuts.set(last, ".");
    at = behind;
  }
  // "Mañana no puedo pasado mañana a las 8".
  const not = words.findIndex((_, at) => cannotSaid.test(words.slice(at, at + 2).join(" ")));
  const before = words.slice(0, Math.max(not, 0));
  const other = before.some((one) => isTime(one) || /^d[ií]a$/.test(one))
    ? lastDay(words, not + 1)
    : undefined;
  if (other && !cuts.has(other)) cuts.set(other, ".");
  // "Since I don't know sunday".
  const aside = words.findIndex((_, at) =>
    /^i don['’]?t know$/.test(words.slice(at, at + 3).join(" ")),
  );
  if (aside > 0 && /^(?:since|like|at|for|from|around)$/.test(words[aside - 1] ?? "")) {
    cuts.set(aside, ",");
    cuts.set(aside + 3, ",");
  }
  // "7:45 if you're open otherwise 8:30 lets just say 8:30".
  const settles = words.findIndex((_, at) => settled.test(words.slice(at, at + 4).join(" ")));
  if (settles > 0 && words.slice(0, settles).some(isTime)) cuts.set(settles, ".");
  return cuts;
}

const settled = /^(?:lets (?:just )?say|make (?:it|that)) \S/;
const cannot = /^(?:cant|can['’]t)$/;
const cannotSaid = /^(?:no puedo|(?:wont|doesnt|dont) work)$/;

/** Where the last day that is named begins, behind a word. */
function lastDay(words: readonly string[], behind: number): number | undefined {
  const at = words.findLastIndex((one, index) => index > behind && day.test(one));
  const joined = /^(?:pasado|el|este)$/.test(words[at - 1] ?? "");
  const from = joined && at - 1 > behind ? at - 1 : at;
  if (
    from <= behind ||
    /^(?:on|by|this|next|for|until|til|or|and|y|o)$/.test(words[from - 1] ?? "")
  )
    return undefined;
  return from;
}
