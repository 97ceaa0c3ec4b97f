import type { SlotMonth, SlotQuery } from "#contract/booking.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { occupancyOf } from "./holds.ts";
import { readLink } from "./link-token.ts";
import { isFree, type Occupancy } from "./occupancy.ts";
import { bookableSpan, isOffered, offeredDays, type Span, wholeDays } from "./open-slots.ts";
import { type Claimant, readOccupancy } from "./slot-cells.ts";
import { monthSpan, slotMonth } from "./slot-month.ts";

const day = 86_400_000;

/** The times of a month, and which of them are taken by others. */
export async function openMonth(deps: BookingDeps, query: SlotQuery): Promise<SlotMonth> {
  const now = deps.clock();
  const { span } = monthSpan(deps.rules, query, now);
  const bookable = bookableSpan(deps.rules, now);
  const looked: Span = {
    start: Math.max(span.start, bookable.start),
    end: Math.min(span.end, bookable.end),
  };
  const bookingId = query.token && readLink(query.token, deps.linkSecret)?.id;
  const { taken } = await timesWithin(deps, looked, { hold: query.hold, bookingId });
  return slotMonth(deps.rules, query, now, taken);
}

/**
 * Whether a claimant could book a time at this moment. A time that was offered when the visitor
 * chose it stays bookable while the details are written, even if its notice ends meanwhile.
 */
export async function isOpen(
  deps: BookingDeps,
  start: number,
  claimant: Claimant,
  database: Pick<BookingDeps["database"], "db" | "now"> = deps.database,
): Promise<boolean> {
  if (!isStillOffered(deps, start)) return false;
  const { taken } = await timesWithin(deps, { start, end: start + 1 }, claimant, database);
  return isFree(deps.rules, start, taken);
}

function isStillOffered({ rules, clock }: BookingDeps, start: number): boolean {
  const now = clock();
  const chosen = now - rules.holdMinutes * 60_000;
  return start > now && (isOffered(rules, now, start) || isOffered(rules, chosen, start));
}

/** The number of times in a span that can be booked at this moment. */
export async function countOpen(deps: BookingDeps, span: Span): Promise<number> {
  const { days, taken } = await timesWithin(deps, span);
  return days.flat().filter((start) => isFree(deps.rules, start, taken)).length;
}

/** The first open time after `after`, or the first of all when there is none after it. */
export async function nextOpen(deps: BookingDeps, after: number): Promise<number | undefined> {
  const bookable = bookableSpan(deps.rules, deps.clock());
  for (const from of [Math.max(after + 1, bookable.start), bookable.start]) {
    for (let start = from; start < bookable.end; start += 7 * day) {
      const week = { start, end: Math.min(start + 7 * day, bookable.end) };
      const { days, taken } = await timesWithin(deps, week);
      const open = days.flat().find((slot) => slot >= start && isFree(deps.rules, slot, taken));
      if (open !== undefined) return open;
    }
  }
  return undefined;
}

/** The times offered on the days of a span, and which of them are taken by others. */
async function timesWithin(
  deps: BookingDeps,
  span: Span,
  claimant?: Claimant,
  database: Pick<BookingDeps["database"], "db" | "now"> = deps.database,
): Promise<{ days: number[][]; taken: Occupancy }> {
  if (span.start >= span.end) return { days: [], taken: { cells: new Set(), blocks: [] } };
  const whole = wholeDays(deps.rules, span);
  const days = offeredDays(deps.rules, deps.clock(), whole);
  const found = await readOccupancy(database, whole, claimant);
  return { days, taken: occupancyOf(deps.rules, days, found) };
}
