import { addDays, dateIn, weekdayOf } from "#contract/calendar-date.ts";
import type { OpenDay } from "#server/receptionist/actions.ts";
import type { Choosing, WantedTime } from "#server/receptionist/conversation.ts";
import type { When } from "#server/receptionist/hearing/when.ts";
import { minutesIn } from "./say-when.ts";
import type { Step } from "./step.ts";

/** The wish for a time after a message: new parts replace earlier ones. */
export function wantedAfter(
  { wanted, offered, start }: Choosing,
  when: When,
  zone: string,
): WantedTime {
  // "Ok monday then", after "not monday".
  const named = when.date && weekdayOf(when.date);
  const before = (wanted.not ?? []).filter((day) => day !== named);
  const not = [...new Set([...before, ...(when.not ?? [])])];
  const shown = start ?? offered[0];
  const notAt = when.notAt ?? (when.date ? undefined : wanted.notAt);
  const bounded = when.since !== undefined || when.until !== undefined;
  const said = {
    ...(when.part && { part: when.part }),
    ...(when.since !== undefined && { since: when.since }),
    ...(when.until !== undefined && { until: when.until }),
  };
  const { since: _, until: __, ...unbounded } = wanted;
  // "Friday morning", then "friday": the same day keeps its part.
  const kept = when.date && when.date === wanted.date && !bounded && !when.part ? wanted : {};
  // "Only after 3", then "wednesday": what was said of every day holds for that one too.
  // "After 2", then "friday same time": the limit holds there too.
  const anyDay = (!wanted.date && !wanted.from) || when.same;
  const ofEveryDay = anyDay && !bounded && !when.part ? limitsOf(wanted) : {};
  const limited: WantedTime = when.date
    ? { ...ofEveryDay, ...kept, date: when.date, ...said }
    : when.from
      ? { from: when.from, ...said }
      : { ...(bounded || when.part ? unbounded : wanted), ...said };
  // "Before 10", then "same day but 1 pm": the hour that is named lifts the limit.
  const lifted =
    when.time !== undefined &&
    !bounded &&
    !when.part &&
    !(inHours(limited, when.time) && ofPart(limited.part, when.time));
  const next = lifted ? withoutLimits(limited) : limited;
  // "None of those, afternoon then": the same day at another part of it.
  const elsewhere = when.part !== undefined && when.part !== wanted.part;
  if (when.none && !when.date && shown && elsewhere) next.date = dateIn(shown, zone);
  else if (when.none && !when.date && shown) {
    delete next.date;
    next.from = addDays(dateIn(shown, zone), 1);
  }
  // "Not monday" about a monday that was asked for: look at the days after it.
  if (next.date && not.includes(weekdayOf(next.date)) && !when.date) {
    next.from = next.date;
    delete next.date;
  }
  return { ...next, ...(not.length > 0 && { not }), ...(notAt && { notAt }) };
}

const limitsOf = ({ part, since, until }: WantedTime): WantedTime => ({
  ...(part && { part }),
  ...(since !== undefined && { since }),
  ...(until !== undefined && { until }),
});

const withoutLimits = ({ part: _, since: __, until: ___, ...rest }: WantedTime): WantedTime => rest;

/** Whether a time of day, in minutes after midnight, lies between the limits. */
const inHours = ({ since = 0, until = 24 * 60 }: WantedTime, time: number): boolean =>
  until < since ? time >= since || time < until : time >= since && time < until;

const ofPart = (part: WantedTime["part"], time: number): boolean =>
  !part || time < 12 * 60 === (part === "morning");

/** The days whose weekday was not refused, with their times in the wanted hours. */
export function suiting(
  days: readonly OpenDay[],
  { not = [], notAt = [], ...wanted }: WantedTime,
  zone: string,
): OpenDay[] {
  return days
    .filter(({ date }) => !not.includes(weekdayOf(date)))
    .map((day) => ({
      ...day,
      slots: day.slots.filter((slot) => {
        const time = minutesIn(slot, zone);
        return inHours(wanted, time) && !notAt.includes(time);
      }),
    }))
    .filter(({ slots }) => slots.length > 0);
}

/** The minutes after midnight that a message means, given what is on show. */
export function timeMeant(
  { when, conversation, actions }: Step,
  choosing: Choosing,
): number | undefined {
  if (when.time !== undefined) return when.time;
  // "The later one" counts nothing.
  if (when.nth !== undefined || when.toward) return undefined;
  // "Any time after 3": the hour is a limit.
  if (when.since !== undefined || when.until !== undefined) return undefined;
  const before = choosing.start && minutesIn(choosing.start, actions.zone);
  if (when.same) return before || conversation.facts.time?.value || choosing.missed;
  return undefined;
}

/** The two open times nearest to a time of a day, in their order; of days around it too. */
export function nearestTwo(
  slots: readonly string[],
  date: string,
  time: number,
  zone: string,
): string[] {
  const day = 24 * 60;
  const far = (slot: string) =>
    Math.abs(daysFrom(date, dateIn(slot, zone)) * day + minutesIn(slot, zone) - time);
  return [...slots]
    .sort((a, b) => far(a) - far(b))
    .slice(0, 2)
    .sort();
}

/** Days from one date to another. */
const daysFrom = (one: string, other: string) =>
  Math.round((Date.parse(`${other}T00:00Z`) - Date.parse(`${one}T00:00Z`)) / 86_400_000);

/** A date that has a part of the day, or any. */
export const inPart = (part: WantedTime["part"], zone: string) => (slot: string) =>
  ofPart(part, minutesIn(slot, zone));
