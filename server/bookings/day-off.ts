import type { DayOff } from "#content/scheduling.ts";
import { addDays, weekdayOf } from "#contract/calendar-date.ts";

/** Whether the company takes no appointments on a date (YYYY-MM-DD). */
export function isDayOff(date: string, daysOff: readonly DayOff[]): boolean {
  return dayOffOn(date, daysOff) !== undefined;
}

/** The day off on a date, if there is one. */
export function dayOffOn(date: string, daysOff: readonly DayOff[]): DayOff | undefined {
  return daysOff.find((off) => {
    if ("date" in off) return off.date === date;
    if ("everyYear" in off) return off.everyYear === date.slice(5);
    if (off.weekday !== weekdayOf(date) || off.month !== Number(date.slice(5, 7))) return false;
    return off.nth === -1 ? isLastOfItsKind(date) : off.nth === Math.ceil(dayOf(date) / 7);
  });
}

function dayOf(date: string): number {
  return Number(date.slice(8));
}

function isLastOfItsKind(date: string): boolean {
  return dayOf(addDays(date, 7)) < dayOf(date);
}
