import { zoneFormats } from "#contract/zone-formats.ts";

/** A time on a zone's wall clock. `date`: YYYY-MM-DD; `minutes`: since midnight on that clock. */
export interface WallTime {
  date: string;
  minutes: number;
}

const day = 86_400_000;

const formatOf = zoneFormats({
  calendar: "iso8601",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/**
 * Milliseconds by which the zone's clock is ahead of UTC at an instant (milliseconds since 1970).
 */
export function offsetAt(instant: number, zone: string): number {
  if (instant < settled) return readOffset(instant, zone);
  const key = `${zone.toLowerCase()} ${Math.floor(instant / quarter)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const found = readOffset(instant, zone);
  if (offsets.size >= mostOffsets) offsets.clear();
  offsets.set(key, found);
  return found;
}

/** Since then every zone has changed its clock on a quarter of an hour. */
const settled = Date.UTC(1973, 0, 1);
const quarter = 15 * 60_000;
/** By zone and quarter of an hour: a month of open times asks for the same ones again and again. */
const offsets = new Map<string, number>();
const mostOffsets = 20_000;

function readOffset(instant: number, zone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  return wall - Math.floor(instant / 1000) * 1000;
}

/** The date and time that the zone's clock shows at an instant. */
export function wallTimeAt(instant: number, zone: string): WallTime {
  const wall = new Date(instant + offsetAt(instant, zone));
  return {
    date: wall.toISOString().slice(0, 10),
    minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
  };
}

/**
 * The instant at which the zone's clock shows a time. A time that the clock shows twice means the
 * first. A time that it skips is moved forward by the length of the gap. (Both match Temporal's
 * "compatible".)
 */
export function instantOf({ date, minutes }: WallTime, zone: string): number {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  const before = offsetAt(wall - day, zone);
  const after = offsetAt(wall + day, zone);
  for (const offset of [before, after]) {
    if (offsetAt(wall - offset, zone) === offset) return wall - offset;
  }
  return wall - before;
}
