import type { SchedulingRules } from "#content/scheduling.ts";
import type { Slot, SlotMonth, SlotQuery } from "#contract/booking.ts";
import { addMonths } from "#contract/calendar-date.ts";
import { isFree, type Occupancy } from "./occupancy.ts";
import { bookableSpan, offeredSlots, type Span } from "./open-slots.ts";
import { instantOf, wallTimeAt } from "./zone-clock.ts";

/** The requested month, and the instants it spans in the requested zone. */
export function monthSpan(rules: SchedulingRules, query: SlotQuery, now: number) {
  const zone = query.zone ?? rules.zone;
  const bookable = bookableSpan(rules, now);
  const firstMonth = monthAt(bookable.start, zone);
  const lastMonth = monthAt(bookable.end - 1, zone);
  const month = query.month ?? firstMonth;
  const span: Span = { start: startOf(month, zone), end: startOf(addMonths(month, 1), zone) };
  return { zone, month, firstMonth, lastMonth, span };
}

/** The times of a month as pages show them, grouped by day. */
export function slotMonth(
  rules: SchedulingRules,
  query: SlotQuery,
  now: number,
  occupied: Occupancy,
): SlotMonth {
  const { zone, month, firstMonth, lastMonth, span } = monthSpan(rules, query, now);
  const days = new Map<string, Slot[]>();
  for (const start of offeredSlots(rules, now, span)) {
    const { date } = wallTimeAt(start, zone);
    const slots = days.get(date) ?? [];
    const state = isFree(rules, start, occupied) ? "open" : "taken";
    slots.push({ start: new Date(start).toISOString(), state });
    days.set(date, slots);
  }
  return {
    month,
    zone,
    companyZone: rules.zone,
    minutes: rules.minutes,
    days: [...days].map(([date, slots]) => ({ date, slots })),
    firstMonth,
    lastMonth,
  };
}

function monthAt(instant: number, zone: string): string {
  return wallTimeAt(instant, zone).date.slice(0, 7);
}

function startOf(month: string, zone: string): number {
  return instantOf({ date: `${month}-01`, minutes: 0 }, zone);
}
