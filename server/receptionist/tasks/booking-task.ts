import { pages } from "#content/pages.ts";
import { phrases } from "#content/receptionist/languages.ts";
import { place } from "#content/receptionist/topic.ts";
import { dateIn } from "#contract/calendar-date.ts";
import type { Card } from "#contract/receptionist.ts";
import { sayDay, sayTime } from "#contract/say-time.ts";
import type { OpenDay } from "#server/receptionist/actions.ts";
import type { Task } from "#server/receptionist/conversation.ts";
import { contactDetails } from "#server/receptionist/hearing/contact-details.ts";
import { saysWhen, type When, whenIn } from "#server/receptionist/hearing/when.ts";
import { looksLikeEmail } from "./email.ts";

import { minutesIn, sayStart, zoneInWords } from "./say-when.ts";
import type { Said, Step } from "./step.ts";

type Booking = Extract<Task, { kind: "booking" }>;

/** Times on show at once, and other days beside them. */
const shown = { slots: 6, days: 2 };
const source = place("contact", "Booking calendar");

/** Begins a booking; a day or a time that was said already counts. */
export async function beginBooking(step: Step): Promise<Said> {
  return (await chooseTime({ kind: "booking", offered: [] }, step, true)) as Said;
}

/** Goes on with a booking; undefined when the message is about something else. */
export async function continueBooking(task: Booking, step: Step): Promise<Said | undefined> {
  const { choice, hearing } = step;
  if (choice?.kind === "slot" || choice?.kind === "day") return chooseTime(task, step, false);
  if (!task.start) return chooseTime(task, step, false);
  const fields = choice?.kind === "details" ? choice.fields : undefined;
  const expectName = !task.name && !fields;
  const heard = contactDetails(step.original, hearing.language, expectName);
  const next: Booking = {
    ...task,
    ...heard,
    ...(fields && Object.fromEntries(Object.entries(fields).filter(([, value]) => value))),
  };
  delete next.confirming;
  if (fields) return complete(next) ? book(next, step) : ask(next, step);
  if (Object.keys(heard).length > 0) return ask(next, step);
  if (task.confirming && hearing.concepts.has("yes")) return book(next, step);
  if (task.confirming && hearing.concepts.has("no")) return dropped(step);
  if (mistakenEmail(step.original) && !task.email)
    return { ...ask(next, step), text: phrases[hearing.language].booking.badEmail };
  const when = whenIn(step.original, hearing.language, today(step));
  return saysWhen(when) ? chooseTime(next, step, false) : undefined;
}

/** What the task waits for, said again after a question in between. */
export function remindBooking(task: Booking, step: Step): Promise<Said> | Said {
  return task.start ? ask(task, step) : beginBooking({ ...step, original: "" });
}

const mistakenEmail = (text: string) => /@|\barroba\b/i.test(text) && !looksLikeEmail(text);
const complete = (task: Booking) => Boolean(task.name && task.email && looksLikeEmail(task.email));
const today = ({ actions }: Step) => dateIn(actions.now(), actions.zone);

async function chooseTime(task: Booking, step: Step, begin: boolean): Promise<Said | undefined> {
  const { actions, choice, hearing } = step;
  const words = phrases[hearing.language].booking;
  const days = await actions.openDays();
  if (days.length === 0)
    return { action: "book", status: "booking", text: words.none, sources: [source] };
  if (choice?.kind === "slot") return keep(task, new Date(choice.start).toISOString(), step);
  const when: When =
    choice?.kind === "day"
      ? { date: choice.date }
      : whenIn(step.original, hearing.language, today(step));
  if (!begin && !saysWhen(when)) return undefined;
  const slot = slotFor(task, when, days, step);
  if (slot) return keep(task, slot, step);
  return offer(task, when, days, step);
}

/** The one open time that a sentence means, if it means one. */
function slotFor(
  task: Booking,
  when: When,
  days: OpenDay[],
  { actions }: Step,
): string | undefined {
  if (when.nth !== undefined) return task.offered.at(when.nth);
  if (when.soonest && when.time === undefined && !when.date) return days[0]?.slots[0];
  if (when.time === undefined) return undefined;
  const on = when.date ?? (task.offered[0] && dateIn(task.offered[0], actions.zone));
  const slots = days.filter((day) => !on || day.date === on).flatMap((day) => day.slots);
  return slots.find((slot) => minutesIn(slot, actions.zone) === when.time);
}

async function keep(task: Booking, start: string, step: Step): Promise<Said> {
  const { actions, hearing } = step;
  const held = await actions.hold(start, task.hold);
  if (held === "gone") {
    const said = offer(
      withoutTime(task),
      { date: dateIn(start, actions.zone) },
      await actions.openDays(),
      step,
    );
    return { ...said, text: phrases[hearing.language].booking.whenTaken };
  }
  // A hold is a courtesy: without one the call can be booked all the same.
  const hold = held === "failed" ? undefined : held.hold;
  return ask({ ...withoutTime(task), start, ...(hold && { hold }) }, step);
}

function withoutTime({ start: _, hold: __, confirming: ___, ...task }: Booking): Booking {
  return { ...task, offered: task.offered };
}

/** Shows the open times of the day that was asked for, or of the next one that has any. */
function offer(task: Booking, when: When, days: OpenDay[], step: Step): Said {
  const { actions, hearing } = step;
  const { language } = hearing;
  const words = phrases[language].booking;
  const fits = (slot: string) => {
    if (!when.part) return true;
    return minutesIn(slot, actions.zone) < 12 * 60 === (when.part === "morning");
  };
  const from = when.date ?? when.from ?? "";
  const able = days
    .map((day) => ({ ...day, slots: day.slots.filter(fits) }))
    .filter((day) => day.slots.length > 0);
  const day = able.find((one) => one.date >= from) ?? able.at(-1) ?? days[0];
  if (!day) return { action: "book", status: "booking", text: words.none, sources: [source] };
  const slots = spread(day.slots, shown.slots);
  const missed = when.date && day.date !== when.date;
  const text = missed
    ? words.noneThen(sayDay(when.date ?? "", "long", language))
    : `${words.when} ${zoneInWords(actions.zone, actions.now(), language)}.`;
  return {
    action: "book",
    status: "booking",
    text,
    task: { ...withoutTime(task), offered: slots },
    sources: [source],
    card: slotCard(day.date, slots, days, step),
  };
}

function slotCard(
  date: string,
  slots: string[],
  days: OpenDay[],
  { actions, hearing }: Step,
): Card {
  const { language } = hearing;
  const words = phrases[language].booking;
  return {
    kind: "slots",
    title: sayDay(date, "long", language),
    slots: slots.map((start) => ({
      start,
      label: sayTime(start, actions.zone, language),
      full: sayStart(start, actions.zone, language),
    })),
    days: days
      .filter((one) => one.date > date)
      .slice(0, shown.days)
      .map((one) => ({ date: one.date, label: sayDay(one.date, "long", language) })),
    month: { label: words.month, href: pages.booking.path },
    hold: words.hold,
  };
}

/** At most `limit` times, from the whole of the day. */
function spread(slots: string[], limit: number): string[] {
  if (slots.length <= limit) return slots;
  return Array.from(
    { length: limit },
    (_, index) => slots[Math.round((index * (slots.length - 1)) / (limit - 1))] ?? "",
  );
}

/** Asks for what is still missing, or whether all of it is right. */
function ask(task: Booking, { actions, hearing }: Step): Said {
  const { language } = hearing;
  const { booking: words, fields } = phrases[language];
  const time = sayStart(task.start ?? "", actions.zone, language);
  const { confirming: _, ...rest } = task;
  const known = complete(task);
  const text = known
    ? words.confirm(time, task.name ?? "", task.email ?? "")
    : task.name
      ? words.email
      : task.email
        ? words.name
        : words.details(time, task.hold !== undefined);
  return {
    action: "book",
    status: "booking",
    text,
    task: known ? { ...rest, confirming: true } : rest,
    sources: [],
    placeholder: task.name ? fields.email : fields.name,
    card: {
      kind: "form",
      submit: words.submit,
      note: words.note,
      fields: [
        { name: "name", label: fields.name, required: true, value: task.name ?? "" },
        { name: "email", label: fields.email, required: true, value: task.email ?? "" },
        { name: "phone", label: fields.phone, required: false, value: task.phone ?? "" },
      ],
    },
  };
}

async function book(task: Booking, step: Step): Promise<Said> {
  const { actions, hearing } = step;
  const { language } = hearing;
  const { booking: words, slip } = phrases[language];
  const { start = "", name = "", email = "", phone = "", hold } = task;
  const time = sayStart(start, actions.zone, language);
  const result = await actions.book({
    start,
    visitor: { name, email, phone },
    ...(hold && { hold }),
  });
  if (result === "failed")
    return {
      action: "book",
      status: "booking",
      text: words.failed,
      task: { ...task, confirming: true },
    };
  if (result === "gone") {
    const said = offer(withoutTime(task), {}, await actions.openDays(), step);
    return { ...said, text: words.whenTaken };
  }
  return {
    action: "booked",
    status: "booked",
    text: words.done(time, email),
    card: {
      kind: "slip",
      rows: [
        { label: slip.to, value: slip.host },
        { label: slip.from, value: name },
        { label: slip.time, value: time },
      ],
      boxes: [{ label: phrases[language].status.booked, on: true }],
    },
  };
}

function dropped({ hearing }: Step): Said {
  return { action: "answer", status: "answered", text: phrases[hearing.language].booking.dropped };
}
