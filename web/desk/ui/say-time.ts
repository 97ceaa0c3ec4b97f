import { shellWords } from "#content/desk/shell-words.ts";
import { scheduling } from "#content/scheduling.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

function say(instant: number, parts: Intl.DateTimeFormatOptions, zone: string): string {
  const key = zone + JSON.stringify(parts);
  const format = formats.get(key) ?? new Intl.DateTimeFormat("en-US", { timeZone: zone, ...parts });
  formats.set(key, format);
  return format.format(instant).replace(/[\u202f\u00a0]/g, " ");
}

const clockParts = { hour: "numeric", minute: "2-digit" } as const;

/** "8:30 am" in the company's zone. */
export const sayClock = (instant: number, zone: string = scheduling.zone): string =>
  say(instant, clockParts, zone).toLowerCase();

/** "8:30:07 am". */
export const sayClockExactly = (instant: number): string =>
  say(instant, { ...clockParts, second: "2-digit" }, scheduling.zone).toLowerCase();

/** "2026-11-24": the company's day. */
export const dayOf = (instant: number): string => {
  const parts = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  const [month, day, year] = say(instant, parts, scheduling.zone).split("/");
  return `${year}-${month}-${day}`;
};

/** "Tue 24 Nov", with the year where it is another one than `now`'s. */
export function sayDay(instant: number, now: number, names: "short" | "long" = "short"): string {
  const part = (parts: Intl.DateTimeFormatOptions) => say(instant, parts, scheduling.zone);
  const year = part({ year: "numeric" });
  const day = `${part({ weekday: names })} ${part({ day: "numeric" })} ${part({ month: names })}`;
  return year === say(now, { year: "numeric" }, scheduling.zone) ? day : `${day} ${year}`;
}

/** "Monday 23 November", with the year where it is another one than `now`'s. */
export const sayLongDay = (instant: number, now: number): string => sayDay(instant, now, "long");

/** "today 8:31 am", "Fri 20 Nov, 7:02 am". */
export const sayWhen = (instant: number, now: number): string =>
  dayOf(instant) === dayOf(now)
    ? shellWords.today(sayClock(instant))
    : `${sayDay(instant, now)}, ${sayClock(instant)}`;
