import { offsetAt } from "../zone-clock.ts";
import { property, wallText } from "./calendar-text.ts";

interface ClockChange {
  /** When the clock changes, in the wall time before the change (milliseconds, as if UTC). */
  wall: number;
  from: number;
  to: number;
}

const day = 86_400_000;
const week = 7 * day;

/**
 * The VTIMEZONE of a zone, valid for instants of the given year and the four years after it.
 *
 * Generated from the same tables that the slots are computed with. Where the change falls on the
 * same weekday of the month each year it is written as one yearly rule, the only form that Outlook
 * understands. Otherwise each change is written separately.
 */
export function timeZoneComponent(zone: string, year: number): string[] {
  const changes = changesBetween(zone, year - 1, year + 5);
  const kinds = Map.groupBy(changes, ({ from, to }) => `${from}/${to}`);
  const observances = [...kinds.values()].flatMap((same) => {
    const rule = yearlyRule(same);
    const first = same[0];
    if (rule && first) return observance(first, rule);
    return same.flatMap((change) => observance(change));
  });
  if (observances.length === 0) {
    const offset = offsetAt(Date.UTC(year, 0), zone);
    observances.push(...observance({ wall: 0, from: offset, to: offset }));
  }
  return ["BEGIN:VTIMEZONE", property("TZID", zone), ...observances, "END:VTIMEZONE"];
}

function observance(change: ClockChange, rule?: string): string[] {
  const kind = change.to > change.from ? "DAYLIGHT" : "STANDARD";
  return [
    `BEGIN:${kind}`,
    property("DTSTART", wallText(change.wall)),
    property("TZOFFSETFROM", offsetText(change.from)),
    property("TZOFFSETTO", offsetText(change.to)),
    ...(rule ? [property("RRULE", rule)] : []),
    `END:${kind}`,
  ];
}

/** One yearly rule that matches all the changes; undefined when no such rule exists. */
function yearlyRule(changes: readonly ClockChange[]): string | undefined {
  const years = changes.map(({ wall }) => new Date(wall).getUTCFullYear());
  const [first, ...others] = changes.map(({ wall }) => placeInYear(wall));
  if (!first || changes.length < 6 || new Set(years).size !== changes.length) return undefined;
  const alike = others.every(
    (other) =>
      other.month === first.month && other.weekday === first.weekday && other.time === first.time,
  );
  if (!alike) return undefined;
  const same = (field: "nth" | "isLast") => others.every((other) => other[field] === first[field]);
  const nth = first.isLast && same("isLast") ? -1 : same("nth") ? first.nth : undefined;
  if (nth === undefined) return undefined;
  return `FREQ=YEARLY;BYMONTH=${first.month};BYDAY=${nth}${first.weekday}`;
}

function placeInYear(wall: number) {
  const at = new Date(wall);
  return {
    month: at.getUTCMonth() + 1,
    weekday: ["SU", "MO", "TU", "WE", "TH", "FR", "SA"][at.getUTCDay()],
    nth: Math.ceil(at.getUTCDate() / 7),
    isLast: new Date(wall + week).getUTCMonth() !== at.getUTCMonth(),
    time: wall % day,
  };
}

/** Every clock change of the zone from January 1 of the first year to January 1 of the end year. */
function changesBetween(zone: string, firstYear: number, endYear: number): ClockChange[] {
  const changes: ClockChange[] = [];
  const end = Date.UTC(endYear, 0);
  let before = Date.UTC(firstYear, 0);
  let from = offsetAt(before, zone);
  // No zone changes its clock twice within a week; the closest is Morocco, a month apart, for
  // Ramadan.
  for (let after = before + week; after <= end + week; after += week) {
    const to = offsetAt(after, zone);
    if (to !== from) {
      const instant = firstInstantWith(to, before, after, zone);
      changes.push({ wall: instant + from, from, to });
    }
    before = after;
    from = to;
  }
  return changes;
}

/** Bisects a week with one clock change down to the minute. */
function firstInstantWith(offset: number, before: number, after: number, zone: string): number {
  let low = before;
  let high = after;
  while (high - low > 60_000) {
    const middle = low + Math.floor((high - low) / 120_000) * 60_000;
    if (offsetAt(middle, zone) === offset) high = middle;
    else low = middle;
  }
  return high;
}

function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const hours = String(Math.floor(minutes / 60)).padStart(2, "0");
  return `${offset < 0 ? "-" : "+"}${hours}${String(minutes % 60).padStart(2, "0")}`;
}
