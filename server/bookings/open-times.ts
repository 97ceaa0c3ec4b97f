import type { SlotMonth, SlotQuery } from "#contract/booking.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { readLink } from "./link-token.ts";
import { isFree } from "./occupancy.ts";
import { bookableSpan, isOffered, offeredSlots, type Span } from "./open-slots.ts";
import { type Claimant, readOccupancy } from "./slot-cells.ts";
import { monthSpan, slotMonth } from "./slot-month.ts";

const day = 86_400_000;

/** The times of a month, with what is taken by others than the asker. */
export async function openMonth(deps: BookingDeps, query: SlotQuery): Promise<SlotMonth> {
  const now = deps.clock();
  const { span } = monthSpan(deps.rules, query, now);
  const bookable = bookableSpan(deps.rules, now);
  const looked: Span = {
    start: Math.max(span.start, bookable.start),
    end: Math.min(span.end, bookable.end),
  };
  const bookingId = query.token && readLink(query.token, deps.linkSecret)?.id;
  const taken = await readOccupancy(deps.database, looked, { hold: query.hold, bookingId });
  return slotMonth(deps.rules, query, now, taken);
}

/** Whether a claimant could have a time at this moment. */
export async function isOpen(
  deps: BookingDeps,
  start: number,
  claimant: Claimant,
  database: Pick<BookingDeps["database"], "db" | "now"> = deps.database,
): Promise<boolean> {
  if (!isOffered(deps.rules, deps.clock(), start)) return false;
  const taken = await readOccupancy(database, { start, end: start + 1 }, claimant);
  return isFree(deps.rules, start, taken);
}

/** The first open time after another, or the first of all when none comes after it. */
export async function nextOpen(deps: BookingDeps, after: number): Promise<number | undefined> {
  const bookable = bookableSpan(deps.rules, deps.clock());
  for (const from of [Math.max(after + 1, bookable.start), bookable.start]) {
    for (let start = from; start < bookable.end; start += 7 * day) {
      const week = { start, end: Math.min(start + 7 * day, bookable.end) };
      const taken = await readOccupancy(deps.database, week);
      const slots = offeredSlots(deps.rules, deps.clock(), week);
      const open = slots.find((slot) => isFree(deps.rules, slot, taken));
      if (open !== undefined) return open;
    }
  }
  return undefined;
}
