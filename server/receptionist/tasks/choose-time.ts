import { turnPhrases } from "#content/receptionist/turn-phrases.ts";
import { addDays, dateIn, weekdayOf } from "#contract/calendar-date.ts";
import type { OpenDay } from "#server/receptionist/actions.ts";
import type { Choosing } from "#server/receptionist/conversation.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import { hoursIn } from "#server/receptionist/hearing/hours-or.ts";
import { saysWhen, type When } from "#server/receptionist/hearing/when.ts";
import { dayMeant, sayFull } from "./day-meant.ts";
import { withNthPicked } from "./nth-picked.ts";
import { gone, offer, offerNearest, type TimeFound } from "./offer-times.ts";
import { outsideCalendar } from "./outside-calendar.ts";
import { minutesIn, sayMinutes, sayStart } from "./say-when.ts";
import type { Step } from "./step.ts";
import { inPart, nearestTwo, suiting, timeMeant, wantedAfter } from "./wanted-time.ts";

/**
 * Finds the time that a message means and holds it, or offers times that suit. Undefined when the
 * message says nothing about a time. `begin`: offer times all the same.
 */
export async function chooseTime(
  choosing: Choosing,
  step: Step,
  begin: boolean,
): Promise<TimeFound | undefined> {
  const all = await step.actions.openDays();
  const { when: meant, full } = dayMeant(choosing, step, all);
  const { when, said: outside } = outsideCalendar(meant, step, all);
  const found = await findTime(choosing, { ...step, when }, begin || outside !== undefined, all);
  const said = outside ?? (full && sayFull(full, step));
  if (!found || !said) return found;
  return found.picked ? { ...found, lead: said } : { ...found, text: `${said} ${found.text}` };
}

async function findTime(
  choosing: Choosing,
  step: Step,
  begin: boolean,
  all: readonly OpenDay[],
): Promise<TimeFound | undefined> {
  const { actions, choice } = step;
  const heard = choosing.offered.length > 0 ? withNthPicked(step.when, step) : step.when;
  const spoken = choosing.start ?? choosing.offered[0];
  const moved = spoken ? movedFrom(spoken, heard, choosing.start !== undefined, actions.zone) : {};
  const when = choice?.kind === "day" ? { date: choice.date } : { ...heard, ...moved };
  const pressed = choice?.kind === "slot" ? new Date(choice.start).toISOString() : undefined;
  if (pressed) return hold(choosing, pressed, all, step);
  const wanted = wantedAfter(choosing, when, actions.zone);
  const days = suiting(all, wanted, actions.zone);
  const slots = days.flatMap((day) => day.slots);
  const shown = choosing.start ?? choosing.offered[0];
  const date = wanted.date ?? (shown && !wanted.from ? dateIn(shown, actions.zone) : undefined);
  const onDate = slots.filter((slot) => !date || dateIn(slot, actions.zone) === date);
  const either = choice ? [] : hoursIn(step.original, step.hearing.language);
  const [foremost] = choosing.offered;
  const named = when.date ?? when.time ?? when.nth ?? when.toward ?? when.not ?? choosing.start;
  if (foremost && !choice && named === undefined && !when.none && anyOffered.test(step.original))
    return hold(choosing, foremost, all, step);
  // "Whatever after 2": the first of those hours.
  const able = onDate.find(inPart(wanted.part, actions.zone));
  const limit = when.since ?? when.until;
  if (able && shown && !choosing.start && limit !== undefined && whatever.test(step.original))
    return hold({ ...choosing, wanted }, able, all, step);
  const time = either[0] ?? timeMeant({ ...step, when }, choosing);
  if (!begin && time === undefined && !saysWhen(when)) return undefined;
  const next = { ...choosing, wanted };
  // "The later one", of times on show.
  const end = when.toward === "later" ? choosing.offered.at(-1) : foremost;
  if (when.toward && end && !choosing.start && time === undefined && ofShown.test(step.original))
    return hold(next, end, all, step);
  if (when.toward && shown && time === undefined) {
    const later = when.toward === "later";
    const edge = choosing.start ?? (later ? choosing.offered.at(-1) : choosing.offered[0]) ?? shown;
    const left = onDate.filter((slot) => (later ? slot > edge : slot < edge));
    const date = dateIn(edge, actions.zone);
    const adjacent = later ? left[0] : left.at(-1);
    if (when.adjacent && adjacent) return hold(next, adjacent, all, step);
    if (when.inWeek) {
      const others = daysOfWeek(days, date, later);
      if (others.length > 0)
        return offer({ ...next, wanted: { from: others[0]?.date ?? date } }, others, step);
    }
    const rest = { ...next, wanted: { ...wanted, date } };
    delete rest.wanted.part;
    if (left.length > 0) return offer(rest, [{ date, slots: left }], step);
  }
  if (time !== undefined) {
    const from = date ?? wanted.from ?? "";
    const able = onDate.filter((slot) => dateIn(slot, actions.zone) >= from);
    const at = (minutes: number) => (slot: string) => minutesIn(slot, actions.zone) === minutes;
    // Of times on show from two days each is meant with its own.
    const shownAt = when.date || when.from ? undefined : choosing.offered.find(at(time));
    const exact = able.find(at(time)) ?? shownAt;
    if (exact) return hold(next, exact, all, step);
    const other = either.slice(1).map((one) => ({ one, slot: able.find(at(one)) }));
    const instead = other.find(({ slot }) => slot);
    if (instead?.slot) {
      const found = await hold(next, instead.slot, all, step);
      const { time: words } = turnPhrases[step.hearing.language];
      const taken = sayMinutes(time, step.hearing.language);
      return found.picked ? { ...found, lead: words.other(taken) } : found;
    }
    const day = date ?? (able[0] && dateIn(able[0], actions.zone));
    const free = slots.filter((slot) => !wanted.from || dateIn(slot, actions.zone) >= from);
    const near = day ? nearestTwo(free, day, time, actions.zone) : [];
    if (day && near.length > 0) return offerNearest(next, day, time, near, all, step);
  }
  // "The latest on thursday": of that day, and not of the times on show.
  const otherDay = when.date !== undefined && (!shown || dateIn(shown, actions.zone) !== when.date);
  const ofDay = otherDay && when.nth !== undefined ? onDate.at(when.nth) : undefined;
  if (ofDay) return hold(next, ofDay, all, step);
  if (firstThing.test(step.original) && when.date !== undefined && onDate[0])
    return hold(next, onDate[0], all, step);
  if (when.nth === -1 && when.date !== undefined) {
    const last = onDate.filter(inPart(wanted.part, actions.zone)).at(-1);
    if (last) return hold(next, last, all, step);
  }
  if (when.nth !== undefined && !otherDay && (!when.date || choosing.offered.length > 0)) {
    const nth = choosing.offered.at(when.nth);
    if (nth) return hold(next, nth, all, step);
  }
  if (when.soonest && !begin && shown && !asksAnyTime.test(step.original)) {
    const first = onDate.find(inPart(wanted.part, actions.zone));
    if (first) return hold(next, first, all, step);
  }
  if (when.soonest && !wanted.date && !wanted.part && !shown && slots[0])
    return hold(next, slots[0], all, step);
  // "She says tuesday's good", of the tuesday that is kept: its time stays.
  const asKept =
    choosing.start !== undefined &&
    when.date === dateIn(choosing.start, actions.zone) &&
    Object.keys(heard).length === 1;
  if (asKept && choosing.start) return hold(next, choosing.start, all, step);
  // Another day: the earlier time of day again, where it is free there too.
  const asksOpen = clausesOf(step.original).some(({ text }) => asksWhatIsOpen.test(text));
  if (when.date && choosing.start && !when.part && !when.none && !asksOpen) {
    const before = minutesIn(choosing.start, actions.zone);
    const same = onDate.find((slot) => minutesIn(slot, actions.zone) === before);
    if (same && when.date !== dateIn(choosing.start, actions.zone)) {
      const found = await hold(next, same, all, step);
      const { time: words } = turnPhrases[step.hearing.language];
      const spoken = sayStart(same, actions.zone, step.hearing.language);
      return found.picked
        ? { ...found, text: words.instead(spoken, found.choosing.hold !== undefined) }
        : found;
    }
  }
  return offer(next, all, step);
}

/** The day, or the hour, that lies as far from the time spoken of as a message says. */
function movedFrom(
  start: string,
  { shift, shiftMinutes, following, date, sameDay, from }: When,
  chosen: boolean,
  zone: string,
): { date?: string; time?: number } {
  const spoken = dateIn(start, zone);
  // "An hour later", of the time that is kept.
  if (shiftMinutes !== undefined && chosen)
    return { date: spoken, time: minutesIn(start, zone) + shiftMinutes };
  if (shift !== undefined) return { date: addDays(spoken, shift) };
  // "The monday after", "el lunes siguiente".
  if (following && date)
    return { date: addDays(spoken, (weekdayOf(date) - weekdayOf(spoken) + 7) % 7 || 7) };
  if (!sameDay || !from) return {};
  const monday = addDays(from, -((weekdayOf(from) + 6) % 7));
  return { date: addDays(monday, (weekdayOf(spoken) + 6) % 7) };
}

/** The days with open times before or after a day, in its week. */
function daysOfWeek(days: readonly OpenDay[], date: string, later: boolean): OpenDay[] {
  const monday = addDays(date, -((weekdayOf(date) + 6) % 7));
  return days.filter((day) =>
    later
      ? day.date > date && day.date < addDays(monday, 7)
      : day.date < date && day.date >= monday,
  );
}

/** "Monday first thing". */
const firstThing = /\bfirst thing\b|\ba primera hora\b|一早/iu;

const ofShown =
  /\b(?:the )?(?:later|earlier)(?: one| slot| time)?(?: of (?:those|them|these|the two|the 2|both))?(?: (?:please|pls|works|is fine|then))?\W*(?:$|[.,;])|(?<!\p{L})(?:la|el) (?:m[aá]s )(?:tarde|temprano|temprana)(?!\p{L})/iu;

/** "Any time wednesday": whether there is one, and no choice of the first. */
const asksAnyTime =
  /^\W*(?:(?:and|or|so|ok|then|is there|got|have you|do you have|what about|how about)\W+)*any ?times? (?:on |this |next )?(?:mon|tue|wed|thu|fri)\p{L}*\W*$/iu;

/** "What do you have monday": the times of the day are asked for. */
const asksWhatIsOpen =
  /\bwhat(?:['’]?s)?(?: is| else| times?| slots?)*(?: do| have| are| is)?(?: you| there)?(?: guys)?(?: got| have| open| free| available| left)+\b|\bqu[eé] (?:otras? |horas? )*(?:tienen?|hay|horas)(?!\p{L})|(?:什么|哪些)时间/iu;

/** "Whatever after 2", "lo que sea despues de las 2". */
const whatever =
  /^\W*(?:(?:ok|sure|fine|then|yes|just)\W+)*(?:whatever|whichever|lo que sea|la que sea)(?: (?:works|is fine|you have|you got|one|time|slot))?,? (?:after|before|past|despu[eé]s|antes)\b/iu;

/** "Whatever you have closest", of times on show. */
const anyOffered =
  /\b(?:whichever|whatever (?:you have|is|works|time)|either (?:one|works|is fine|of (?:them|those))|any of (?:them|those|these)|(?:the )?(?:closest|nearest)(?: one)?\W*$|la que sea|cualquiera(?: de (?:esas|ellas|las dos))?|da igual)|哪个都(?:行|可以)|都可以|都行/iu;

async function hold(
  choosing: Choosing,
  start: string,
  all: readonly OpenDay[],
  step: Step,
): Promise<TimeFound> {
  const { actions, hearing } = step;
  const { language } = hearing;
  const held = await actions.hold(start, choosing.hold);
  if (held === "gone") return gone(choosing, start, all, step);
  // A hold is a courtesy: without one the call can be booked all the same.
  const { hold: _, missed: __, ...rest } = choosing;
  return {
    picked: true,
    choosing: { ...rest, start, ...(held !== "failed" && { hold: held.hold }) },
    text: turnPhrases[language].time.kept(
      sayStart(start, actions.zone, language),
      held !== "failed",
    ),
    facts: { day: dateIn(start, actions.zone), time: minutesIn(start, actions.zone) },
  };
}
