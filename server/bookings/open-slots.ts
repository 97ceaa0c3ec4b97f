import type { SchedulingRules } from "#content/scheduling.ts";
import { addDays, weekdayOf } from "#contract/calendar-date.ts";
import { isDayOff } from "./day-off.ts";
import { instantOf, wallTimeAt } from "./zone-clock.ts";

/** A time span in milliseconds since 1970, without `end` itself. */
export interface Span {
  start: number;
  end: number;
}

/**
 * Starts (milliseconds since 1970, ascending) of every time within the span that the rules offer at
 * `now`, whether or not it is taken.
 */
export function offeredSlots(rules: SchedulingRules, now: number, within: Span): number[] {
  return offeredDays(rules, now, within).flat();
}

/**
 * The same times grouped by the company's days; days without a time are omitted.
 *
 * Hours open and close by the wall clock of the company's zone, but the steps between them are
 * elapsed minutes, so they stay the same length when the clock changes in between.
 */
export function offeredDays(rules: SchedulingRules, now: number, within: Span): number[][] {
  const bookable = bookableSpan(rules, now);
  const from = Math.max(within.start, bookable.start);
  const until = Math.min(within.end, bookable.end);
  if (from >= until) return [];

  const length = rules.minutes * 60_000;
  const step = rules.step * 60_000;
  const days: number[][] = [];
  const lastDate = wallTimeAt(until - 1, rules.zone).date;
  for (let date = wallTimeAt(from, rules.zone).date; date <= lastDate; date = addDays(date, 1)) {
    const slots: number[] = [];
    for (const open of openSpans(rules, date)) {
      for (let start = open.start; start + length <= open.end; start += step) {
        if (start >= from && start < until) slots.push(start);
      }
    }
    if (slots.length > 0) days.push(slots);
  }
  return days;
}

/** Whether the rules offer this start at `now`. */
export function isOffered(rules: SchedulingRules, now: number, start: number): boolean {
  return offeredSlots(rules, now, { start, end: start + 1 }).length === 1;
}

/** From the end of the notice period to the end of the last day within the horizon. */
export function bookableSpan(rules: SchedulingRules, now: number): Span {
  const lastDay = addDays(wallTimeAt(now, rules.zone).date, rules.horizonDays);
  return {
    start: now + rules.noticeHours * 3_600_000,
    end: instantOf({ date: addDays(lastDay, 1), minutes: 0 }, rules.zone),
  };
}

/** The span, extended to whole days of the company at both ends. */
export function wholeDays(rules: SchedulingRules, { start, end }: Span): Span {
  const midnight = (instant: number, days: number) => {
    const date = addDays(wallTimeAt(instant, rules.zone).date, days);
    return instantOf({ date, minutes: 0 }, rules.zone);
  };
  return { start: midnight(start, 0), end: midnight(end - 1, 1) };
}

function openSpans(rules: SchedulingRules, date: string): Span[] {
  if (isDayOff(date, rules.daysOff)) return [];
  return (rules.hours[weekdayOf(date)] ?? []).map(({ from, to }) => ({
    start: instantOf({ date, minutes: from }, rules.zone),
    end: instantOf({ date, minutes: to }, rules.zone),
  }));
}
