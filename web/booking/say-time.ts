import { booking } from "#content/booking.ts";
import { scheduling } from "#content/scheduling.ts";

/** "10:30 am": an instant on the clock of a zone. */
export function sayTime(instant: string | number, zone: string): string {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hour: "numeric",
    minute: "2-digit",
  });
  // Newer tables put a narrow space before AM, older ones a plain one: both sides must say the same.
  return format.format(new Date(instant)).replace(/\s/g, " ").toLowerCase();
}

/** "10:30 to 11:00 am": both ends of a call; the half of the day is said twice only at noon. */
export function sayRange(start: string | number, end: string | number, zone: string): string {
  const [from, to] = [sayTime(start, zone), sayTime(end, zone)];
  return booking.card.range(from.slice(-2) === to.slice(-2) ? from.slice(0, -3) : from, to);
}

const wordings = {
  /** "Tue 17 March" */
  short: { weekday: "short" },
  /** "Tuesday 17 March" */
  long: { weekday: "long" },
  /** "Tuesday 17 March 2026" */
  full: { weekday: "long", year: "numeric" },
} as const;

/** A date (YYYY-MM-DD) for people. */
export function sayDay(date: string, wording: keyof typeof wordings): string {
  const format = new Intl.DateTimeFormat("en-US", {
    ...wordings[wording],
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  const parts = Object.fromEntries(
    format.formatToParts(new Date(`${date}T12:00Z`)).map(({ type, value }) => [type, value]),
  );
  return [parts.weekday, parts.day, parts.month, parts.year].filter(Boolean).join(" ");
}

/** "March 2026", or "March" alone, of a month (YYYY-MM). */
export function sayMonth(month: string, year: "with year" | "alone" = "with year"): string {
  return new Intl.DateTimeFormat("en-US", {
    month: "long",
    ...(year === "with year" && { year: "numeric" }),
    timeZone: "UTC",
  }).format(new Date(`${month}-15T12:00Z`));
}

/** The date (YYYY-MM-DD) of an instant in a zone. */
export function dateIn(instant: string | number, zone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(new Date(instant));
  const of = (type: string) => parts.find((part) => part.type === type)?.value;
  return `${of("year")}-${of("month")}-${of("day")}`;
}

/** "Mountain Time", "Kolkata time": whose clock it is, the same words in every browser. */
export function sayZone(zone: string): string {
  return zone === scheduling.zone ? scheduling.zoneName : booking.card.cityTime(cityOf(zone));
}

/** "Buenos Aires" of "America/Argentina/Buenos_Aires". */
export function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
}

/** The end of a call that starts at an instant. */
export function endOf(start: string): number {
  return Date.parse(start) + scheduling.minutes * 60_000;
}
