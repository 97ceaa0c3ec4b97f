import { weeks, workDays } from "#server/receptionist/hearing/volume.ts";
import { weeksOfMonth } from "#server/receptionist/hearing/work-days.ts";
import type { Facts } from "./facts.ts";

/** Assumed length of a call in minutes. */
export const usualCall = 2;

/** Minutes a month, named or reckoned from calls; undefined where neither was told. */
export function minutesOf({ minutes, calls, days, length }: Facts): number | undefined {
  if (minutes !== undefined) return Math.round(minutes.value);
  if (!calls) return undefined;
  const times = {
    day: days?.value ?? workDays,
    week: calls.value.rates ? weeksOfMonth : weeks,
    month: 1,
  }[calls.value.per];
  return Math.round(calls.value.count * times * (length?.value ?? usualCall));
}
