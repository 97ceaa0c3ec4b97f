import { figuresWords } from "#content/desk/figures-words.ts";
import { scheduling } from "#content/scheduling.ts";
import type { MeasureName } from "#contract/counts.ts";
import { measures } from "#contract/counts.ts";

const words = figuresWords.units;

const whole = new Intl.NumberFormat("en-US");

/** "7,548". */
export const sayNumber = (value: number): string => whole.format(value);

/** "3.0 %", "34 %": one digit after the point below ten. */
export function sayPercent(share: number): string {
  const percent = share * 100;
  return `${percent < 10 ? percent.toFixed(1) : Math.round(percent)} %`;
}

/** "45 min", "3 h 20", "2 days". */
export function sayWait(minutes: number): string {
  const rounded = Math.round(minutes);
  if (rounded < 60) return words.minutes(rounded);
  const hours = Math.floor(rounded / 60);
  if (hours < 48)
    return rounded % 60 ? words.hoursAndMinutes(hours, rounded % 60) : words.hours(hours);
  return words.days(Math.round(hours / 24));
}

/** "+18 %" where it was many, "+31" where a share would say more than is known; "" without change. */
export function sayChange(now: number, before: number): string {
  const change = now - before;
  if (change === 0) return "";
  const sign = change > 0 ? "+" : "−";
  return before >= 500
    ? `${sign}${Math.round((Math.abs(change) / before) * 100)} %`
    : `${sign}${sayNumber(Math.abs(change))}`;
}

const dateFormats = {
  /** "26 October" */
  long: { day: "numeric", month: "long" },
  /** "26 Oct" */
  short: { day: "numeric", month: "short" },
  /** "Thu 12 Nov" */
  weekday: { weekday: "short", day: "numeric", month: "short" },
  /** "Nov 2026" */
  month: { month: "short", year: "numeric" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

// Making a format takes as long as a hundred uses of it, and a page says hundreds of days.
const formats = new Map<keyof typeof dateFormats, Intl.DateTimeFormat>();

function formatOf(style: keyof typeof dateFormats): Intl.DateTimeFormat {
  const known = formats.get(style);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-GB", { ...dateFormats[style], timeZone: "UTC" });
  formats.set(style, made);
  return made;
}

/** A day (YYYY-MM-DD) in words. */
export function sayDate(day: string, style: keyof typeof dateFormats): string {
  return formatOf(style)
    .format(Date.parse(`${day}T12:00Z`))
    .replace(",", "")
    .replace("Sept", "Sep");
}

/** "Mountain Time". */
export function zoneName(): string {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: scheduling.zone,
    timeZoneName: "longGeneric",
  });
  return format.formatToParts(0).find(({ type }) => type === "timeZoneName")?.value ?? "";
}

/** "1.2 s", "90 ms", "0.02"; above the last bucket its end. */
export function sayMeasure(what: MeasureName, value: number): string {
  const known = Number.isFinite(value) ? value : (measures[what].edges.at(-1) ?? 0);
  if (what === "cls") return (known / 1000).toFixed(2);
  return known < 1000
    ? words.milliseconds(Math.round(known))
    : words.seconds((known / 1000).toFixed(1));
}
