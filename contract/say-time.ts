import type { Language } from "./receptionist.ts";
import { zoneFormats } from "./zone-formats.ts";

const locales: Record<Language, string> = { en: "en-US", es: "es", zh: "zh-CN" };

const hour = { hour: "numeric", minute: "2-digit" } as const;
const clocks = {
  en: zoneFormats(hour, locales.en),
  es: zoneFormats(hour, locales.es),
  zh: zoneFormats({ ...hour, hour12: true }, locales.zh),
};

/** "10:30 am", "10:30", "上午10:30": the time of an instant in a zone. */
export function sayTime(instant: string | number, zone: string, language: Language = "en"): string {
  // Newer time zone data puts a narrow space before AM, older data a plain one: browser and server
  // must print the same.
  return clocks[language](zone).format(new Date(instant)).replace(/\s/g, " ").toLowerCase();
}

const wordings = {
  /** "Tue 17 March" */
  short: { weekday: "short" },
  /** "Tuesday 17 March", "martes 17 de marzo", "3月17日星期二" */
  long: { weekday: "long" },
  /** "Tuesday 17 March 2026" */
  full: { weekday: "long", year: "numeric" },
} as const;

const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(wording: keyof typeof wordings, language: Language): Intl.DateTimeFormat {
  const key = `${wording} ${language}`;
  const known = dayFormats.get(key);
  if (known) return known;
  const parts = { ...wordings[wording], day: "numeric", month: "long", timeZone: "UTC" } as const;
  const made = new Intl.DateTimeFormat(locales[language], parts);
  dayFormats.set(key, made);
  return made;
}

/** A date (YYYY-MM-DD) for people. */
export function sayDay(
  date: string,
  wording: keyof typeof wordings,
  language: Language = "en",
): string {
  const format = dayFormat(wording, language);
  const day = new Date(`${date}T12:00Z`);
  if (language !== "en") return format.format(day).replace(",", "");
  const parts = Object.fromEntries(
    format.formatToParts(day).map(({ type, value }) => [type, value]),
  );
  return [parts.weekday, parts.day, parts.month, parts.year].filter(Boolean).join(" ");
}
