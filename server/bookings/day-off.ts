import type { DayOff } from "#content/scheduling.ts";

/** Whether no appointments are given on a date (YYYY-MM-DD). */
export function isDayOff(date: string, daysOff: readonly DayOff[]): boolean {
  return daysOff.some((off) => {
    if ("date" in off) return off.date === date;
    if ("everyYear" in off) return off.everyYear === date.slice(5);
    if (off.weekday !== weekdayOf(date) || off.month !== Number(date.slice(5, 7))) return false;
    return off.nth === -1 ? isLastOfItsKind(date) : off.nth === Math.ceil(dayOf(date) / 7);
  });
}

/** The weekday of a date (YYYY-MM-DD), 0 = Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

function dayOf(date: string): number {
  return Number(date.slice(8));
}

function isLastOfItsKind(date: string): boolean {
  const weekLater = new Date(Date.parse(`${date}T00:00:00Z`) + 7 * 86_400_000);
  return weekLater.getUTCDate() < dayOf(date);
}
