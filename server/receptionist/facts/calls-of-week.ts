import {
  type DayRate,
  multipliedDays,
  weekOfCalls,
  withDaysPutRight,
  withScaledDays,
} from "#server/receptionist/hearing/week-of-calls.ts";
import { daysOfWeek, workDaysIn } from "#server/receptionist/hearing/work-days.ts";
import type { Calls, FactChanges, Facts } from "./facts.ts";

/**
 * The calls of a week whose days differ, from a message and from the calls a day that are known:
 * "15 a day, 20 on saturdays", "but sat is 20". Undefined where nothing of the kind is told.
 * @param said small letters without accents, numbers in figures.
 * @param counting whether the volume is what is being spoken of.
 */
export function callsOfWeek(
  said: string,
  { calls }: Facts,
  counting: boolean,
): Pick<FactChanges, "calls" | "days"> | undefined {
  const before = calls?.value.per === "day" ? calls.value.count : calls?.value.rates?.[0]?.count;
  const text = withDaysPutRight(withScaledDays(said, before), before);
  const { rates, base, open, weekend, sure } = weekOfCalls(text);
  if (!counting && base === undefined) return undefined;
  const [product, ...more] = multipliedDays(text);
  if (product && more.length === 0 && rates.length <= 1) {
    const days = product.days > 7 ? product.days : daysOfWeek(product.days);
    return { calls: { count: product.count, per: "day" }, days };
  }
  const known = calls?.value;
  const perDay = known?.per === "day" ? known.count : known?.rates?.[0]?.count;
  const [only] = rates;
  const special = rates.reduce((sum, { days }) => sum + days, 0);
  // "40 calls a day, mon thru thu" replaces what was known, "but sat is 20" stands beside it.
  const usual = base ?? (sure && rates.length === 1 && special < 3 ? perDay : undefined);
  if (only && usual !== undefined) {
    const week = open ?? workDaysOfWeek(known) ?? (weekend ? 5 + special : 5);
    const rest = Math.max(week, special + 1) - special;
    return ofRates([{ count: usual, days: Math.min(rest, 7) }, ...rates]);
  }
  if (!sure) return undefined;
  if (rates.length > 1) return ofRates(rates);
  // "40 calls a day, mon thru thu": all days are alike, and fewer or more than five.
  if (only) return { calls: { count: only.count, per: "day" }, days: daysOfWeek(only.days) };
  return undefined;
}

/** Days of the week of calls that were told with their days. */
const workDaysOfWeek = (calls: Calls | undefined) =>
  calls?.rates?.reduce((sum, { days }) => sum + days, 0);

/** Calls a week of its rates. */
export function ofRates(rates: readonly DayRate[]): Pick<FactChanges, "calls" | "days"> {
  const count = rates.reduce((sum, one) => sum + one.count * one.days, 0);
  return { calls: { count, per: "week", rates }, days: null };
}

/** Days a month on which there are calls, where a message names them beside their number. */
export function daysOfCalls(text: string, counts: boolean): number | undefined {
  const { open, rates, closed } = weekOfCalls(text);
  if (open !== undefined && closed > 1) return daysOfWeek(open);
  const told = workDaysIn(text);
  if (told !== undefined || !counts) return told;
  // "You left out sat and sun" names two days, "mon thru thu" tells how many there are.
  return open !== undefined && open > 2 && rates.length === 0 ? daysOfWeek(open) : undefined;
}
