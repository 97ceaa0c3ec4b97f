import { addDays, lastDayOf, weekdayOf } from "#contract/calendar-date.ts";
import type { Language } from "#contract/receptionist.ts";
import { englishMonths, spanishMonths } from "./month.ts";
import { anyDay, weekdayIn } from "./weekday.ts";

const word = (pattern: string) => new RegExp(`(?<![a-z])(?:${pattern})(?![a-z])`);

/** The date that a text names, YYYY-MM-DD. `text`: small letters, numbers in figures. */
export function spokenDate(
  text: string,
  today: string,
  language: Language = "en",
): string | undefined {
  const written = /(?<!\d)((?:19|20)\d\d)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])/.exec(text);
  if (written) return dateOf(Number(written[1]), Number(written[2]), Number(written[3]));
  // "De hoy en ocho", "mañana en ocho": the same day of the week after.
  const inEight =
    /(?<![a-z])(hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo) en (?:8|ocho)(?: dias)?(?![a-z\d])/.exec(
      text,
    )?.[1];
  if (inEight) {
    const day = spokenDate(inEight, today, language);
    return day && addDays(day, 7);
  }
  if (/\b(?:en|dentro de) (?:una|1) semana(?![a-z])/.test(text)) return addDays(today, 7);
  if (word("day after tomorrow|pasado manana").test(text) || /后天/.test(text))
    return addDays(today, 2);
  if (
    /明天|明早/.test(text) ||
    word("tomorrow").test(text) ||
    /(?<!(por|de|en|a) la )(?<!pasado )(?<![a-z])manana(?![a-z])/.test(text)
  )
    return addDays(today, 1);
  if (
    word("today|hoy|tonight|this evening|this afternoon|this morning|esta tarde|esta noche").test(
      text,
    ) ||
    /今天|今晚/.test(text)
  )
    return today;
  const ahead = /\b(?:in|en|dentro de) (\d{1,2}) (?:days|dias)\b/.exec(text)?.[1];
  if (ahead) return addDays(today, Number(ahead));
  return (
    monthAndDay(text, today, language) ??
    weekdayDate(text, today, dayNumber(text, today)) ??
    dayNumber(text, today)
  );
}

/** "3/25", "24/3"; "1/2 of them" is a share, and 24/7 no day. */
const slashes =
  /(?<![\d/.$-])(?!24\/7(?!\d))(3[01]|[12]\d|0?[1-9])\/(3[01]|[12]\d|0?[1-9])(?:\/(?:20)?\d\d)?(?![\d/%])(?! ?(?:of|hour|price|day|off|cup|de (?:las|los|la|mis|nuestr))s?(?![a-z]))/;

/** A day in figures: the month first, as Americans write it; in Spanish the day. */
function slashedDate(text: string, today: string, language: Language): string | undefined {
  const found = slashes.exec(text);
  if (!found) return undefined;
  const [first, second] = [Number(found[1]), Number(found[2])];
  const dayFirst = first > 12 || (language === "es" && second <= 12);
  return dayFirst ? coming(today, second, first) : coming(today, first, second);
}

function monthAndDay(text: string, today: string, language: Language): string | undefined {
  const numbered = /(\d{1,2})月(\d{1,2})/.exec(text);
  if (numbered) return coming(today, Number(numbered[1]), Number(numbered[2]));
  const slashed = slashedDate(text, today, language);
  if (slashed) return slashed;
  for (const [index, name] of englishMonths.entries()) {
    const short = name.slice(0, 3);
    const spanish = spanishMonths[index] ?? name;
    const before = new RegExp(
      `(?<![a-z])(?:${name}|${short})\\.? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?!\\d|:| ?[ap]\\.?m(?![a-z]))`,
    ).exec(text);
    const after = new RegExp(
      `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)? (?:of |de )?(?:${name}|${short}|${spanish})(?![a-z])`,
    ).exec(text);
    // "24 march 2pm": the day stands before it.
    const day = (before && after && after.index < before.index ? after : (before ?? after))?.[1];
    if (day) return coming(today, index + 1, Number(day));
  }
  return undefined;
}

const thisDay = new RegExp(`(?<![a-z])(?:this|este|esta) (?:${anyDay})(?![a-z])`);

/** "Tuesday the 24th" is not the next Tuesday. */
function weekdayDate(text: string, today: string, numbered: string | undefined) {
  const weekday =
    word("this weekend|the weekend|fin de semana").test(text) || /周末/.test(text)
      ? (weekdayIn(text) ?? 6)
      : weekdayIn(text);
  if (weekday === undefined) return undefined;
  if (numbered && weekdayOf(numbered) === weekday) return numbered;
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  // "This thursday", said on a thursday, is today.
  return addDays(today, ahead === 0 && !thisDay.test(text) ? 7 : ahead);
}

/** "Sábado 21", "tuesday 24": no hour is so late. */
const behindDay = new RegExp(
  `(?<![a-z])(?:${anyDay}),? (1[3-9]|2\\d|3[01])(?=$|[\\s,.;!?])(?! ?(?:[ap]m|people|personas|guests|of us|calls|llamadas|minutes|minutos))`,
);

/** "Thurs 26th". */
const withDay = new RegExp(`(?<![a-z])(?:${anyDay}),? (?:the )?(\\d{1,2})(?:st|nd|rd|th)(?![a-z])`);

/** "The 24th", "el 24", "24号": the next day of that number. */
function dayNumber(text: string, today: string): string | undefined {
  const dayOnly =
    /(?:^|\s)(?:the|el|dia) (\d{1,2})(?:(?:st|nd|rd|th)(?! (?:one|1|same(?! (?:time|hour|slot))|option))|(?= ?(?:$|[,.;!?)-]|(?:of|de|at|a|in|around|works?|would|is|or|o|and|y|then|por|en|please)(?![a-z]))))(?!\d|:|\s?[ap]m)/.exec(
      text,
    ) ??
    behindDay.exec(text) ??
    withDay.exec(text) ??
    /(\d{1,2})(?:号|日)/.exec(text);
  if (!dayOnly) return undefined;
  const day = Number(dayOnly[1]);
  const month = Number(today.slice(5, 7)) + (day < Number(today.slice(8)) ? 1 : 0);
  return coming(today, month > 12 ? 1 : month, day);
}

function coming(today: string, month: number, day: number): string | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  const year = Number(today.slice(0, 4));
  const date = dateOf(year, month, day);
  return date < today ? dateOf(year + 1, month, day) : date;
}

/** "February 30", by mistake, is the last of February. */
function dateOf(year: number, month: number, day: number): string {
  const ofMonth = `${year}-${String(month).padStart(2, "0")}`;
  const date = `${ofMonth}-${String(day).padStart(2, "0")}`;
  const last = lastDayOf(ofMonth);
  return date < last ? date : last;
}
