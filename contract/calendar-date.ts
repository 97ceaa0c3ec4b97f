import { zoneFormats } from "./zone-formats.ts";

/**
 * Arithmetic on dates of the calendar (YYYY-MM-DD) and months (YYYY-MM). They have no clock, so no
 * change of clocks can move them.
 */
const dayLength = 86_400_000;

/** The date some days later; earlier with a negative count. */
export function addDays(date: string, days: number): string {
  return new Date(midnight(date) + days * dayLength).toISOString().slice(0, 10);
}

/** The month some months later; earlier with a negative count. */
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

/** The date that the calendar of a zone shows at an instant. */
export function dateIn(instant: string | number, zone: string): string {
  const parts = calendarOf(zone).formatToParts(new Date(instant));
  const of = (type: string) => parts.find((part) => part.type === type)?.value;
  return `${of("year")}-${of("month")}-${of("day")}`;
}

const calendarOf = zoneFormats({ year: "numeric", month: "2-digit", day: "2-digit" });

function midnight(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}
