import { addDays } from "#contract/calendar-date.ts";
import { wallTimeAt } from "#server/bookings/zone-clock.ts";

/**
 * The last days (YYYY-MM-DD) on the clock of a zone, both ends included. Counted by the calendar: a
 * day on which the clock changes is not 24 hours long.
 * @param now milliseconds since 1970
 */
export function lastDays(days: number, now: number, zone: string): { from: string; to: string } {
  const to = wallTimeAt(now, zone).date;
  return { from: addDays(to, 1 - days), to };
}
