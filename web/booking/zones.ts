import { largeZones, zoneCities } from "#content/booking.ts";
import { scheduling } from "#content/scheduling.ts";
import { zoneName } from "#contract/time-zone.ts";
import { cityOf } from "./say-time.ts";

/** A time zone as the list shows it. */
export interface Zone {
  id: string;
  city: string;
  /** "Mountain Time", in the words of the runtime. */
  name: string;
  /** Everything that somebody might search it by, in small letters without accents. */
  words: string;
}

/** The zone that the browser is set to; the company's where it does not say. */
export function detectZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const known = timeZone !== "Etc/Unknown" && zoneName(timeZone ?? "");
  return known || scheduling.zone;
}

/** Names of all zones that the runtime knows, with those that must be among them. */
export function zoneIds(...wanted: string[]): string[] {
  const known = Intl.supportedValuesOf("timeZone");
  return [...new Set([...known, ...wanted, "UTC"])].sort();
}

let main: Zone[] | undefined;

/** One zone for most clocks there are, for a list that cannot be searched. */
export function mainZones(...wanted: string[]): Zone[] {
  main ??= describeZones(largeZones).sort((one, other) => one.name.localeCompare(other.name));
  return [...describeZones(wanted.filter((id) => !largeZones.includes(id))), ...main];
}

/** Describes zones; about 40 ms for all of them, so it is done when the list is opened. */
export function describeZones(ids: readonly string[]): Zone[] {
  return ids.map((id) => {
    const city = cityOf(id);
    const name = nameOf(id, "longGeneric");
    const short = `${nameOf(id, "short")} ${nameOf(id, "shortOffset")}`;
    const words = plain([id.replace(/[/_]/g, " "), name, short, zoneCities[id] ?? ""].join(" "));
    return { id, city, name, words };
  });
}

/** Zones of which every word of the query begins a word; all of them for an empty query. */
export function findZones(zones: readonly Zone[], query: string): Zone[] {
  const wanted = plain(query)
    .split(/[^\p{L}\p{N}+:.]+/u)
    .filter(Boolean);
  // A city by that name stands before a zone or a country, a large one before the others.
  const rank = ({ id, city }: Zone) =>
    wanted[0] && plain(city).startsWith(wanted[0]) ? (id in zoneCities ? 0 : 1) : 2;
  return zones
    .filter(({ words }) => wanted.every((word) => ` ${words}`.includes(` ${word}`)))
    .sort((one, other) => rank(one) - rank(other) || one.city.localeCompare(other.city));
}

/** "Mountain Time" of "America/Denver". */
export function nameOf(
  zone: string,
  timeZoneName: "longGeneric" | "short" | "shortOffset",
): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/,/g, " ");
}
