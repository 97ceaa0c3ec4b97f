import { phrases } from "#content/receptionist/languages.ts";
import { place } from "#content/receptionist/topic.ts";
import { turnPhrases } from "#content/receptionist/turn-phrases.ts";
import { dateIn } from "#contract/calendar-date.ts";
import type { Task } from "#server/receptionist/conversation.ts";
import { agrees, dropsAll, ordersIt, refuses, takesAllBack, waits } from "./agrees.ts";
import { chooseTime } from "./choose-time.ts";
import { emailMended } from "./corrected-fact.ts";
import { looksLikeEmail, mistakenEmail, refusesEmail, withNumber } from "./email.ts";
import { gone, stillOffered, type TimeFound } from "./offer-times.ts";
import { minutesIn, sayStart } from "./say-when.ts";
import type { Said, Step } from "./step.ts";
import { inZone, withZone } from "./with-zone.ts";
import { type Detail, withoutFact } from "./wrong-detail.ts";

type Booking = Extract<Task, { kind: "booking" }>;

const source = place("contact", "Booking calendar");

/** Begins a booking; a day or a time from an earlier message counts. */
export async function beginBooking(step: Step): Promise<Said> {
  const booked = bookedAlready(step);
  if (booked) return booked;
  const task: Booking = { kind: "booking", offered: [], wanted: {} };
  const found = await chooseTime(task, step, true);
  return found ? withTime(task, found, step) : askForTime(task, step);
}

/** "I said yes, 10:30 monday", of the call that is booked: there is no second one at that time. */
function bookedAlready({ when, conversation, actions, hearing }: Step): Said | undefined {
  const { booked } = conversation;
  if (!booked || when.time !== minutesIn(booked, actions.zone)) return undefined;
  if (when.date && when.date !== dateIn(booked, actions.zone)) return undefined;
  const { language } = hearing;
  const text = turnPhrases[language].stays(sayStart(booked, actions.zone, language));
  return { action: "answer", status: "booked", text };
}

/** Goes on with a booking; undefined when the message adds nothing to it. */
export async function continueBooking(task: Booking, step: Step): Promise<Said | undefined> {
  const { choice, hearing, changes, conversation } = step;
  const { confirming, doubted, ...rest } = task;
  const details = choice?.kind === "details";
  if (details && task.start) {
    return complete(step) ? book(rest, step) : ask(rest, step);
  }
  // "The first one", where it was the first and is kept already.
  const { date, time, nth } = step.when;
  const kept = rest.start && rest.offered.length === 0 && nth !== undefined;
  if (kept && date === undefined && time === undefined) return ask(rest, step);
  const found = details ? undefined : await chooseTime(rest, step, false);
  // "I said yes, 10:30 monday", of the time that was read back.
  const readBack = found?.picked && found.choosing.start === task.start;
  const onlyNumber = !changes.name && !changes.email;
  if (confirming && readBack && onlyNumber && agrees(step)) return book(rest, step);
  if (found) return withTime(rest, found, step);
  // "Yes, and my cell is 917 555 0120".
  if (confirming && changes.phone && onlyNumber && complete(step) && agrees(step))
    return book(rest, step);
  const told = changes.name || changes.email || changes.phone;
  if (refusesEmail(step.original) && !conversation.facts.email)
    return task.start ? withoutEmail(task, step) : askForTime(rest, step);
  if (told && !task.start) return askForTime(rest, step);
  if (told) return ask(rest, step);
  if (confirming && refuses(step) && waits(step)) return ask(rest, step);
  const puts = confirming && refuses(step) && !ordersIt(step);
  // A bare no, the first time: what is wrong is asked.
  if (puts && (!dropsAll(step) || (!doubted && !takesAllBack(step))))
    return doubting(wrong(rest, step));
  if (puts) return dropped(phrases[hearing.language].booking.dropped);
  if (confirming && agrees(step)) return book(rest, step);
  if (mistakenEmail(step.original) && !conversation.facts.email)
    return { ...ask(rest, step), text: phrases[hearing.language].booking.badEmail };
  return undefined;
}

/** Nothing is booked, and the time is forgotten. */
const dropped = (text: string): Said => ({
  action: "answer",
  status: "answered",
  text,
  facts: { day: null, time: null },
});

/** After another no to the same, nothing is booked. */
const doubting = (said: Said): Said =>
  said.task?.kind === "booking" ? { ...said, task: { ...said.task, doubted: true } } : said;

/** Something in what was read back is wrong, and not said yet. */
function wrong(task: Booking, step: Step): Said {
  const said = ask(task, step);
  return said.again ? { ...said, text: said.again } : said;
}

/** Asks again for what is wrong in what was read back. */
export function askAnew(task: Booking, detail: Detail, step: Step): Promise<Said> | Said {
  const { confirming: _, start, ...rest } = task;
  if (detail === "time") return askForTime({ ...rest, offered: [], wanted: {} }, step);
  if (!start) return askForTime(rest, step);
  const kept = detail === "message" ? {} : { [detail]: null };
  const said = ask({ ...rest, start }, withoutFact(step, detail));
  return { ...said, facts: kept };
}

/** Why an email is needed, and the way without one; refused once more, nothing is booked. */
function withoutEmail(task: Booking, step: Step): Said {
  const words = turnPhrases[step.hearing.language].noEmail;
  if (task.withoutEmail) return dropped(words.booking.dropped);
  const { again: _, ...said } = ask(task, step);
  return {
    ...said,
    text: words.booking.needed,
    ...(said.task && { task: { ...said.task, withoutEmail: true } as Booking }),
  };
}

/** Repeats the task's open question after another question was answered. */
export const remindBooking = (task: Booking, step: Step): Promise<Said> | Said =>
  task.start ? ask(task, step) : askForTime(task, step);

function withTime(task: Booking, found: TimeFound, step: Step): Said {
  const next: Booking = { ...task, ...found.choosing };
  if (!next.start || !found.picked) delete next.start;
  if (found.picked) {
    const plainly = ask(next, step, found.text);
    const asked = found.lead ? { ...plainly, text: `${found.lead} ${plainly.text}` } : plainly;
    return { ...withZone(asked, next.start ?? "", step), facts: found.facts };
  }
  const { text, again, card, facts } = found;
  return {
    action: "book",
    status: "booking",
    text: inZone(text, step),
    ...(again && { again }),
    task: next,
    sources: [source],
    ...(card && { card }),
    facts,
    asks: "time",
  };
}

/** Shows times, whatever the message is: those on show already, where there are any. */
async function askForTime(task: Booking, step: Step): Promise<Said> {
  const found =
    (await stillOffered(task, step)) ?? (await chooseTime(task, { ...step, when: {} }, true));
  if (!found) return ask(task, step);
  const said = withTime(task, found, step);
  const { name } = step.changes;
  const words = turnPhrases[step.hearing.language];
  const mended = emailMended(step);
  if (mended) return { ...said, text: `${mended} ${words.time.which}` };
  if (!task.offered.length || !name) return said;
  return { ...said, text: `${words.thanks(name)} ${words.time.which}` };
}

const complete = ({ conversation: { facts } }: Step) =>
  Boolean(facts.name && facts.email && looksLikeEmail(facts.email.value));

/**
 * Asks for the next missing detail, or for confirmation of all. `kept`: a sentence about the kept
 * details.
 */
function ask(task: Booking, step: Step, kept = ""): Said {
  const { actions, hearing, conversation } = step;
  const { language } = hearing;
  const { booking: words, fields } = phrases[language];
  const { still } = turnPhrases[language];
  const name = conversation.facts.name?.value;
  const email = conversation.facts.email?.value;
  const time = sayStart(task.start ?? "", actions.zone, language);
  const known = complete(step);
  const { confirming: _, ...rest } = task;
  const asks = known ? "confirm" : name ? "email" : "name";
  const first = !name && !email && kept !== "";
  const question = known
    ? words.confirm(time, name ?? "", withNumber(email ?? "", step))
    : first
      ? words.details(time, task.hold !== undefined)
      : name
        ? words.email
        : words.name;
  return {
    action: "book",
    status: "booking",
    text: known || first || !kept ? question : `${kept} ${question}`,
    again: known ? `${still.confirm} ${question}` : still[asks],
    task: known ? { ...rest, confirming: true } : rest,
    sources: [],
    placeholder: name ? fields.email : fields.name,
    asks,
    card: {
      kind: "form",
      submit: words.submit,
      note: words.note,
      fields: [
        { name: "name", label: fields.name, required: true, value: name ?? "" },
        { name: "email", label: fields.email, required: true, value: email ?? "" },
        {
          name: "phone",
          label: fields.phone,
          required: false,
          value: conversation.facts.phone?.value ?? "",
        },
      ],
    },
  };
}

async function book(task: Booking, step: Step): Promise<Said> {
  const { actions, hearing, conversation } = step;
  const { language } = hearing;
  const { booking: words, slip } = phrases[language];
  const { start = "", hold } = task;
  const { facts } = conversation;
  const visitor = {
    name: facts.name?.value ?? "",
    email: facts.email?.value ?? "",
    phone: facts.phone?.value ?? "",
  };
  const time = sayStart(start, actions.zone, language);
  const result = await actions.book({ start, visitor, facts, ...(hold && { hold }) });
  if (result === "failed")
    return {
      action: "book",
      status: "booking",
      text: words.failed,
      task: { ...task, confirming: true },
      asks: "confirm",
    };
  if (result === "gone")
    return withTime(task, gone(task, start, await actions.openDays(), step), step);
  return {
    action: "booked",
    status: "booked",
    booked: start,
    text: words.done(time, visitor.email),
    card: {
      kind: "slip",
      rows: [
        { label: slip.to, value: slip.host },
        { label: slip.from, value: visitor.name },
        { label: slip.time, value: time },
      ],
      boxes: [{ label: phrases[language].status.booked, on: true }],
    },
  };
}
