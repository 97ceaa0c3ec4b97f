import type { SlotMonth, SlotQuery } from "#contract/booking.ts";
import { addMonths } from "#contract/calendar-date.ts";

/**
 * Fetches a month. Without a given month, fetches the first one with a free time, because the last
 * days of a month may have none left.
 */
export async function openMonth<Query extends SlotQuery>(
  query: Query,
  ask: (query: Query) => Promise<SlotMonth>,
): Promise<SlotMonth> {
  const first = await ask(query);
  if (query.month || hasOpen(first) || first.month >= first.lastMonth) return first;
  return ask({ ...query, month: addMonths(first.month, 1) });
}

/** Whether any time of a month is free. */
export function hasOpen(times: SlotMonth): boolean {
  return times.days.some(({ slots }) => slots.some(({ state }) => state === "open"));
}
