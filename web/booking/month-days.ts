import { addDays, addMonths, lastDayOf, weekdayOf } from "#contract/calendar-date.ts";

/** Sunday first, as in the United States. */
export const weekdays = [0, 1, 2, 3, 4, 5, 6].map((index) => {
  const day = new Date(Date.UTC(2023, 0, 1 + index));
  const name = (weekday: "short" | "long") =>
    new Intl.DateTimeFormat("en-US", { weekday, timeZone: "UTC" }).format(day);
  return { short: name("short"), long: name("long") };
});

/** The weeks of a month (YYYY-MM), seven dates each; undefined outside the month. */
export function weeksOf(month: string): (string | undefined)[][] {
  const before = weekdayOf(`${month}-01`);
  const days = Number(lastDayOf(month).slice(8));
  const weeks = Math.ceil((before + days) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day < 1 || day > days ? undefined : `${month}-${String(day).padStart(2, "0")}`;
    }),
  );
}

/**
 * The date that a key leads to, by the grid pattern of the ARIA practices; undefined for other
 * keys. In another month it is the same day, or the last one if the month is shorter.
 */
export function dayAfterKey(date: string, key: string): string | undefined {
  const weekday = weekdayOf(date);
  const days: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday,
    End: 6 - weekday,
  };
  const step = days[key];
  if (step !== undefined) return addDays(date, step);
  if (key === "PageUp") return sameDay(date, -1);
  if (key === "PageDown") return sameDay(date, 1);
  return undefined;
}

/** The date, limited to the months that can be shown. */
export function clampDay(date: string, firstMonth: string, lastMonth: string): string {
  const month = date.slice(0, 7);
  if (month < firstMonth) return `${firstMonth}-01`;
  if (month > lastMonth) return lastDayOf(lastMonth);
  return date;
}

function sameDay(date: string, months: number): string {
  const month = addMonths(date.slice(0, 7), months);
  const same = `${month}-${date.slice(8)}`;
  return same < lastDayOf(month) ? same : lastDayOf(month);
}
