/** "Open 8 hours", "an 8 hour day", "每天8小时". */
const hours =
  /(?<!\d)(\d{1,2})[ -]?(?:hours?|horas)(?: days?)?(?: (?:a|per|al|por|each|every|cada) (?:day|dia))?(?!\p{L})|(?:每天|一天|1天|开门?|,)(\d{1,2})(?:个)?小时/u;
const allDay = /(?<!\d)24 ?\/ ?7(?!\d)|\baround the clock\b|\blas 24 horas\b/u;

const hour = "(\\d{1,2})(?:[:.]([0-5]\\d))?";
const half = " ?(?:am|pm|a\\.m\\.?|p\\.m\\.?|de la manana|de la tarde|de la noche|o'?clock)?";
const fromTo = new RegExp(
  `(?<![\\d$.:])${hour}${half} ?(?:-|–|~|to|till?|until|a|y|hasta|and)(?: las?)? ?${hour}${half}(?![\\d\\p{L}]|[.:]\\d| ?(?:calls?|min|hours?|horas?|llamadas?|texts?|people|lines?|times|veces|percent|%))`,
  "u",
);
const fromToInChinese =
  /(?<!\d)(\d{1,2})点(?:半)?(?:钟)?(?:到|至|-)(?:下午|晚上|傍晚)?(\d{1,2})点(?:半)?/u;

/** How long a business is open on a day. */
export interface OpenHours {
  hours: number;
  /** The words that tell it. */
  words: string;
}

/**
 * The hours of a day that a text tells: "open 8 hours", "9 to 5", "从9点到6点".
 * @param text small letters without accents, numbers in figures.
 */
export function openHoursIn(text: string): OpenHours | undefined {
  const told = hours.exec(text);
  const named = told ? Number(told[1] ?? told[2]) : 0;
  if (told && named > 0 && named <= 24) return { hours: named, words: told[0] };
  const always = allDay.exec(text);
  if (always) return { hours: 24, words: always[0] };
  const between = fromTo.exec(text);
  if (between) {
    const [words, from, minutes, to, minutesTo] = between;
    return { hours: apart(at(from, minutes), at(to, minutesTo)), words };
  }
  const chinese = fromToInChinese.exec(text);
  if (!chinese) return undefined;
  return { hours: apart(at(chinese[1]), at(chinese[2])), words: chinese[0] };
}

const at = (hour = "0", minutes = "0"): number => Number(hour) + Number(minutes) / 60;

/** "9 to 5": eight hours. "18 to 2" goes past midnight. */
function apart(from: number, to: number): number {
  if (to > from) return to - from;
  return from > 12 ? to + 24 - from : to + 12 - from;
}

const descends = (from: string, to: string): boolean => Number(to) < Number(from);
const betweenHours =
  /(?<!\p{L})(?:between|from|entre|de)(?: las?)? (\d{1,2})(?::[0-5]\d)? ?(?:am|pm)? (?:and|to|till?|until|a|y)(?: las?)? (\d{1,2})(?::[0-5]\d)? ?(?:am|pm)?(?! ?(?:calls?|llamadas?|minutes?|mins?|minutos?|texts?|mensajes))(?![\d\p{L}:])/gu;
const atPeak =
  /(?<!\p{L})(?:busy|busier|busiest|slammed|swamped|peaks?|rush|crazy|craziest|slow(?:est)?|worst|ocupad\p{L}+|lleno)(?!\p{L})[^.;!?\d]{0,30}(?<!\p{L})(?:around|at|from|after|before|by|between|past|till?|until|a las|desde las|entre las)\s\d{1,2}(?::[0-5]\d)? ?(?:am|pm)?(?: ?(?:-|to|and|till?|until|a|y)(?: las?)? ?\d{1,2})?(?! ?(?:calls?|llamadas?|minutes?|mins?|minutos?|a day|al dia))(?![\d\p{L}:])/gu;

/**
 * A text without hours of the day that would count calls: "we miss calls between 12 and 1 every day",
 * "busiest on mondays around 10". "Between 10 and 15 a day" counts them.
 * @param text small letters without accents, numbers in figures.
 */
export const withoutHoursOfDay = (text: string): string =>
  text
    .replace(betweenHours, (words: string, from: string, to: string) =>
      descends(from, to) || /[ap]m/u.test(words) ? " " : words,
    )
    .replace(atPeak, (words: string) => words.replace(/\d.*$/u, " "));
