import { shellWords } from "#content/desk/shell-words.ts";

const format = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...parts });
const weekday = format({ weekday: "short" });
const month = format({ month: "long" });

const at = (date: string) => new Date(`${date}T00:00:00Z`);
const dayNumber = (date: string) => Number(date.slice(8));

/** "Mon 23": a date (YYYY-MM-DD) above its column. */
export const sayDate = (date: string): string => `${weekday.format(at(date))} ${dayNumber(date)}`;

/** "23 November". */
export const sayLongDate = (date: string): string => `${dayNumber(date)} ${month.format(at(date))}`;

/** "23 to 27 November", "30 November to 4 December", with the year when it is not `today`'s. */
export function sayWeek(first: string, last: string, today: string): string {
  const from =
    first.slice(0, 7) === last.slice(0, 7) ? String(dayNumber(first)) : sayLongDate(first);
  const year = last.slice(0, 4) === today.slice(0, 4) ? "" : ` ${last.slice(0, 4)}`;
  return shellWords.range(from, `${sayLongDate(last)}${year}`);
}

/** "9 am", "noon", "1 pm", and between them the hour alone. */
export function sayHour(hour: number, noon: string): string {
  if (hour === 12) return noon;
  return `${hour % 12 || 12}${hour < 12 ? " am" : " pm"}`;
}

/** "9:30 to 10:00 am" from two times such as "9:30 am". */
export function sayRange(from: string, to: string): string {
  const [clock, half] = from.split(" ");
  return shellWords.range(to.endsWith(` ${half}`) ? (clock ?? from) : from, to);
}

/** "13:05" or, said, "1:05 pm": minutes after midnight. */
export const sayMinutes = (minutes: number): string => {
  const hour = Math.floor(minutes / 60) % 24;
  const rest = String(minutes % 60).padStart(2, "0");
  return `${hour % 12 || 12}:${rest} ${hour < 12 ? "am" : "pm"}`;
};

/** "New York" out of "America/New_York". */
export const placeOf = (zone: string): string =>
  (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
