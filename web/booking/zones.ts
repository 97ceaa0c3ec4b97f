import { largeZones, zoneCities } from "#content/booking.ts";
import { scheduling } from "#content/scheduling.ts";
import { zoneName } from "#contract/time-zone.ts";
import { zoneFormats } from "#contract/zone-formats.ts";
import { cityOf } from "./say-time.ts";

/** A time zone as the list shows it. */
export interface Zone {
  id: string;
  city: string;
  /** "Mountain Time", in the words of the runtime. */
  name: string;
  /** Everything that people may search for, in lower case without accents. */
  words: string;
}

/** The browser's zone; the company's if the browser has none. */
export function detectZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const known = timeZone !== "Etc/Unknown" && zoneName(timeZone ?? "");
  return known || scheduling.zone;
}

/** Names of all zones that the runtime knows, plus the given ones. */
export function zoneIds(...wanted: string[]): string[] {
  const known = Intl.supportedValuesOf("timeZone");
  return [...new Set([...known, ...wanted, "UTC"])].sort();
}

let main: Zone[] | undefined;

/** One zone for most of the existing clocks, for a list without search. */
export function mainZones(...wanted: string[]): Zone[] {
  main ??= describeZones(largeZones).sort((one, other) => one.name.localeCompare(other.name));
  return [...describeZones(wanted.filter((id) => !largeZones.includes(id))), ...main];
}

/** Describes zones. Takes about 40 ms for all of them, so it runs when the list is opened. */
export function describeZones(ids: readonly string[]): Zone[] {
  return ids.map((id) => {
    const city = cityOf(id);
    const name = nameOf(id, "longGeneric");
    const short = `${nameOf(id, "short")} ${nameOf(id, "shortOffset")}`;
    const words = plain([id.replace(/[/_]/g, " "), name, short, zoneCities[id] ?? ""].join(" "));
    return { id, city, name, words };
  });
}

/** Zones in which every word of the query starts a word; all of them for an empty query. */
export function findZones(zones: readonly Zone[], query: string): Zone[] {
  const wanted = plain(query)
    .split(/[^\p{L}\p{N}+:.]+/u)
    .filter(Boolean);
  // A city with that name comes before a zone or a country, large cities first.
  const rank = ({ id, city }: Zone) =>
    wanted[0] && plain(city).startsWith(wanted[0]) ? (id in zoneCities ? 0 : 1) : 2;
  return zones
    .filter(({ words }) => wanted.every((word) => ` ${words}`.includes(` ${word}`)))
    .sort((one, other) => rank(one) - rank(other) || one.city.localeCompare(other.city));
}

const nameFormats = {
  longGeneric: zoneFormats({ timeZoneName: "longGeneric" }),
  short: zoneFormats({ timeZoneName: "short" }),
  shortOffset: zoneFormats({ timeZoneName: "shortOffset" }),
};

/** "Mountain Time" for "America/Denver". */
export function nameOf(zone: string, style: keyof typeof nameFormats): string {
  const parts = nameFormats[style](zone).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/,/g, " ");
}
