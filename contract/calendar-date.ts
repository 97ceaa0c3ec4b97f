import { zoneFormats } from "./zone-formats.ts";

/**
 * Arithmetic on calendar dates (YYYY-MM-DD) and months (YYYY-MM). They have no time of day, so
 * clock changes do not affect them.
 */
const dayLength = 86_400_000;

/** The date `days` later; earlier if negative. */
export function addDays(date: string, days: number): string {
  return new Date(midnight(date) + days * dayLength).toISOString().slice(0, 10);
}

/** The month `months` later; earlier if negative. */
export function addMonths(month: string, months: number): string {
  const first = new Date(midnight(`${month}-01`));
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 7);
}

/** The last date of a month. */
export function lastDayOf(month: string): string {
  return addDays(`${addMonths(month, 1)}-01`, -1);
}

/** The weekday of a date, 0 = Sunday. */
export function weekdayOf(date: string): number {
  return new Date(midnight(date)).getUTCDay();
}

/** The calendar date in a zone at an instant. */
export function dateIn(instant: string | number, zone: string): string {
  const parts = calendarOf(zone).formatToParts(new Date(instant));
  const of = (type: string) => parts.find((part) => part.type === type)?.value;
  return `${of("year")}-${of("month")}-${of("day")}`;
}

const calendarOf = zoneFormats({ year: "numeric", month: "2-digit", day: "2-digit" });

function midnight(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}
