import type { Language } from "#contract/receptionist.ts";

const locales: Record<Language, string> = { en: "en-GB", es: "es", zh: "zh-CN" };

/** "Tuesday 17 March", "martes, 17 de marzo", "3月17日星期二". */
export function sayDay(date: string, language: Language): string {
  const text = new Intl.DateTimeFormat(locales[language], {
    timeZone: "UTC",
    weekday: "long",
    day: "numeric",
    month: "long",
  }).format(new Date(`${date}T12:00:00Z`));
  return text.replace(",", "");
}

/** "10:30 am", "10:30", "上午10:30". */
export function sayClock(start: string, zone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language === "en" ? "en-US" : locales[language], {
    timeZone: zone,
    hour: "numeric",
    minute: "2-digit",
    ...(language === "zh" && { hour12: true }),
  });
  return format
    .format(new Date(start))
    .replace(/[\u202f\u00a0]/g, " ")
    .replace("AM", "am")
    .replace("PM", "pm");
}

/** "Tuesday 17 March, 10:30 am". */
export function sayStart(start: string, zone: string, language: Language): string {
  return `${sayDay(dateIn(start, zone), language)}, ${sayClock(start, zone, language)}`;
}

/** "Mountain Time", in the visitor's language. */
export function sayZone(zone: string, at: number, language: Language): string {
  const parts = new Intl.DateTimeFormat(language === "en" ? "en-US" : locales[language], {
    timeZone: zone,
    timeZoneName: "longGeneric",
  }).formatToParts(at);
  return parts.find((part) => part.type === "timeZoneName")?.value ?? zone;
}

/** The date (YYYY-MM-DD) that a zone's calendar shows at an instant. */
export function dateIn(instant: string | number, zone: string): string {
  return new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(new Date(instant));
}

/** Minutes after midnight that a zone's clock shows. */
export function minutesIn(instant: string | number, zone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(new Date(instant));
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return read("hour") * 60 + read("minute");
}

/** The date some days later. */
export const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
