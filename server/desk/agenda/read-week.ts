import { addDays, weekdayOf } from "#contract/calendar-date.ts";
import type {
  AgendaBlock,
  AgendaCall,
  AgendaDay,
  AgendaHold,
  AgendaWeek,
  Placed,
} from "#contract/desk-agenda.ts";
import type { BookingDeps } from "#server/bookings/booking-deps.ts";
import type { BlockRow } from "#server/bookings/booking-tables.ts";
import { dayOffOn } from "#server/bookings/day-off.ts";
import { cellLength } from "#server/bookings/occupancy.ts";
import type { Span } from "#server/bookings/open-slots.ts";
import { countOpen } from "#server/bookings/open-times.ts";
import { instantOf, offsetAt, wallTimeAt } from "#server/bookings/zone-clock.ts";
import { callsIn } from "./find-calls.ts";

const week = [0, 1, 2, 3, 4, 5, 6];
/** Minutes of a day on a clock that does not change. */
const wholeDay = 24 * 60;

/** The week in which a date falls (YYYY-MM-DD; today without one), on the company's clock. */
export async function readWeek(deps: BookingDeps, date?: string): Promise<AgendaWeek> {
  const { rules } = deps;
  const now = wallTimeAt(deps.clock(), rules.zone);
  const given = date ?? now.date;
  const monday = addDays(given, -((weekdayOf(given) + 6) % 7));
  const dates = week.map((days) => addDays(monday, days));
  const midnight = (day: string) => instantOf({ date: day, minutes: 0 }, rules.zone);
  const span = { start: midnight(monday), end: midnight(addDays(monday, 7)) };
  const [calls, holds, blocks, openTimes, nextCall] = await Promise.all([
    callsIn(deps, span),
    holdsIn(deps, span),
    blocksIn(deps, span),
    countOpen(deps, span),
    firstCallAfter(deps, span.end),
  ]);
  const placed = <T extends { start: number }>(day: string, of: T[]) =>
    of
      .filter(({ start }) => wallTimeAt(start, rules.zone).date === day)
      .map((one) => ({ ...one, ...placeOf(deps, one.start) }));
  const days = dates
    .map((day): AgendaDay => {
      const off = dayOffOn(day, rules.daysOff)?.name ?? "";
      return {
        date: day,
        off,
        open: off ? [] : [...(rules.hours[weekdayOf(day)] ?? [])],
        calls: placed(day, calls),
        holds: placed(day, holds),
        blocks: blocks.flatMap((block) => partOn(deps, block, day)),
      };
    })
    // The hours may have been changed after a call was booked.
    .filter((day) => (rules.hours[weekdayOf(day.date)] ?? []).length > 0 || day.calls.length > 0);
  const changes = (day: string) =>
    offsetAt(midnight(day), rules.zone) !== offsetAt(midnight(addDays(day, 1)), rules.zone);
  return {
    monday,
    today: now.date,
    minute: now.minutes,
    zoneShort: shortNameOf(rules.zone, span.start),
    clockChange: dates.find(changes) ?? "",
    days,
    openTimes,
    nextCall,
  };
}

function placeOf({ rules }: BookingDeps, start: number): Placed {
  const { minutes } = wallTimeAt(start, rules.zone);
  return { from: minutes, to: minutes + rules.minutes };
}

/** The part of a block that falls on a day. */
function partOn({ rules }: BookingDeps, block: BlockRow, date: string): AgendaBlock[] {
  const from = wallTimeAt(block.start, rules.zone);
  const to = wallTimeAt(block.end, rules.zone);
  if (from.date > date || to.date < date) return [];
  const part = {
    from: from.date < date ? 0 : from.minutes,
    to: to.date > date ? wholeDay : to.minutes,
  };
  const { id, why, start, end } = block;
  return part.to > part.from ? [{ id, why, start, end, ...part }] : [];
}

async function holdsIn(
  { database: { db, now } }: BookingDeps,
  { start, end }: Span,
): Promise<Omit<AgendaHold, keyof Placed>[]> {
  const cells = await db
    .selectFrom("slot_cells")
    .select(["cell", "hold", "held_until"])
    .where("cell", ">=", Math.floor(start / cellLength))
    .where("cell", "<", Math.ceil(end / cellLength))
    .where("booking_id", "is", null)
    .where("held_until", ">", now())
    .orderBy("cell")
    .execute();
  return [...Map.groupBy(cells, ({ hold }) => hold).values()].flatMap(([first]) =>
    first ? [{ start: first.cell * cellLength, until: first.held_until }] : [],
  );
}

function blocksIn({ database: { db } }: BookingDeps, { start, end }: Span): Promise<BlockRow[]> {
  return db
    .selectFrom("booking_blocks")
    .selectAll()
    .where("end", ">", start)
    .where("start", "<", end)
    .orderBy("start")
    .execute();
}

async function firstCallAfter(
  { database: { db } }: BookingDeps,
  instant: number,
): Promise<AgendaCall["start"] | undefined> {
  const next = await db
    .selectFrom("bookings")
    .select("start")
    .where("start", ">=", instant)
    .where("state", "=", "confirmed")
    .orderBy("start")
    .limit(1)
    .executeTakeFirst();
  return next?.start;
}

/** "MST": the short name of a zone at an instant. */
function shortNameOf(zone: string, instant: number): string {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    timeZoneName: "short",
  }).formatToParts(instant);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}
