import { phrases } from "#content/receptionist/languages.ts";
import { place } from "#content/receptionist/topic.ts";
import { turnPhrases } from "#content/receptionist/turn-phrases.ts";
import { saidBefore, type Task } from "#server/receptionist/conversation.ts";
import { withoutChatter, withoutName } from "#server/receptionist/facts/message-parts.ts";
import { withoutContact } from "#server/receptionist/hearing/contact-details.ts";
import { keptWords, tokenIn } from "../hearing/kept-words.ts";
import { agrees, refuses } from "./agrees.ts";
import { changeWished } from "./change-wished.ts";
import { chooseTime } from "./choose-time.ts";
import { saysMailIsLost } from "./lost-mail.ts";
import { messageAbout, offerPerson } from "./message-task.ts";
import { sayStart } from "./say-when.ts";
import type { Said, Step } from "./step.ts";
import { wantedAfter } from "./wanted-time.ts";

type Change = Extract<Task, { kind: "change" }>;

const source = place("contact", "Booking calendar");

/** Begins to move or cancel a booking. */
export async function beginChange(step: Step): Promise<Said> {
  const wish = cancels.test(step.original) ? "cancel" : "move";
  const words = keptWords(step.original);
  const bare: Change = { kind: "change", wish, words, offered: [], wanted: {} };
  // The day that was wished for, for when the link has come.
  const wanted = wish === "move" ? wantedAfter(bare, step.when, step.actions.zone) : {};
  const task: Change = { ...bare, wanted };
  return withBooked(await findByLink(task, step), task, step);
}

/** "Cancel it" too, of a call that was booked in this conversation. */
const cancels =
  /cancel|anul|delete|scrap|call(?:ing)? off|call (?:it|that|this|the \w+|my \w+) off|take (?:it|that|me|us) off|(?:back|pull|drop|get) out of|bail on|取消|删|不约了/i;

/** Of a call that was just booked it is told when it is: that much is known without the link. */
function withBooked(said: Said, task: Change, { conversation, actions, hearing }: Step): Said {
  const { booked } = conversation;
  const { language } = hearing;
  if (!booked || said.asks !== "link") return said;
  const words = turnPhrases[language];
  const text = words.stays(sayStart(booked, actions.zone, language));
  return { ...said, text: `${text} ${words.change.link[task.wish]}` };
}

/** Goes on; undefined when the message is about something else. */
export async function continueChange(before: Change, step: Step): Promise<Said | undefined> {
  const { hearing, original } = step;
  const { concepts } = hearing;
  const instead = before.token ? undefined : changeWished(original);
  // "Forget that, cancel it instead", before the link was given.
  const isOther = instead !== undefined && instead !== before.wish;
  const task: Change = isOther
    ? { ...before, wish: instead, words: keptWords(`${before.words} / ${original}`) }
    : before;
  const words = turnPhrases[hearing.language].change;
  if (!task.token) {
    if (tokenIn(original)) return findByLink(task, step);
    if (isOther && !ofLink.test(original)) return askForLink(task, step);
    return withoutLink(task, step) ?? (isOther ? askForLink(task, step) : undefined);
  }
  const { confirming, ...rest } = task;
  if (confirming && refuses(step) && step.when.time === undefined && !step.when.date)
    return { action: "answer", status: "answered", text: words.kept };
  if (confirming && agrees(step)) return change(rest, step);
  // "I want it canceled", where another time was asked for.
  if (task.wish === "move" && cancels.test(original) && !concepts.has("no") && !task.start)
    return sure({ ...rest, wish: "cancel" }, step);
  if (task.wish === "cancel") return undefined;
  const found = await chooseTime(fromCurrent(rest), step, false);
  if (!found) return undefined;
  const next: Change = withoutCurrent({ ...rest, ...found.choosing });
  if (found.picked) return sure(next, step, found.facts);
  return {
    action: "book",
    status: "booking",
    text: found.text,
    ...(found.again && { again: found.again }),
    task: next,
    ...(found.card && { card: found.card }),
    sources: [source],
    facts: found.facts,
    asks: "time",
  };
}

/** What the link is said not to be: "i dont have it, just cancel it". */
const ofLink =
  /\b(?:link|e?-?mail|lost|find|have|got|get|received?|deleted|person|nora|enlace|correo|tengo)\b|链接|邮件|没有/iu;

/** Repeats the task's open question after another question was answered. */
export function remindChange(task: Change, step: Step): Said {
  if (!task.token) return askForLink(task, step);
  if (task.confirming) return sure(task, step);
  const words = turnPhrases[step.hearing.language].change;
  const current = sayStart(task.current ?? "", step.actions.zone, step.hearing.language);
  return { action: "book", status: "booking", text: words.when(current), task, asks: "time" };
}

function askForLink(task: Change, { hearing }: Step): Said {
  const { change: words, still } = turnPhrases[hearing.language];
  return {
    action: "answer",
    status: "booking",
    text: words.link[task.wish],
    again: still.link,
    task,
    sources: [source],
    placeholder: words.placeholder,
    asks: "link",
  };
}

async function findByLink(task: Change, step: Step): Promise<Said> {
  const { actions, hearing, original } = step;
  const words = turnPhrases[hearing.language].change;
  const token = tokenIn(original);
  if (!token) return askForLink(task, step);
  const booking = await actions.findBooking(token);
  if (!booking) {
    const { text: _, ...asked } = askForLink(task, step);
    return { ...asked, text: words.unknownLink };
  }
  const next: Change = { ...task, token, current: booking.start };
  if (task.wish === "cancel") return sure(next, step);
  const found = await chooseTime(fromCurrent(next), step, true);
  if (found?.picked) return sure(withoutCurrent({ ...next, ...found.choosing }), step, found.facts);
  const current = sayStart(booking.start, actions.zone, hearing.language);
  return {
    action: "book",
    status: "booking",
    text: words.when(current),
    task: withoutCurrent({ ...next, ...found?.choosing }),
    ...(found?.card && { card: found.card }),
    sources: [source],
    asks: "time",
  };
}

/** "An hour later", "the day after": counted from the time of the call that is moved. */
const fromCurrent = (task: Change): Change =>
  task.start || !task.current ? task : { ...task, start: task.current };

/** The time that the call has already is no choice of a new one. */
function withoutCurrent(task: Change): Change {
  if (task.start !== task.current) return task;
  const { start: _, ...rest } = task;
  return rest;
}

/**
 * Without the link no booking is looked up; the wish goes to a person, if the visitor wants that.
 */
function withoutLink(task: Change, step: Step): Said | undefined {
  const { changes, hearing, conversation, original } = step;
  const { concepts } = hearing;
  const without =
    /\b(no|don'?t have|dont have|lost|without|(?:can'?t|cannot|could ?n'?t|do(?:n'?t| not)|never|not) (?:\w+ )?(?:find|see|seem to find|have|got|get|locate|remember)|deleted|cleaned out|(?:never|did ?n['o]?t|has ?n'?t|have ?n'?t)(?: (?:ever|really|even))? (?:got|get|came|come|arrived?|received?|saw|seen|see|reach(?:ed)?|show(?:ed)? up)|gone|threw|sin|no tengo|perd[ií]|borr[eé]|no me lleg[oó])\b|没有|没收到|找不到|丢|删/i.test(
      original,
    ) || saysMailIsLost(step);
  const person = concepts.has("person") || concepts.has("message") || changes.email;
  if (!without && !person && !changes.name && !concepts.has("move")) return undefined;
  if (!without && !person) {
    const { still } = turnPhrases[hearing.language];
    return { ...askForLink(task, step), text: still.link };
  }
  const words = turnPhrases[hearing.language].change;
  const told = conversation.facts.message?.value ?? keptWords(task.words);
  if (changes.email || (person && conversation.facts.email)) {
    const said = messageAbout(withTime(told, step), step);
    // An address instead of the link: why that is not enough is said once more.
    const wished = concepts.has("person") || concepts.has("message");
    return wished ? said : { ...said, text: `${words.noLink} ${said.text}` };
  }
  const said = offerPerson(step, told, words.noLink);
  return { ...said, action: "person", again: words.noLink };
}

/** "I looked in spam too", where nothing was begun yet: the wish goes to a person. */
export function withoutMail(step: Step): Said {
  const words = turnPhrases[step.hearing.language].change;
  const said = offerPerson(step, saidBefore(step.conversation), words.noLink);
  return { ...said, action: "person", again: words.noLink };
}

/** "It's under marcus@…, thursday 10 am": when the call is belongs to the message. */
function withTime(told: string, { original, when, changes, hearing }: Step): string {
  if (when.date === undefined && when.time === undefined) return told;
  const { rest } = withoutContact(original, hearing.language);
  const more = withoutChatter(withoutName(rest, changes.name));
  return told.includes(more) ? told : `${told} / ${more}`;
}

function sure(task: Change, step: Step, facts: Said["facts"] = {}): Said {
  const { actions, hearing } = step;
  const { language } = hearing;
  const { change: words, still } = turnPhrases[language];
  const from = sayStart(task.current ?? "", actions.zone, language);
  const to = task.start ? sayStart(task.start, actions.zone, language) : "";
  const text = words.sure[task.wish](from, to);
  return {
    action: "book",
    status: "booking",
    text,
    again: `${still.confirm} ${text}`,
    task: { ...task, confirming: true },
    sources: [source],
    facts,
    asks: "confirm",
  };
}

async function change(task: Change, step: Step): Promise<Said> {
  const { actions, hearing } = step;
  const { language } = hearing;
  const words = turnPhrases[language].change;
  const { token = "", start, hold, current = "", wish } = task;
  const result =
    wish === "cancel"
      ? await actions.cancel(token)
      : await actions.move(token, { start: start ?? "", ...(hold && { hold }) });
  const said = (text: string): Said => ({ action: "answer", status: "answered", text });
  if (result === "spent") return said(words.spent);
  if (result === "failed") return { ...said(words.failed), task: { ...task, confirming: true } };
  if (result === "gone") {
    const { start: _, hold: __, ...rest } = task;
    const found = await chooseTime(rest, { ...step, when: {} }, true);
    return {
      action: "book",
      status: "booking",
      text: phrases[language].booking.whenTaken,
      task: { ...rest, ...found?.choosing },
      ...(found?.card && { card: found.card }),
      asks: "time",
    };
  }
  const time = sayStart(wish === "cancel" ? current : (start ?? ""), actions.zone, language);
  return said(words.done[wish](time));
}
