/** Sunday first, as the design's calendar and its readers have it. */
export const weekdays = [0, 1, 2, 3, 4, 5, 6].map((index) => {
  const day = new Date(Date.UTC(2023, 0, 1 + index));
  const name = (weekday: "short" | "long") =>
    new Intl.DateTimeFormat("en-US", { weekday, timeZone: "UTC" }).format(day);
  return { short: name("short"), long: name("long") };
});

/** The weeks of a month (YYYY-MM), seven dates each; undefined where the month has no day. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = parse(`${month}-01`);
  const before = first.getUTCDay();
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const weeks = Math.ceil((before + days) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day < 1 || day > days ? undefined : `${month}-${String(day).padStart(2, "0")}`;
    }),
  );
}

/** The month (YYYY-MM) so many months later. */
export function addMonths(month: string, count: number): string {
  const date = parse(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}

/**
 * Where a key leads from a date, by the grid pattern of the ARIA practices; undefined for other
 * keys. The same day of another month, or its last where it has no such day.
 */
export function dayAfterKey(date: string, key: string): string | undefined {
  const weekday = parse(date).getUTCDay();
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

/** A date moved into the months that can be opened. */
export function clampDay(date: string, firstMonth: string, lastMonth: string): string {
  const month = date.slice(0, 7);
  if (month < firstMonth) return `${firstMonth}-01`;
  if (month > lastMonth) return addDays(`${addMonths(lastMonth, 1)}-01`, -1);
  return date;
}

function sameDay(date: string, months: number): string {
  const month = addMonths(date.slice(0, 7), months);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${date.slice(8)}`;
  return same < last ? same : last;
}

function addDays(date: string, count: number): string {
  const moved = parse(date);
  moved.setUTCDate(moved.getUTCDate() + count);
  return moved.toISOString().slice(0, 10);
}

function parse(date: string): Date {
  return new Date(`${date}T00:00Z`);
}
