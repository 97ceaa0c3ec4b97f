import { everyDeskCues } from "#content/front-desks/every-desk-cues.ts";
import type { Language } from "#contract/receptionist.ts";
import { withFigures } from "#server/receptionist/hearing/numbers.ts";
import { opensQuestion } from "#server/receptionist/hearing/question-opening.ts";
import { takenBack } from "#server/receptionist/hearing/taken-back.ts";
import { type TimeWindow, windowIn } from "#server/receptionist/hearing/time-window.ts";
import { daysPutRight } from "#server/receptionist/hearing/weekday.ts";
import { saysWhen, type When, whenIn } from "#server/receptionist/hearing/when.ts";
import { latinWords, plain } from "#server/receptionist/hearing/words.ts";
import { hasCue } from "#server/receptionist/safety/cues.ts";
import type { CallTime } from "../call-state.ts";
import { behindVagueHour } from "./behind-hour.ts";
import { withConclusion } from "./chosen-time.ts";
import { withoutDaysBeside } from "./days-beside.ts";
import { daysThatDisagree, withoutDayClaims } from "./days-disagree.ts";
import { dayOver, type EitherTime, eitherTime } from "./either-time.ts";
import { besideHour, hourAlone } from "./lone-hour.ts";
import {
  isReason,
  saysReached,
  withoutJoining,
  withoutOtherNumbers,
  withoutReasons,
} from "./not-a-time.ts";
import { withoutOtherTimes } from "./other-times.ts";
import { isTimeOnly, sentences } from "./said-parts.ts";
import { tellsOfTheirDay, withoutToldTimes } from "./told-times.ts";

const days =
  "mon(?:day)?|tue(?:s|sday)?|wed(?:s|nesday)?|thu(?:rs?|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|lunes|martes|miercoles|jueves|viernes|sabado|domingo|tomorrow|today|manana|hoy";

/** Ways of saying a time that a booking calendar never hears. */
function readable(text: string, language: Language, calls: boolean): string {
  return (
    withFigures(daysPutRight(withoutOtherTimes(withoutOtherNumbers(text, calls))), language)
      .replace(/(?<=noon|morning|evening|night)-?ish\b/g, "")
      .replace(/(\d)\.(?!\d)/g, "$1 ")
      .replace(/\b(the|at) (\d{1,2})[- ](\d{2})\b/g, "at $2:$3")
      // Seven tonight is none of the morning.
      .replace(/\b(?:tonight|esta noche)\b/g, "today evening")
      .replace(
        new RegExp(
          `\\b(?:till|until|around|like|hasta las?|como a las?|about) (\\d{1,2})${behindVagueHour}`,
          "gu",
        ),
        "at $1",
      )
      .replace(
        new RegExp(
          `\\b(${days})( night| noche)?,? (?:to|through|thru|until|till|and|out|leaving|checking out|a|al|y|hasta)(?: el| on)? (?:${days})\\b`,
          "g",
        ),
        "$1",
      )
      .replace(
        /\b(morning|afternoon|evening|tarde),? (?:like |around |say |a las )?(\d{1,2})(?= |$|,)(?! ?[ap]m)/g,
        "$1 at $2",
      )
      .replace(/\bfirst thing,? (\d{1,2})\b/g, "at $1")
      // "There's a code, 11": only beside a day.
      .replace(new RegExp(`(?<=\\b(?:${days})\\b.*), (\\d{1,2})$`), ", at $1")
      .replace(/\bde la noche\b/g, "pm")
  );
}

/** "9 not 11", once eleven was taken: nine. `time`: minutes after midnight. */
export const hourPutRight = (text: string, time: number | undefined): string =>
  time === undefined
    ? text
    : text.replace(
        /(?<![\d:])(\d{1,2}(?::\d\d)?(?: ?[ap]m)?),? (?:and )?(?:not|no) (?:at )?(\d{1,2})(?::\d\d)?(?: ?[ap]m)?(?=\s*(?:$|[,.;!]|and\b|y\b))/giu,
        (all, fresh: string, old: string) =>
          (Number(old) * 60) % 720 === (time - (time % 60)) % 720 ? `at ${fresh}` : all,
      );

/** A question that may still move a time: "can we make it three instead?" */
const movesTime =
  /\b(?:can|could|may|instead|move|change|make|would|how about|what about|puedo|podemos|podria|cambi\w*|mejor)\b/i;

/** "Did you move it to friday": asks what was done. */
const asksWhatIs =
  /^\W*(?:(?:so|and|ok|okay|but|wait|y|pero|entonces) )*(?:did|have|has|am|is|are|was|ya)\b/i;

/** "Friday night": no afternoon. Minutes after midnight. */
const evening = 1080;
const nightly =
  /(?<!\b(?:good|buenas|last|every|all|per|\d|one|two|three|the) )\b(?:evening|night|noche)\b|\btonight\b|今晚|晚上(?!好)/iu;

/** Words beside a time from which a sentence is about something else. */
const aboutElse = 6;

/** Whether a sentence leaves a time that is settled as it is. */
const leavesTime = (sentence: string): boolean => {
  const asks = /\?\s*$/.test(sentence) || sentence.split(",").some(opensQuestion);
  if (asks && (!movesTime.test(sentence) || asksWhatIs.test(sentence))) return true;
  const words = latinWords(sentence);
  const others = words.filter(
    (word) => !/^\d/.test(word) && !besideHour.test(word) && !isTimeOnly([word]),
  );
  return (
    others.length >= aboutElse &&
    !movesTime.test(sentence) &&
    !/\b(?:not|no|never|said|meant|dije)\b/i.test(sentence) &&
    !everyDeskCues.correction.some((cues) => hasCue(cues, words, 0))
  );
};

/** A time, and where its days do not fit the calendar. */
export interface SaidTime extends When {
  /** Today or tomorrow is another day of the week than the caller thinks. */
  wrongDay?: true;
  /** Two days that a sentence takes for one. */
  disagree?: readonly [string, string];
  /** Two times between which the caller has not chosen. */
  either?: EitherTime;
  /** The hour is one of the morning, whatever the hours of the house are. */
  early?: true;
  /** A day of the month that is over: the same day of the next month, YYYY-MM-DD. */
  over?: string;
}

/**
 * The time that a caller wants, sentence by sentence; what comes later replaces what came before.
 * Sentences about another day (when it broke, when a contract ends) are not read.
 * @param today YYYY-MM-DD. `asked`: a time was asked for, so that a lone number is one. `settled`:
 * one is known, so that a mere question about a day moves nothing. `calls`: it is a time to call at.
 */
export function timeSaid(
  text: string,
  language: Language,
  today: string,
  { asked, settled, calls = false }: { asked: boolean; settled: boolean; calls?: boolean },
): SaidTime {
  let when: SaidTime = {};
  // "三点吧，不，五点": a no by itself takes back what stands before it.
  const plainly = withoutDaysBeside(withoutJoining(text))
    .replace(/[，,] ?[哦啊噢]?(?:不|不是)[，,]/gu, "不对")
    // "今天早上服务器坏了": when it happened.
    .replace(
      /今天(?:一?早上|一早|上午|下午)?(?=[^，,。今明]{0,8}(?:坏|断|停|漏|掉|撞|摔|跳|死|崩|裂)了)/gu,
      "",
    )
    // "礼拜四到礼拜天", "十二号到十五号": the first day is when it begins.
    .replace(
      /((?:周|星期|礼拜)[一二三四五六日天]|[\d一二三四五六七八九十]{1,3}[号日])(?:入?住)?[到至](?:下个?)?(?:(?:周|星期|礼拜)[一二三四五六日天]|[\d一二三四五六七八九十]{1,3}[号日])(?!\p{Script=Han}{0,3}(?:都|有空|方便|可以|行))/gu,
      "$1",
    )
    // "租了车，到二十号": until when.
    .replace(/(?<=[租借][^，,。]{0,4}[，,]?)到[\d一二三四五六七八九十]{1,3}[号日]/gu, "")
    // "从早上八点开始": since when, and no time to come.
    .replace(
      /从(?:今天|昨天)?(?:早上|上午|下午|晚上|中午)?[\d一二两三四五六七八九十]{1,3}点(?:半|多|左右)?(?:开始|起|就)(?!\p{Script=Han}{0,3}(?:有空|方便|可以|行|在家))/gu,
      "",
    )
    // "剪短一点", "简单一点": a bit, and no hour.
    .replace(
      /(?<=[短长宽窄大小高低轻重深浅亮暗薄厚好热冷松紧静近远单净宜贵]|有)一点(?:点|儿)?(?!半|钟|[以之]?[前后])/gu,
      "些",
    )
    // "Las dos el mismo día": both.
    .replace(
      /(?<!(?:^|[^\p{L}])(?:a|de|para|hasta|desde|como|sobre|son|tipo) )(?<!\p{L})l[ao]s dos (?=el mismo|la misma|juntas|quier|tenemos|vamos|somos|decid|son )/giu,
      "ambas ",
    )
    // "周五两个人": the number behind the day counts people.
    .replace(/((?:周|星期|礼拜)[一二三四五六日天])(?=[一二两三四五六七八九十\d])/gu, "$1 ，");
  const read = (sentence: string) => {
    const { rest: clean, wrong } = withoutDayClaims(readable(sentence, language, calls), today);
    if (wrong) when.wrongDay = true;
    return { clean, heard: whenIn(clean, language, today) };
  };
  const said = sentences(plainly).filter((sentence) => !settled || !leavesTime(sentence));
  const hourIn = (piece: string) => {
    const { clean, heard } = read(piece);
    return heard.time !== undefined || hourAlone(clean) !== undefined;
  };
  const pieces = said.flatMap(takenBack).flatMap((one) => withConclusion(one, hourIn));
  for (const whole of pieces) {
    if (isReason(whole) || (when.time !== undefined && tellsOfTheirDay(whole))) continue;
    const apart = withoutReasons(whole);
    const sentence = withoutToldTimes(saysWhen(read(apart).heard) ? apart : whole, asked);
    if (!sentence) continue;
    const { clean, heard } = read(sentence);
    const two = eitherTime(clean, today, asked);
    if (two) {
      when = { ...when, ...eitherOf(two, (text) => read(text).heard) };
      continue;
    }
    const picked = pickedFrom(
      when.either,
      heard,
      asked || when.either ? hourAlone(clean) : undefined,
    );
    if (picked) {
      const { either: _, ...rest } = when;
      when = { ...rest, ...picked };
      continue;
    }
    const hour = heard.time ?? (asked ? hourAlone(clean) : undefined);
    // "Monday or tuesday. 11": at eleven on either.
    if (when.either && hour !== undefined && !heard.date) {
      when.either = when.either.map((one) => ({ ...one, time: one.time ?? hour })) as [
        CallTime,
        CallTime,
      ];
      continue;
    }
    const lone = (asked || when.date) && heard.time === undefined ? hourAlone(clean) : undefined;
    // "Wednesday, sometime after two": no hour, but one to begin at.
    const night = nightly.test(sentence) ? { since: evening } : {};
    const window: TimeWindow =
      heard.date || asked || (calls && saysReached(sentence))
        ? { ...night, ...windowIn(withoutOtherNumbers(sentence, calls), language) }
        : {};
    // "Hold it until six" names a time; "before noon" none.
    const before = /\b(?:before|antes de)\b|点半?[以之]?前/i.test(sentence);
    if (before && window.until === heard.time) delete heard.time;
    // "Weekday evenings after 5:30", said with a number to call: an hour to begin at as well.
    const { since } = windowIn(withoutOtherNumbers(sentence, calls), language);
    const isAfter = /\b(?:after|past|despu[eé]s de|a partir de)\b|点半?[以之]?后/iu.test(sentence);
    if (isAfter && since !== undefined && sameHour(since, heard.time)) {
      delete heard.time;
      window.since = since;
    }
    const limits = heard.time === undefined && lone === undefined ? window : {};
    const over = dayOver(clean, heard.date, today);
    const early =
      heard.time !== undefined &&
      heard.time < 720 &&
      (heard.part === "morning" || /\d ?a\.? ?m\b/i.test(clean));
    if (saysWhen(heard)) delete when.either;
    if (heard.date) {
      delete when.disagree;
      delete when.over;
    }
    if (heard.time !== undefined || lone !== undefined) delete when.early;
    const disagree = daysThatDisagree(plain(clean), today);
    when = {
      ...when,
      ...heard,
      ...limits,
      ...(lone !== undefined && { time: lone }),
      ...(disagree && { disagree }),
      ...(early && { early: true as const }),
      ...(over && { over }),
    };
  }
  return when;
}

/** "Monday or tuesday, tuesday's better": what stands around two times may give their day, or choose. */
function eitherOf(
  { either, before, behind }: NonNullable<ReturnType<typeof eitherTime>>,
  read: (text: string) => When,
): SaidTime {
  const date = read(before).date ?? read(behind).date;
  const dated =
    date && either.every((one) => !one.date)
      ? (either.map((one) => ({ ...one, date })) as [CallTime, CallTime])
      : either;
  const picked = pickedFrom(dated, dated === either ? read(behind) : {}, undefined);
  return picked ?? { either: dated };
}

/** "Hm, let's say saturday": the one of two times that is named again. */
const pickedFrom = (
  either: EitherTime | undefined,
  { date, time, nth }: When,
  lone: number | undefined,
): CallTime | undefined => {
  const hour = time ?? lone;
  if (!either || (!date && hour === undefined && nth === undefined)) return undefined;
  if (nth !== undefined && !date && hour === undefined) return either.at(nth);
  const fits = either.filter(
    (one) =>
      (!date || one.date === date) && (hour === undefined || (one.time ?? -1) % 720 === hour % 720),
  );
  return fits.length === 1 ? fits[0] : undefined;
};

const sameHour = (one: number, other: number | undefined) =>
  other !== undefined && one % 720 === other % 720;
