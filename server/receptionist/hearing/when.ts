import { addDays, weekdayOf } from "#contract/calendar-date.ts";
import type { Language } from "#contract/receptionist.ts";
import { vocabulary } from "./hear.ts";
import { withFigures } from "./numbers.ts";
import { createSpeller } from "./typo.ts";

/** A time as a sentence gives it. Every part may be missing. */
export interface When {
  /** YYYY-MM-DD on the visitor's clock. */
  date?: string;
  /** Not before this date: "next week". */
  from?: string;
  /** Minutes after midnight. */
  time?: number;
  part?: "morning" | "afternoon";
  /** The nth of the times on show, from 0; -1 is the last. */
  nth?: number;
  /** Weekdays that do not suit, from 0 (Sunday): "not monday". */
  not?: number[];
  /** None of what was offered. */
  none?: true;
  /** The time that was spoken of before: "same time". */
  same?: true;
  /** "As soon as possible", "any time". */
  soonest?: true;
}

const weekdays: [string, number][] = [
  ["sunday|sun|domingo|周日|星期日|星期天|礼拜天", 0],
  ["monday|mon|lunes|周1|星期1|礼拜1", 1],
  ["tuesday|tues?|martes|周2|星期2|礼拜2", 2],
  ["wednesday|weds?|miercoles|周3|星期3|礼拜3", 3],
  ["thursday|thurs?|thu|jueves|周4|星期4|礼拜4", 4],
  ["friday|fri|viernes|周5|星期5|礼拜5", 5],
  ["saturday|sat|sabado|周6|星期6|礼拜6", 6],
];
const months =
  "january|february|march|april|may|june|july|august|september|october|november|december".split(
    "|",
  );
const meses =
  "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre".split(
    "|",
  );

const word = (pattern: string) => new RegExp(`(?<![a-z])(?:${pattern})(?![a-z])`);

/**
 * Reads a day and a time out of a sentence.
 * @param today YYYY-MM-DD on the visitor's clock.
 */
export function whenIn(message: string, language: Language, today: string): When {
  const whole = withFigures(daysPutRight(message), language)
    .replace(/half past (\d{1,2})/g, "$1:30")
    .replace(/quarter past (\d{1,2})/g, "$1:15");
  const { text, not } = withoutRefused(whole);
  const when: When = {};
  if (not.length > 0) when.not = not;
  if (
    word("neither|none of those|none of them|none of these|ninguna|ninguno|ninguna de esas").test(
      text,
    ) ||
    /都不行|都不合适|都不可以/.test(text)
  )
    when.none = true;
  if (
    word("same time|same hour|misma hora|a la misma").test(text) ||
    /同样的?时间|同一时间/.test(text)
  )
    when.same = true;
  const date = spokenDate(text, today);
  if (date) when.date = date;
  if (
    word("next week|la semana que viene|la proxima semana|proxima semana").test(text) ||
    /下周|下个星期|下星期/.test(text)
  ) {
    const from = addDays(today, (8 - weekdayOf(today)) % 7 || 7);
    // "Next Tuesday" and "下周二": that day of the coming week.
    if (when.date && when.date < from) when.date = addDays(when.date, 7);
    else if (!when.date) when.from = from;
  }
  if (
    word("in 2 weeks|en 2 semanas|week after next").test(text) ||
    /下下周|两周后|2周后/.test(text)
  )
    when.from = addDays(today, 14);
  const time = timeIn(text);
  if (time !== undefined) when.time = time;
  if (word("morning|por la manana|de la manana").test(text) || /上午|早上/.test(text))
    when.part = "morning";
  if (word("afternoon|evening|after lunch|tarde|noche").test(text) || /下午|傍晚|晚上/.test(text))
    when.part = "afternoon";
  if (
    word(
      "as soon as possible|asap|soonest|earliest|any ?time|whenever|next available|first available|next opening|cuanto antes|lo antes posible|cualquier hora|cuando sea|primera hora libre",
    ).test(text) ||
    /最早|尽快|随便|都可以|都行/.test(text)
  )
    when.soonest = true;
  const nth = nthIn(text);
  if (nth !== undefined && when.time === undefined && !when.date) when.nth = nth;
  return when;
}

const dayNames =
  "monday tuesday wednesday thursday friday saturday sunday tomorrow morning afternoon miercoles jueves viernes".split(
    " ",
  );
const daySpeller = createSpeller(dayNames, [...vocabulary.en, ...vocabulary.es]);

/** Days with their spelling put right: "wendsday". */
const daysPutRight = (text: string) =>
  text.replace(/(?<![\p{L}@.])[a-z]{6,}(?![\p{L}@])/giu, (word) => {
    const right = daySpeller.correct(word.toLowerCase());
    return dayNames.includes(right) ? right : word;
  });

/** "Not monday", "el lunes no", "星期一不行": days that are refused, and the text without them. */
function withoutRefused(text: string): { text: string; not: number[] } {
  const not: number[] = [];
  let rest = text;
  for (const [names, weekday] of weekdays) {
    const latin = names
      .split("|")
      .filter((name) => /[a-z]/.test(name))
      .join("|");
    const han = names
      .split("|")
      .filter((name) => /[周星礼]/.test(name))
      .join("|");
    const refused = new RegExp(
      `(?<![a-z])(?:not|except|no|but not|anything but|other than|excepto|menos|salvo)(?: on| el| los)? (?:${latin})s?(?![a-z])(?: either)?|(?<![a-z])(?:${latin})s? (?:is out|doesnt work|does not work|won?t work|no puedo|no me sirve|no)(?![a-z])|(?:不要|除了|别)(?:${han})|(?:${han})(?:不行|不可以|没空|不方便|不要)`,
    );
    if (!refused.test(rest.replaceAll("'", ""))) continue;
    not.push(weekday);
    rest = rest.replaceAll("'", "").replace(refused, " ");
  }
  return { text: rest, not };
}

/** Whether any part of a time is known. */
export const saysWhen = (when: When) => Object.keys(when).length > 0;

function spokenDate(text: string, today: string): string | undefined {
  const written = /(\d{4})-(\d\d)-(\d\d)/.exec(text);
  if (written) return written[0];
  if (word("day after tomorrow|pasado manana").test(text) || /后天/.test(text))
    return addDays(today, 2);
  if (
    /明天|明早/.test(text) ||
    word("tomorrow|tomorow|tmrw|tommorrow|tomorrw").test(text) ||
    /(?<!(por|de) la )(?<!pasado )(?<![a-z])manana(?![a-z])/.test(text)
  )
    return addDays(today, 1);
  if (word("today|hoy|this afternoon|this morning|esta tarde").test(text) || /今天/.test(text))
    return today;
  const numbered = /(\d{1,2})月(\d{1,2})/.exec(text);
  if (numbered) return coming(today, Number(numbered[1]), Number(numbered[2]));
  for (const [index, name] of months.entries()) {
    const short = name.slice(0, 3);
    const spanish = meses[index] ?? name;
    const before = new RegExp(
      `(?<![a-z])(?:${name}|${short})\\.? (\\d{1,2})(?:st|nd|rd|th)?(?!\\d|:)`,
    ).exec(text);
    const after = new RegExp(
      `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)? (?:of |de )?(?:${name}|${short}|${spanish})(?![a-z])`,
    ).exec(text);
    const day = before?.[1] ?? after?.[1];
    if (day) return coming(today, index + 1, Number(day));
  }
  const numberedDay = dayNumberIn(text, today);
  for (const [names, weekday] of weekdays)
    if (
      (weekday === 6 ? word("saturday|sabado") : word(names)).test(text) ||
      new RegExp(
        names
          .split("|")
          .filter((name) => /[周星礼]/.test(name))
          .join("|"),
      ).test(text)
    ) {
      // "Tuesday the 24th" is not the next Tuesday.
      if (numberedDay && weekdayOf(numberedDay) === weekday) return numberedDay;
      const ahead = (weekday - weekdayOf(today) + 7) % 7 || 7;
      return addDays(today, ahead);
    }
  return numberedDay;
}

/** "The 24th", "el 24", "24号": the next day of that number. */
function dayNumberIn(text: string, today: string): string | undefined {
  const dayOnly =
    /(?:^|\s)(?:the|el|dia) (\d{1,2})(?:st|nd|rd|th)?(?!\d|:|\s?[ap]m)(?! (?:one|option))/.exec(
      text,
    ) ?? /(\d{1,2})(?:号|日)/.exec(text);
  if (dayOnly) {
    const day = Number(dayOnly[1]);
    const month = Number(today.slice(5, 7)) + (day < Number(today.slice(8)) ? 1 : 0);
    return coming(today, month > 12 ? 1 : month, day);
  }
  return undefined;
}

function timeIn(text: string): number | undefined {
  const clock = /(\d{1,2})\s?[:.h点时]\s?(\d\d)?\s*(半)?\s*(a\.?\s?m|p\.?\s?m)?/.exec(text);
  const bare =
    /(?<![\d:])(\d{1,2})\s?(a\.?m|p\.?m|o'?clock)/.exec(text) ??
    /(?:^|\s)(?:at|a las?|las) (\d{1,2})(?: (?:y )?(media|cuarto|30|15))?(?![\d:])/.exec(text);
  const found = bare && (!clock || bare.index < clock.index) ? bare : (clock ?? bare);
  if (word("noon|mediodia").test(text) || /中午/.test(text)) return 12 * 60;
  if (!found) return undefined;
  let hour = Number(found[1]);
  if (hour > 23) return undefined;
  const isClock = found === clock;
  const minute = isClock
    ? found[2]
      ? Number(found[2])
      : found[3]
        ? 30
        : 0
    : /media|30/.test(found[2] ?? "")
      ? 30
      : /cuarto|15/.test(found[2] ?? "")
        ? 15
        : 0;
  const half = (isClock ? found[4] : found[2]) ?? "";
  const late =
    /^p/.test(half) ||
    word("afternoon|evening|de la tarde|tarde|pm").test(text) ||
    /下午|晚上/.test(text);
  const early =
    /^a/.test(half) || word("morning|de la manana").test(text) || /上午|早上/.test(text);
  if (late && hour < 12) hour += 12;
  // "At three" means the afternoon: nobody books a call at 3 am.
  else if (!early && hour >= 1 && hour <= 6) hour += 12;
  return hour * 60 + (minute < 60 ? minute : 0);
}

function nthIn(text: string): number | undefined {
  if (word("last one|the last|la ultima|el ultimo").test(text) || /最后/.test(text)) return -1;
  const chinese = /第(\d)/.exec(text);
  if (chinese) return Number(chinese[1]) - 1;
  const words: [string, number][] = [
    ["1st|first|first one|primera?|primero", 0],
    ["2nd|second|second one|segund[ao]", 1],
    ["3rd|third|tercer[ao]?", 2],
    ["4th|fourth|cuart[ao]", 3],
  ];
  return words.find(([names]) => word(names).test(text))?.[1];
}

function coming(today: string, month: number, day: number): string | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  const year = Number(today.slice(0, 4));
  const date = (y: number) =>
    `${y}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return date(year) < today ? date(year + 1) : date(year);
}
