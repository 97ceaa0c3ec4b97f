import { dateIn } from "#contract/calendar-date.ts";
import type { Language } from "#contract/receptionist.ts";
import { sayDay, sayTime } from "#contract/say-time.ts";
import { zoneFormats } from "#contract/zone-formats.ts";

const locales: Record<Language, string> = { en: "en-US", es: "es", zh: "zh-CN" };

/** `630` → "10:30 am", "10:30", "上午10:30". */
export const sayMinutes = (minutes: number, language: Language): string =>
  sayTime(new Date(minutes * 60_000).toISOString(), "UTC", language);

/** "Tuesday 17 March, 10:30 am". */
export function sayStart(start: string, zone: string, language: Language): string {
  return `${sayDay(dateIn(start, zone), "long", language)}, ${sayTime(start, zone, language)}`;
}

/** "Mountain Time", in the visitor's language. */
export function zoneInWords(zone: string, at: number, language: Language): string {
  const parts = new Intl.DateTimeFormat(locales[language], {
    timeZone: zone,
    timeZoneName: "longGeneric",
  }).formatToParts(at);
  return parts.find((part) => part.type === "timeZoneName")?.value ?? zone;
}

const clockOf = zoneFormats({ hourCycle: "h23", hour: "2-digit", minute: "2-digit" });

/** Minutes after midnight that a zone's clock shows. */
export function minutesIn(instant: string | number, zone: string): number {
  const parts = clockOf(zone).formatToParts(new Date(instant));
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return read("hour") * 60 + read("minute");
}
