import { phrases } from "#content/receptionist/languages.ts";
import { turnPhrases } from "#content/receptionist/turn-phrases.ts";
import { dateIn } from "#contract/calendar-date.ts";
import type { Card } from "#contract/receptionist.ts";
import { sayDay } from "#contract/say-time.ts";
import type { OpenDay } from "#server/receptionist/actions.ts";
import type { Choosing } from "#server/receptionist/conversation.ts";
import type { FactChanges } from "#server/receptionist/facts/facts.ts";
import { minutesIn, sayMinutes, sayStart, zoneInWords } from "./say-when.ts";
import { slotCard, spread } from "./slot-card.ts";
import type { Step } from "./step.ts";
import { inPart, nearestTwo, suiting } from "./wanted-time.ts";

/** The result of looking for a time. `picked`: it is held; otherwise times are on offer. */
export interface TimeFound {
  picked: boolean;
  choosing: Choosing;
  text: string;
  /** Stands before everything else: which of two times it became. */
  lead?: string;
  again?: string;
  card?: Card;
  facts: FactChanges;
}

const shownSlots = 6;

/** Free times that match the visitor's wishes. */
export function offer(choosing: Choosing, all: readonly OpenDay[], step: Step): TimeFound {
  const { actions, hearing, when } = step;
  const { language } = hearing;
  const words = phrases[language].booking;
  const more = turnPhrases[language].time;
  const { wanted } = choosing;
  const fits = inPart(wanted.part, actions.zone);
  const able = suiting(all, wanted, actions.zone)
    .map((day) => ({ ...day, slots: day.slots.filter(fits) }))
    .filter((day) => day.slots.length > 0);
  const asked = all.find(({ date }) => date === wanted.date);
  if (able.length === 0 && asked) return besideHours(choosing, asked, all, step);
  const from = wanted.date ?? wanted.from ?? "";
  const day = able.find((one) => one.date >= from) ?? able.at(-1) ?? all[0];
  const { start: _, hold: held, ...rest } = choosing;
  if (!day)
    return { picked: false, choosing: { ...rest, offered: [] }, text: words.none, facts: {} };
  const slots = spread(day.slots, shownSlots);
  const missed = wanted.date !== undefined && day.date !== wanted.date;
  const first = choosing.offered.length === 0;
  const text = missed
    ? words.noneThen(sayDay(wanted.date ?? "", "long", language))
    : when.none
      ? more.neither
      : first
        ? `${words.when} ${zoneInWords(actions.zone, actions.now(), language)}.`
        : more.which;
  return {
    picked: false,
    choosing: { ...rest, ...(held && { hold: held }), offered: slots },
    text,
    again: more.again,
    card: slotCard(day.date, slots, all, step),
    facts: { day: wanted.date ? day.date : null, time: null },
  };
}

/** No day has a time in the wanted hours: the times of the wanted day that are nearest to them. */
function besideHours(
  choosing: Choosing,
  { date, slots }: OpenDay,
  all: readonly OpenDay[],
  step: Step,
): TimeFound {
  const { part, since, until } = choosing.wanted;
  // "Tuesday morning", where all that is open is after noon by the visitor's own clock.
  if (part && since === undefined && until === undefined) {
    const near = nearestTwo(slots, date, noon, step.actions.zone);
    const found = offerNearest(choosing, date, noon, near, all, step, part);
    const { missed: _, ...rest } = found.choosing;
    return { ...found, choosing: rest };
  }
  return besideLimits(choosing, { date, slots }, all, step);
}

const noon = 12 * 60;

/** The times of a day that are nearest to the limits of the wanted hours. */
function besideLimits(
  choosing: Choosing,
  { date, slots }: OpenDay,
  all: readonly OpenDay[],
  step: Step,
): TimeFound {
  const { since = 0, until = 24 * 60 } = choosing.wanted;
  const middle = since === 0 ? until : until === 24 * 60 ? since : Math.round((since + until) / 2);
  const near = nearestTwo(slots, date, middle, step.actions.zone);
  return offerNearest(choosing, date, middle, near, all, step);
}

/** The times on show once more; undefined where none are, or one of them is gone. */
export async function stillOffered(choosing: Choosing, step: Step): Promise<TimeFound | undefined> {
  const { actions, hearing } = step;
  const { offered } = choosing;
  const [first] = offered;
  if (!first || choosing.start) return undefined;
  const all = await actions.openDays();
  const free = new Set(all.flatMap(({ slots }) => slots));
  if (!offered.every((slot) => free.has(slot))) return undefined;
  const { which, again } = turnPhrases[hearing.language].time;
  return {
    picked: false,
    choosing,
    text: which,
    again,
    card: slotCard(dateIn(first, actions.zone), [...offered], all, step),
    facts: {},
  };
}

/** Of a time that is not free, the nearest ones; `part`: of a half of the day on which none is. */
export function offerNearest(
  choosing: Choosing,
  date: string,
  time: number,
  near: string[],
  all: readonly OpenDay[],
  step: Step,
  part?: "morning" | "afternoon",
): TimeFound {
  const { actions, hearing } = step;
  const { language } = hearing;
  const more = turnPhrases[language].time;
  const { start: _, ...rest } = choosing;
  const asked = `${sayDay(date, "long", language)}, ${sayMinutes(time, language)}`;
  const days = [...new Set(near.map((slot) => dateIn(slot, actions.zone)))];
  const spoken = near.map((slot) =>
    dateIn(slot, actions.zone) === date
      ? sayMinutes(minutesIn(slot, actions.zone), language)
      : sayStart(slot, actions.zone, language),
  );
  const [first = date] = days;
  return {
    picked: false,
    choosing: { ...rest, offered: near, missed: time },
    text: part
      ? more.noneOfPart(sayDay(date, "long", language), part, spoken)
      : more.notFree(asked, spoken),
    again: more.again,
    card: slotCard(days.includes(date) ? date : first, near, all, step),
    facts: { day: days.includes(date) ? date : first, time: null },
  };
}

/** Explains that the time is taken, and offers the two nearest free ones of that day. */
export function gone(
  choosing: Choosing,
  start: string,
  all: readonly OpenDay[],
  step: Step,
): TimeFound {
  const { actions, hearing } = step;
  const date = dateIn(start, actions.zone);
  const left = all
    .map((day) => ({ ...day, slots: day.slots.filter((slot) => slot !== start) }))
    .filter((day) => day.slots.length > 0);
  const ofDay = left.find((day) => day.date === date)?.slots ?? [];
  const { start: _, hold: __, ...rest } = choosing;
  const near = nearestTwo(ofDay, date, minutesIn(start, actions.zone), actions.zone);
  const text = phrases[hearing.language].booking.whenTaken;
  const found =
    near.length > 0
      ? offerNearest(rest, date, minutesIn(start, actions.zone), near, left, step)
      : offer({ ...rest, wanted: { from: date }, offered: [] }, left, step);
  return { ...found, text, again: found.text };
}
