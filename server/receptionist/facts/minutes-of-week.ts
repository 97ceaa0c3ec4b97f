import type { Conversation } from "#server/receptionist/conversation.ts";
import { withFigures } from "#server/receptionist/hearing/numbers.ts";
import { periodIn, rateIn, weeksOfMonth } from "#server/receptionist/hearing/volume.ts";
import {
  type WeekOfCalls,
  weekOfCalls,
  withDaysPutRight,
} from "#server/receptionist/hearing/week-of-calls.ts";
import { withoutAccents } from "#server/receptionist/hearing/words.ts";
import { workDaysIn } from "#server/receptionist/hearing/work-days.ts";

const lengths =
  /(?<![\d.:$])(\d{1,4}(?:\.\d)?) ?(?:(hours?|horas|hora(?! (?:del? |local|central|m[ií]a|este|pacifico|monta))|小时)|minutes?|mins?|minutos?|分钟)(?!\p{L})/gu;
const ofCalls =
  /(?<!\p{L}|on |taking |answering |en |talking )(?:calls|llamadas|each|apiece|per call|a call|cada una|por llamada)(?!\p{L})|每[个通]|个电话/u;

/** "2 hours a day" with its minutes: "120 a day"; undefined where no length is told. */
function countedInMinutes(text: string): string | undefined {
  if (ofCalls.test(text) || !lengths.test(text)) return undefined;
  return text.replace(lengths, (_, figure: string, hours?: string) =>
    String(Math.round(Number(figure) * (hours ? 60 : 1))),
  );
}

interface Told {
  week: WeekOfCalls;
  /** Days of a month. */
  days: number | undefined;
}

const toldIn = (text: string): Told => ({ week: weekOfCalls(text), days: workDaysIn(text) });
const inWeek = (days: number | undefined) => days && Math.round(days / weeksOfMonth);

/** The minutes a day that were told before, with the days of their week. */
function toldBefore({ lines, language }: Conversation): Told | undefined {
  for (const { who, text } of [...lines].reverse()) {
    const said = withoutAccents(withFigures(text.toLowerCase(), language));
    const counted = who === "visitor" ? countedInMinutes(said) : undefined;
    if (counted && periodIn(counted) === "day") return toldIn(counted);
  }
  return undefined;
}

/**
 * Minutes a month where the days are told that so much is talked on: "2 hours a day, 7 days", "no
 * thats fri and sat only, other days 40 min". Undefined where nothing of the kind is told.
 * @param said small letters without accents, numbers in figures.
 */
export function minutesOfWeek(said: string, conversation: Conversation): number | undefined {
  const counted = countedInMinutes(said);
  // "40 a day, 2 min": so many calls, and so long is each.
  const ofEach = conversation.facts.calls ?? rateIn(said.replace(lengths, " "));
  if (counted === undefined || ofEach) return undefined;
  const before = conversation.facts.minutes ? toldBefore(conversation) : undefined;
  const text = withDaysPutRight(counted, before?.week.base);
  const { week, days } = toldIn(text);
  const { rates, base, open } = week;
  if (rates.length === 0)
    return base !== undefined && days !== undefined && periodIn(text) === "day"
      ? base * days
      : undefined;
  if (!week.sure && text === counted) return undefined;
  const special = rates.reduce((sum, one) => sum + one.days, 0);
  const all =
    inWeek(days) ?? open ?? inWeek(before?.days) ?? (week.weekend ? usual + special : usual);
  const rest = base === undefined ? 0 : base * Math.max(0, Math.min(all, 7) - special);
  const total = rates.reduce((sum, one) => sum + one.count * one.days, rest);
  return Math.round(total * weeksOfMonth);
}

/** Days of a usual week. */
const usual = 5;
