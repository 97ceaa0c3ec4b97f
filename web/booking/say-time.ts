import { booking } from "#content/booking.ts";
import { scheduling } from "#content/scheduling.ts";
import { sayTime } from "#contract/say-time.ts";
import { zoneFormats } from "#contract/zone-formats.ts";

/** "10:30 to 11:00 am": both ends of a call; am or pm is printed twice only if they differ. */
export function sayRange(start: string | number, end: string | number, zone: string): string {
  const [from, to] = [sayTime(start, zone), sayTime(end, zone)];
  return booking.card.range(from.slice(-2) === to.slice(-2) ? from.slice(0, -3) : from, to);
}

const monthFormats = {
  "with year": zoneFormats({ month: "long", year: "numeric" }),
  alone: zoneFormats({ month: "long" }),
};

/** "March 2026", or only "March", for a month (YYYY-MM). */
export function sayMonth(month: string, year: keyof typeof monthFormats = "with year"): string {
  return monthFormats[year]("UTC").format(new Date(`${month}-15T12:00Z`));
}

/** "Mountain Time", "Kolkata time": the name of a zone, the same in every browser. */
export function sayZone(zone: string): string {
  return zone === scheduling.zone ? scheduling.zoneName : booking.card.cityTime(cityOf(zone));
}

/** "Buenos Aires" for "America/Argentina/Buenos_Aires". */
export function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
}

/** The end of a call that starts at an instant. */
export function endOf(start: string): number {
  return Date.parse(start) + scheduling.minutes * 60_000;
}
