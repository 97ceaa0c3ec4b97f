import type { FigureRange } from "#contract/desk-figures.ts";

/** First and last day, YYYY-MM-DD, both included. */
export interface Days {
  from: string;
  to: string;
}

/** The days of a range that ends today, and those of the time before. */
export function daysOf(range: FigureRange, today: string): { now: Days; before: Days } {
  if (range === "year") {
    const from = addMonths(`${today.slice(0, 7)}-01`, -11);
    return {
      now: { from, to: today },
      before: { from: addMonths(from, -12), to: addMonths(today, -12) },
    };
  }
  const length = Number(range);
  const from = addDays(today, 1 - length);
  return {
    now: { from, to: today },
    before: { from: addDays(from, -length), to: addDays(from, -1) },
  };
}

/** Every point of the chart by its first day: the days of the range, or its months. */
export function stepsOf(range: FigureRange, { from, to }: Days): string[] {
  const next = (day: string) => (range === "year" ? addMonths(day, 1) : addDays(day, 1));
  const steps = [];
  for (let day = from; day <= to; day = next(day)) steps.push(day);
  return steps;
}

/** The point to which a day belongs. */
export const stepAt = (range: FigureRange, day: string): string =>
  range === "year" ? `${day.slice(0, 7)}-01` : day;

function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

/** The same day of another month, or its last day where it is shorter. */
function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  const found = new Date(Date.UTC(year, month - 1 + count, Math.min(date, last)));
  return found.toISOString().slice(0, 10);
}
