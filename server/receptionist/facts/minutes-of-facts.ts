import { weeksOfMonth, workDays, workWeeks } from "#server/receptionist/hearing/volume.ts";
import type { Calls, Facts } from "./facts.ts";

/** Assumed length of a call in minutes. */
export const usualCall = 2;

/** How many calls are reckoned with: those that nobody wants are left out. */
export const wantedOf = (count: number, { unwanted }: Pick<Facts, "unwanted">): number =>
  unwanted ? Math.round(count * (1 - unwanted.value)) : count;

/** Minutes a month of calls, as long as calls are said to be. */
export function minutesOfCalls(calls: Calls, { days, length, unwanted }: Facts): number {
  const times = {
    day: days?.value ?? workDays,
    week: calls.rates ? weeksOfMonth : workWeeks,
    month: 1,
  }[calls.per];
  const count = wantedOf(calls.count, { ...(unwanted && { unwanted }) });
  return Math.round(count * times * (length?.value ?? usualCall));
}

/** Minutes a month, named or reckoned from calls; undefined where neither was told. */
export function minutesOf(facts: Facts): number | undefined {
  const { minutes, calls, unwanted } = facts;
  if (minutes !== undefined) return Math.round(minutes.value * (1 - (unwanted?.value ?? 0)));
  return calls && minutesOfCalls(calls.value, facts);
}
