import { turnPhrases } from "#content/receptionist/turn-phrases.ts";
import { addDays, dateIn } from "#contract/calendar-date.ts";
import { sayDay } from "#contract/say-time.ts";
import type { OpenDay } from "#server/receptionist/actions.ts";
import type { When } from "#server/receptionist/hearing/when.ts";
import type { Step } from "./step.ts";

/** A day so far ahead, named without its year, was one that is just over. */
const nearlyAYear = 270;

/**
 * A day that no calendar page is open for: one that is over, or one behind the last open day. It is
 * explained, and other days are offered. `all`: the open days, in order.
 */
export function outsideCalendar(
  when: When,
  { actions, choice, hearing: { language } }: Step,
  all: readonly OpenDay[],
): { when: When; said?: string } {
  const day = when.date ?? when.from;
  const last = all.at(-1)?.date;
  if (choice || !day || !last) return { when };
  const today = dateIn(actions.now(), actions.zone);
  const words = turnPhrases[language].time;
  const { date: _, time: __, or: ___, ...rest } = when;
  const over = day < today || (when.date !== undefined && day > addDays(today, nearlyAYear));
  if (over) {
    const year = Number(today.slice(0, 4));
    const of = day < today ? day : `${year}${day.slice(4)}`;
    return { when: rest, said: words.over(sayDay(of, "long", language)) };
  }
  if (day <= last) return { when };
  return { when: { ...rest, from: last }, said: words.tooFar(sayDay(last, "long", language)) };
}
