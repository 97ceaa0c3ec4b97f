import { addDays } from "#contract/calendar-date.ts";
import { anyMonth } from "#server/receptionist/hearing/month.ts";
import { spokenDate } from "#server/receptionist/hearing/spoken-date.ts";
import { anyDay, daysPutRight } from "#server/receptionist/hearing/weekday.ts";
import type { CallTime } from "../call-state.ts";

/** Two times of which a caller says "either": nothing is chosen yet. */
export type EitherTime = readonly [CallTime, CallTime];

/** Two such times, and what is said before and behind them. */
interface FoundEither {
  either: EitherTime;
  before: string;
  behind: string;
}

const day = `(?:${anyDay}|today|tomorrow|tomorow|tomorro|tonight|tmrw|hoy|manana|esta noche|(?:${anyMonth}) \\d{1,2}(?:st|nd|rd|th)?|(?:the|el) \\d{1,2}(?:st|nd|rd|th)?(?: de (?:${anyMonth}))?(?![\\d:]))`;
const half = "(?: ?(?<half>[ap])\\.? ?m\\b\\.?)?";
const clock = `(?<sign>at |around |like |about |a las? |las )?(?<hour>1[0-2]|[1-9])(?::(?<minute>[0-5]\\d))?(?<media> y media)?${half}(?![\\d:/-]|st\\b|nd\\b|rd\\b|th\\b)`;
/** A day, an hour, or both; the names of the groups end with this sign. */
const unit = (end: string) =>
  `(?:on |this |el |for )?(?:(?<day>${day})(?<of> (?:early |in the |late )?(?:morning|afternoon|evening|night|early)| (?:en|por) la (?:manana|tarde|noche)| temprano| a primera hora)?(?:,? ${clock})?|${clock.replace(/\(\?<(\w+)>/g, "(?<$1x>")})`.replace(
    /\(\?<(\w+)>/g,
    `(?<$1${end}>`,
  );
/** "8 u 8:30" arrives as "8 you 8:30": shorthand is written out before a desk hears it. */
const joint =
  ",? (?:or else|or maybe|or even|or if not|or|maybe|possibly|o si no|o tal vez|o quizas|o mejor|o a lo mejor|o|u|you) ";
/** What a number may count instead of hours. */
const counted =
  "(?! ?(?:people|persons?|personas?|guests?|adults?|adultos?|of us|kids?|ninos|nights?|noches?|days?|dias?|weeks?|semanas?|hours?|horas?|min\\w*|years?|anos?|months?|meses|bed\\w*|rooms?|boxes|times|inch\\w*|feet|foot|miles|percent|%))";
const latin = new RegExp(
  `(?<![a-z\\d:])${unit("1")}${joint}${unit("2")}${counted}(?: (?:on |this )?(?<tail>${day}))?(?![a-z])`,
);

const hanUnit = (end: string) =>
  `(?<day${end}>周[\\d一二三四五六日天]|星期[\\d一二三四五六日天]|礼拜[\\d一二三四五六日天]|今天|今晚|明天|明晚|后天|\\d{1,2}[号日])?(?<part${end}>上午|下午|早上|晚上|中午)?(?:(?<hour${end}>\\d{1,2})点(?<media${end}>半)?)?`;
const han = new RegExp(`${hanUnit("1")}(?:，)?(?:或者?|还是|要么)(?:是)?${hanUnit("2")}`);

/** Any of them will do: the first is as good as the other. */
const indifferent =
  /\b(?:either|both|whichever|whatever|any of|doesnt matter|dont care|cualquiera|da igual|me da lo mismo)\b|都行|都可以|随便/;

/**
 * "7 maybe 7:30", "tonight or tomorrow", "sunday at 1 or else saturday 2": the two times between which
 * a caller has not chosen.
 * @param text Small letters, numbers in figures. `asked`: a time was asked for, so that lone numbers
 * are hours.
 */
export function eitherTime(text: string, today: string, asked: boolean): FoundEither | undefined {
  const plain = daysPutRight(text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase());
  const found = latin.exec(plain) ?? han.exec(text);
  const groups = found?.groups;
  if (!found || !groups || indifferent.test(plain.replace(/'/g, ""))) return undefined;
  const told = ["1", "2"].map((end) => timeOf(groups, end, today));
  const [first, second] = told;
  if (!first || !second) return undefined;
  // "Friday afternoon, maybe 2": a day and its hour.
  if ((!first.date || !second.date) && (first.time === undefined || second.time === undefined))
    return undefined;
  const dated = first.date !== undefined || second.date !== undefined;
  // "4 or 5": of what, only the question tells.
  const signs = "sign minute media half part".split(" ");
  const certain = ["1", "2", "1x", "2x", "x1", "x2"].some((end) =>
    signs.some(
      (name) => groups[name + end] !== undefined || groups[`${name}x${end}`] !== undefined,
    ),
  );
  if (!(dated || groups.tail || certain || asked || /点/.test(text))) return undefined;
  const tail = groups.tail && spokenDate(groups.tail, today);
  const shared = tail || first.date || second.date;
  const both = told.map((one = {}) => ({
    ...(one.date || shared ? { date: one.date ?? shared } : {}),
    ...(one.time !== undefined && { time: one.time }),
  })) as [CallTime, CallTime];
  if (same(...both)) return undefined;
  const { input, index } = found;
  return {
    either: both,
    before: input.slice(0, index),
    behind: input.slice(index + found[0].length),
  };
}

/** Minutes after midnight at which an evening begins. */
const evening = 1080;

const same = (one: CallTime, other: CallTime) => one.date === other.date && one.time === other.time;

function timeOf(
  groups: Record<string, string | undefined>,
  end: string,
  today: string,
): CallTime | undefined {
  const of = (name: string) => groups[name + end] ?? groups[`${name}x${end}`];
  const named = of("day");
  const date = named && spokenDate(dayNamed(named), today);
  const hour = of("hour");
  if (!date && hour === undefined) return undefined;
  const late =
    (of("half") === "p" || /下午|晚/.test(of("part") ?? "") || /晚/.test(named ?? "")) &&
    Number(hour) < 12;
  const minutes = of("media") ? 30 : Number(of("minute") ?? 0);
  return {
    ...(date && { date }),
    ...(hour !== undefined && { time: Number(hour) * 60 + minutes + (late ? 720 : 0) }),
    // "Tonight": no hour of the day.
    ...(hour === undefined &&
      /night|evening|noche|晚/.test(`${named ?? ""}${of("of") ?? ""}`) && { time: evening }),
  };
}

const dayNamed = (name: string) =>
  name
    .replace(/^tomor?row?$|^tmrw$/, "tomorrow")
    .replace(/明晚/, "明天")
    .replace(
      /([周期拜])([一二三四五六])/,
      (_, of: string, sign: string) => `${of}${"一二三四五六".indexOf(sign) + 1}`,
    );

/** Days after which a day of the month that is over is rarely meant for the next one. */
const lately = 10;

/**
 * "El 11", said on the 12th: the day of the next month that it would be, where it is over since a few
 * days only and neither a month nor a weekday is named. YYYY-MM-DD.
 */
export function dayOver(text: string, date: string | undefined, today: string): string | undefined {
  if (!date || date.slice(0, 7) === today.slice(0, 7) || date < addDays(today, 14))
    return undefined;
  const number = Number(date.slice(8));
  const ago = Number(today.slice(8)) - number;
  if (ago <= 0 || ago > lately) return undefined;
  const bare = new RegExp(`(?<![\\d/:.-])${number}(?:st|nd|rd|th|号|日)?(?![\\d/:.-])`);
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "");
  return bare.test(plain) && !othersNamed.test(plain) ? date : undefined;
}

const othersNamed = new RegExp(
  `(?<![a-z])(?:${anyMonth}|${anyDay}|next month|mes que viene|proximo mes)(?![a-z])|月|周|星期|礼拜`,
);
