import { callAt, factsOf } from "../eval/call-at.ts";
import {
  laterFrames,
  noCorrections,
  noCorrectionsChinese,
  noCorrectionsSpanish,
  timeFrames,
} from "./time-frames.ts";

type Pair = readonly [day: string, hour: string, said: RegExp];

/** Days with hours, and how a slip in that language writes them. */
const english: readonly (readonly [Pair, Pair])[] = [
  [
    ["tues", "10", /^Tuesday 17 March, 10:00 am$/],
    ["wed", "11", /^Wednesday 18 March, 11:00 am$/],
  ],
  [
    ["friday", "3", /^Friday 13 March, 3:00 pm$/],
    ["monday", "1:30", /^Monday 16 March, 1:30 pm$/],
  ],
  [
    ["sat", "1", /^Saturday 14 March, 1:00 pm$/],
    ["mon", "2", /^Monday 16 March, 2:00 pm$/],
  ],
];
const spanish: readonly (readonly [Pair, Pair])[] = [
  [
    ["martes", "9", /^martes 17 de marzo, 9:00 a/],
    ["miércoles", "11", /^miércoles 18 de marzo, 11:00 a/],
  ],
  [
    ["viernes", "10", /^viernes 13 de marzo, 10:00 a/],
    ["lunes", "2", /^lunes 16 de marzo, 2:00 p/],
  ],
];
const chinese: readonly (readonly [Pair, Pair])[] = [
  [
    ["星期五", "10", /3月13日星期五 上午10:00/],
    ["星期六", "11", /3月14日星期六 上午11:00/],
  ],
  [
    ["周二", "3", /3月17日星期二 下午3:00/],
    ["周三", "4", /3月18日星期三 下午4:00/],
  ],
];

/** Calls that have come as far as the question for a time, and some that have not. */
const calls = {
  en: [
    ["dentists", "need a cleaning", "no pain or swelling"],
    ["painters", "want 2 rooms painted"],
    ["b2b-services", "looking for an office cleaning company"],
    ["pest-control", "ants in the kitchen"],
    ["hvac", "ac tune up please"],
    ["salons", "balayage please"],
    ["real-estate-agents", "i want to sell my condo"],
    ["attorneys", "my landlord kept my deposit"],
  ],
  es: [
    ["attorneys", "me despidieron del trabajo"],
    ["painters", "quiero pintar la sala"],
    ["salons", "quiero un corte"],
  ],
  zh: [
    ["attorneys", "房东不退押金"],
    ["real-estate-agents", "我想买房"],
  ],
} as const;
type Language = keyof typeof calls;
const ends = { en: " rob stein 720 555 0112", es: "", zh: "" };

/** A call, and what its slip must say of the time in the end. */
export interface TimeCase {
  language: Language;
  lines: string[];
  expected: RegExp;
  /** The place of its frame in its list. */
  frame: number;
}

const filled = (frame: string, [D, H]: Pair, [d, h]: Pair) =>
  frame.replace(/\{([DHdh])\}/g, (_, sign: string) => ({ D, H, d, h })[sign] ?? "");
const dayOf = ({ source }: RegExp) => source.split(", ")[0] ?? "";
const hourOf = ({ source }: RegExp) => source.split(", ")[1] ?? "";

function cases(
  language: Language,
  frames: readonly string[],
  pairs: readonly (readonly [Pair, Pair])[],
  which: "both" | "hour" | "day" | "first" | "later" | "later-hour",
): TimeCase[] {
  return frames.flatMap((frame, at) =>
    pairs.map(([old, fresh], number) => {
      const [, , first] = old;
      const [, , then] = fresh;
      const expected = {
        both: then,
        later: then,
        first,
        hour: new RegExp(`${dayOf(first)}, ${hourOf(then)}`),
        "later-hour": new RegExp(`${dayOf(first)}, ${hourOf(then)}`),
        day: new RegExp(`${dayOf(then)}, ${hourOf(first)}`),
      }[which];
      const openings = calls[language];
      const opening = openings[(at + number) % openings.length] ?? openings[0];
      const text = filled(frame, old, fresh);
      const line =
        (at + number) % 2 === 0 ? text : `${text}${/[.?]$/.test(text) ? "" : "."}${ends[language]}`;
      const before = which.startsWith("later") ? [`${old[0]} at ${old[1]} works`] : [];
      return {
        language,
        lines: [...opening, ...before, which.startsWith("later") ? text : line],
        expected,
        frame: at,
      };
    }),
  );
}

/** All calls by what they try. */
export const timeCases: Record<string, TimeCase[][]> = {
  "times put right": [
    cases("en", timeFrames.both, english, "both"),
    cases("en", timeFrames.hour, english, "hour"),
    cases("en", timeFrames.day, english, "day"),
    cases("es", timeFrames.spanish, spanish, "both"),
    cases("es", timeFrames.spanishHour, spanish, "hour"),
    cases("zh", timeFrames.chinese, chinese, "both"),
    cases("en", laterFrames.both, english, "later"),
    cases("en", laterFrames.hour, english, "later-hour"),
  ],
  "times that stay": [
    cases("en", noCorrections, english, "first"),
    cases("es", noCorrectionsSpanish, spanish, "first"),
    cases("zh", noCorrectionsChinese, chinese, "first"),
  ],
};

/** What a call got wrong: nothing, or one line. */
export function missedTime({ lines: [trade = "", ...lines], expected }: TimeCase): string[] {
  const call = callAt(trade);
  const [reply] = lines.map((line) => call.say(line)).slice(-1);
  const { when = "" } = reply ? factsOf(reply) : {};
  return expected.test(when) ? [] : [`${trade}: ${lines.slice(-2).join(" / ")} → ${when}`];
}
