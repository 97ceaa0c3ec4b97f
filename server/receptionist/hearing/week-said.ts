import { addDays, weekdayOf } from "#contract/calendar-date.ts";
import { englishMonths, spanishMonths } from "./month.ts";
import { anyDay } from "./weekday.ts";

const word = (pattern: string) => new RegExp(`(?<![a-z])(?:${pattern})(?![a-z])`);

const nextDay = new RegExp(
  `(?<![a-z])next (?:${anyDay})(?![a-z])|(?<![a-z])(?:${anyDay}) (?:de la )?(?:proxima?|que viene)(?! semana)`,
);
const nextWeek = word("next week|(?:la )?semana que viene|(?:la )?(?:proxima|siguiente) semana");
/** "In two weeks", "three weeks out", "a month from now"; "4 weeks free" is no date. */
const weeksAhead =
  /(?<![a-z])(?:in|en|dentro de) (?:about |like |unas? )?(\d{1,2}|a couple(?: of)?|un par de) (?:weeks|wks|semanas)(?![a-z])|(?<![\d.])(\d{1,2}) (?:weeks|wks) (?:out|from (?:now|today))(?![a-z])|(\d{1,2}|[两])(?:个)?(?:周|星期|礼拜)(?:以)?后/;
const monthAhead = word("in (?:a|1) month|(?:a|1) month from now|en un mes|dentro de un mes");
const afterNext = word("(?:the )?week after next");

/** The parts of a time that a week or a month gives: the day in that week, or the earliest one. */
export function weekOf(
  { date }: { date?: string },
  text: string,
  today: string,
): { date?: string; from?: string } {
  const coming = addDays(today, (8 - weekdayOf(today)) % 7 || 7);
  // "A week from monday", "two weeks from tuesday".
  const later = /(?<![a-z])(?:(?:a|1) week from|in (?:a|1) week on) (?![a-z]*now)/.test(text)
    ? 7
    : 0;
  const weeks = /(?<![a-z])2 weeks from (?!now|today)/.test(text) ? 14 : later;
  if (date && weeks > 0) return { date: addDays(date, weeks) };
  const days = daysAhead(text);
  if (days !== undefined)
    return date
      ? { date: sameWeekday(date, addDays(today, days)) }
      : { from: addDays(today, days) };
  // "Next friday", said on a thursday, is not tomorrow.
  if (date) {
    const next = nextWeek.test(text) || nextDay.test(text) || /下周|下个?星期|下个?礼拜/.test(text);
    return next && date < coming ? { date: addDays(date, 7) } : {};
  }
  if (nextWeek.test(text) || /下周|下个?星期|下个?礼拜/.test(text))
    return { from: lateIn(text) ? addDays(coming, 3) : coming };
  if (endOfWeek.test(text))
    return { from: addDays(coming, -4) > today ? addDays(coming, -4) : today };
  if (nextMonth.test(text) || /下个?月/.test(text))
    return { from: firstOfMonth(today, Number(today.slice(5, 7)) + 1) };
  const month = englishMonths.findIndex((name, at) =>
    inMonth(name, spanishMonths[at] ?? name).test(text),
  );
  if (month >= 0) return { from: firstOfMonth(today, month + 1) };
  return {};
}

/** "Late next week", "towards the end of next week". */
const lateIn = (text: string) =>
  /(?<![a-z])(?:late|later|(?:the )?end of|fin(?:es|ales)? de)(?![a-z]).{0,8}(?:week|semana)/.test(
    text,
  );
const endOfWeek = word(
  "(?:end of|later|late) (?:the|this|in the) week|later this week|a fin(?:es|ales)? de (?:la |esta )?semana",
);
const nextMonth = word("next month|(?:el )?(?:proximo mes|mes que viene)");

/** "Sometime in april": a month in which a call is to be, and no "may I". */
const inMonth = (month: string, mes: string) =>
  word(
    `(?:in|until|till|by|during|early|mid|late|sometime|end of|beginning of|start of) (?:in )?(?:early |mid |late |the )?${month}(?! ?\\d)|(?:en|hasta|durante|para) ${mes}(?! ?\\d)`,
  );

/** Days from today to a time that is told in weeks or months. */
function daysAhead(text: string): number | undefined {
  if (monthAhead.test(text)) return 30;
  if (afterNext.test(text) || /下下(?:个)?(?:周|星期)/.test(text)) return 14;
  const said = weeksAhead.exec(text)?.slice(1).find(Boolean);
  if (!said) return undefined;
  const weeks = Number(said) || 2;
  return weeks * 7;
}

/** The weekday of a date in the week (from Monday) of another one. */
function sameWeekday(date: string, week: string): string {
  const monday = addDays(week, -((weekdayOf(week) + 6) % 7));
  return addDays(monday, (weekdayOf(date) + 6) % 7);
}

/** The first of a month, from 1 to 13, that is not over. */
function firstOfMonth(today: string, month: number): string {
  const year =
    Number(today.slice(0, 4)) + (month > 12 || month < Number(today.slice(5, 7)) ? 1 : 0);
  const first = `${year}-${String(month > 12 ? month - 12 : month).padStart(2, "0")}-01`;
  return first < today ? today : first;
}
