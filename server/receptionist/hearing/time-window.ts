import type { Language } from "#contract/receptionist.ts";
import { withFigures } from "./numbers.ts";

/** Limits of a time of day, in minutes after midnight; `until` before `since`: outside of them. */
export interface TimeWindow {
  /** Not before. */
  since?: number;
  /** Before. */
  until?: number;
}

const hour =
  "(noon|midday|mediodia|(?:las? )?(\\d{1,2})(?::(\\d\\d))?(?: y (media))?\\s?(am|a\\.m|pm|p\\.m)?(?! ?(?:o'?clock )?(?:minutes?|mins?|calls?|people|days?|hours?|weeks?|months?|llamadas?|minutos?|dias?|horas?|st|nd|rd|th|/|%|\\d)))";
const until = new RegExp(
  `(?<![a-z])(?:(?<!not )before|by|no later than|not later than|not after|until|till|done by|antes de|a mas tardar a?|hasta) ${hour}`,
);
const since = new RegExp(
  `(?<![a-z])(?:(?<!not )after|not before|no earlier than|not until|(?<!quarter |half |minutes |\\d )past|later than|anytime from|from|despues de|a partir de|pasadas|desde) ${hour}(?! (?:to|until|till|a|hasta) (?:\\d|noon|midday|mediodia|las? \\d))`,
);
const between = new RegExp(
  `(?<![a-z])(?:between|from|entre|de|desde) ${hour} (?:and|to|until|till|y|a|hasta) ${hour}`,
);
/** "Before 10 or after 3": hours on both sides. */
const eitherSide = new RegExp(
  `(?<![a-z])(?:before|antes de) ${hour},? (?:or|and|o|y) (?:after|despues de) ${hour}`,
);
const lunchtime =
  /(?<![a-z])lunch ?time(?![a-z])|(?<![a-z])a la hora (?:de la comida|del almuerzo|de comer)(?![a-z])|午饭时间|午餐时间/;
/** "Not between 12 and 2": hours that do not suit. */
const refusedSpan = new RegExp(
  `(?<![a-z])(?:not|except|but not|anything but|cant do|can't do|cannot do|no puedo|no) (?:\\w+ )?(?:between|from|entre|de) ${hour} (?:and|to|until|till|y|a) ${hour}`,
);
/** "I can't do mornings before 10", "nothing after 3": the limit stands on its other side. */
const refusedLimit = new RegExp(
  `(?<![a-z])(?:not|nothing|never|cant|can't|cannot|dont|don't|no|nada) (?:do |make )?(?:mornings |anything |afternoons |it )?(before|after|antes de|despues de) ${hour}`,
);

/** "Monday then, not too early": from ten on, or until three. */
const notTooEarly =
  /(?<![a-z])(?:not|nothing|isnt|isn't) (?:too|super|very|crazy|really|real|overly) early(?![a-z])|(?<![a-z])(?:no|nada|(?:que )?no sea) (?:muy|tan|demasiado) temprano|(?:别|不要|不能|不用|不)太早/;
const notTooLate =
  /(?<![a-z])(?:not|nothing|isnt|isn't) (?:too|super|very|crazy|really|real|overly) late(?! (?:to|for))(?![a-z])|(?<![a-z])(?:no|nada|(?:que )?no sea) (?:muy|tan|demasiado) tarde|(?:别|不要|不能|不)太晚/;
const asked = /[?？]|(?<![a-z])(?:hope|if)(?![a-z])/;

/** The half hours of a span that a message refuses, in minutes after midnight. */
export function refusedHoursBetween(message: string, language: Language): number[] {
  const text = withFigures(message, language);
  const found = refusedSpan.exec(text);
  if (!found) return [];
  const groups = (found.length - 1) / 2;
  const from = minutesOf(found.slice(1, 1 + groups));
  const to = minutesOf(found.slice(1 + groups));
  const halves = Math.max(0, Math.ceil((to - from) / 30));
  return Array.from({ length: halves }, (_, at) => from + 30 * at);
}

const chinese = {
  until: /(\d{1,2})点(半)?(?:钟)?(?:之前|以前|前)/,
  since: /(\d{1,2})点(半)?(?:钟)?(?:之后|以后|后)/,
};

/** The hours in which a message wants its time: "before 10", "después de las 3", "四点以后". */
export function windowIn(message: string, language: Language): TimeWindow {
  const text = withFigures(message.toLowerCase().normalize("NFC"), language)
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
  const both = refusedSpan.test(text) ? null : between.exec(text);
  const limit = refusedLimit.exec(text);
  if (limit) {
    const at = minutesOf(limit.slice(2));
    return limit[1] === "before" || limit[1] === "antes de" ? { since: at } : { until: at };
  }
  if (both) {
    const groups = (both.length - 1) / 2;
    const window = {
      since: minutesOf(both.slice(1, 1 + groups)),
      until: minutesOf(both.slice(1 + groups)),
    };
    return window.since < window.until ? window : {};
  }
  // "Around lunchtime": which time of it is free is to be seen.
  if (lunchtime.test(text)) return { since: 12 * 60, until: 13 * 60 + 30 };
  const apart = eitherSide.exec(text);
  if (apart) {
    const groups = (apart.length - 1) / 2;
    return {
      until: minutesOf(apart.slice(1, 1 + groups)),
      since: minutesOf(apart.slice(1 + groups)),
    };
  }
  if (notTooEarly.test(text)) return { since: 10 * 60 };
  // "It's not too late, right?" asks.
  if (notTooLate.test(text) && !asked.test(text)) return { until: 15 * 60 };
  const window: TimeWindow = {};
  const early = until.exec(text);
  const late = since.exec(text);
  if (early) window.until = minutesOf(early.slice(1));
  else if (late) window.since = minutesOf(late.slice(1));
  const earlyHan = chinese.until.exec(text);
  const lateHan = chinese.since.exec(text);
  if (earlyHan) window.until = hanMinutes(earlyHan, text);
  else if (lateHan) window.since = hanMinutes(lateHan, text);
  return window;
}

function minutesOf([whole = "", hour = "", minute = "", half = "", part = ""]: (
  | string
  | undefined
)[]): number {
  if (/noon|mid|medio/.test(whole)) return 12 * 60;
  return onClock(Number(hour), half ? 30 : Number(minute || 0), part.charAt(0));
}

const hanMinutes = ([, hour, half]: RegExpExecArray, text: string) =>
  onClock(
    Number(hour),
    half ? 30 : 0,
    /下午|晚/.test(text) ? "p" : /上午|早/.test(text) ? "a" : "",
  );

/** Nobody books a call between midnight and seven. */
function onClock(hour: number, minute: number, part: string): number {
  const later = part === "p" ? hour < 12 : part === "" && hour >= 1 && hour <= 6;
  return (later ? hour + 12 : hour) * 60 + minute;
}
