import type { Concept } from "#content/receptionist/heard.ts";
import { phrases } from "#content/receptionist/languages.ts";
import { sentPhrases } from "#content/receptionist/sent-phrases.ts";
import { place } from "#content/receptionist/topic.ts";
import { turnPhrases } from "#content/receptionist/turn-phrases.ts";
import { site } from "#content/site.ts";
import type { Task } from "#server/receptionist/conversation.ts";
import { amendmentOf } from "#server/receptionist/facts/amended-message.ts";
import { withChanges } from "#server/receptionist/facts/facts.ts";
import { withoutName } from "#server/receptionist/facts/message-parts.ts";
import { withoutContact } from "#server/receptionist/hearing/contact-details.ts";
import { agrees, dropsAll, ordersIt, refuses, waits } from "./agrees.ts";
import { earlierSubject } from "./earlier-subject.ts";
import { looksLikeEmail, mistakenEmail, refusesEmail, withNumber } from "./email.ts";
import type { Said, Step } from "./step.ts";
import { tellsWhenCallIs } from "./when-call-is.ts";
import { type Detail, withoutFact } from "./wrong-detail.ts";

type Message = Extract<Task, { kind: "message" }>;

const source = place("contact", "Read by a person");

/** What may stand beside a yes to the offer of a person. */
const besideYes = new Set<Concept>(["yes", "thanks", "greeting", "person", "message", "book"]);

/** "Nora if possible", of the person who was offered. */
const wantsHer = /^\W*(?:nora|her|ella|con (?:nora|ella))(?!\p{L})(?!.*\?)/iu;

/** Begins to take a message; what is known already is not asked for. */
export function beginMessage(step: Step): Said {
  const question = step.conversation.facts.message ? undefined : earlierSubject(step);
  const task: Message = { kind: "message", ...(question && { question }) };
  const said = ask(task, withQuestion(task, step));
  if (said.asks === "confirm") return said;
  return { ...said, text: `${phrases[step.hearing.language].message.ask} ${said.text}` };
}

/** Takes a message whose text is known. */
export function messageAbout(text: string, step: Step): Said {
  return ask({ kind: "message" }, withQuestion({ kind: "message", question: text }, step));
}

/**
 * Offers a person: for the word "person", or after "I do not know". `question`: the open question.
 */
export function offerPerson(step: Step, question: string | undefined, opening: string): Said {
  const { language } = step.hearing;
  const { slip, person } = phrases[language];
  const open = question ?? earlierSubject(step);
  return {
    action: question ? "unknown" : "person",
    status: "person",
    text: question ? opening : person.offer,
    again: turnPhrases[language].lost[2],
    sources: question ? [] : [source],
    task: { kind: "message", offered: true, ...(open && { question: open }) },
    placeholder: person.email,
    card: {
      kind: "slip",
      rows: [
        { label: slip.to, value: slip.host },
        ...(question ? [{ label: slip.asks, value: shorten(question) }] : []),
      ],
      boxes: [
        { label: slip.call, on: true },
        { label: slip.urgent, on: false },
      ],
      ...(question && { note: person.offer }),
    },
  };
}

/** Goes on taking a message; undefined when this one is about something else. */
export async function continueMessage(task: Message, asked: Step): Promise<Said | undefined> {
  const step = withQuestion(task, asked);
  const { choice, hearing, original, changes, conversation } = step;
  const words = phrases[hearing.language];
  const { offered, confirming, question: _, ...rest } = task;
  if (choice?.kind === "details") return complete(step) ? leave(rest, step) : ask(rest, step);
  const reachable = changes.email || changes.phone;
  // Asked for a person, a visitor who then gives a name takes the offer.
  const named = changes.name && !(offered && task.question);
  const told = reachable || changes.message || named;
  const unreachable = !changes.email && !conversation.facts.email;
  if (unreachable && refusesEmail(original)) return withoutEmail(task, step);
  // A number, after it was told that an email is needed.
  if (unreachable && task.withoutEmail && changes.phone) return withoutEmail(task, step);
  if (offered && !told) {
    // "Its at 3 tomorrow", of the call that a person is to cancel: it goes along.
    if (task.question && tellsWhenCallIs(task.question, step))
      return messageAbout(`${task.question} / ${original.trim()}`, asked);
    // "Fine, what's the cheapest" says yes to nothing.
    const asks = [...hearing.concepts].some((one) => !besideYes.has(one));
    // "Then whatsapp works, right" names something, and takes no offer.
    const takes =
      (hearing.concepts.has("yes") && hearing.things.size === 0) || wantsHer.test(original);
    if (!takes || hearing.words.length > 4 || asks) return undefined;
    return ask(rest, step);
  }
  // "Yes and my number is 303 555 0191".
  const onlyNumber = changes.phone && !changes.message && !changes.name && !changes.email;
  if (confirming && onlyNumber && complete(step) && agrees(step)) return leave(rest, step);
  const amended = confirming && amendmentHere(step);
  if (amended)
    return amended.sends && complete(step)
      ? leave(rest, step, changes.message !== undefined)
      : amendedAsk(rest, step);
  if (told) {
    const said = ask(rest, step);
    const phoneOnly = changes.phone && !conversation.facts.email;
    return phoneOnly ? { ...said, text: words.person.withPhone, asks: "email" } : said;
  }
  if (confirming && refuses(step) && waits(step)) return ask(rest, step);
  if (confirming && refuses(step) && !ordersIt(step) && dropsAll(step))
    return { action: "answer", status: "answered", text: words.message.dropped };
  if (confirming && agrees(step)) return leave(rest, step);
  if (mistakenEmail(original) && !conversation.facts.email)
    return { ...ask(rest, step), text: words.message.badEmail };
  return undefined;
}

/** What the line makes of the message that was read back; its text is among the facts already. */
function amendmentHere({ original, hearing, changes, conversation }: Step) {
  const known = conversation.facts.message?.value;
  const { name, email, phone } = changes;
  const details = Boolean(name || email || phone);
  const rest = withoutName(withoutContact(original, hearing.language).rest, name);
  return known ? amendmentOf(rest, known, details) : undefined;
}

/** Reads the message back; where nothing in it changed, with the request to say what is wrong. */
function amendedAsk(task: Message, step: Step): Said {
  const said = ask(task, step);
  const { changes } = step;
  const same = !changes.message && !changes.name && !changes.email && !changes.phone;
  return same && said.again ? { ...said, text: said.again } : said;
}

/** Asks again for what is wrong in what was read back. */
export function askMessageAnew(task: Message, detail: Detail, step: Step): Said {
  const { confirming: _, question: __, ...rest } = task;
  const said = ask(rest, withoutFact(step, detail));
  return { ...said, facts: detail === "time" ? {} : { [detail]: null } };
}

/** Why an email is needed, and the way without one; refused once more, nothing is sent. */
function withoutEmail(task: Message, step: Step): Said {
  const words = turnPhrases[step.hearing.language].noEmail;
  if (task.withoutEmail)
    return {
      action: "answer",
      status: "answered",
      text: words.message.dropped,
      facts: { message: null },
    };
  const { again: _, ...said } = ask(task, step);
  return {
    ...said,
    text: words.message.needed,
    asks: "email",
    ...(said.task && { task: { ...said.task, withoutEmail: true } as Message }),
  };
}

/** An unanswered question becomes the message, unless the visitor gives another one. */
function withQuestion({ question }: Message, step: Step): Step {
  const { conversation } = step;
  if (!question || conversation.facts.message) return step;
  const facts = withChanges(conversation.facts, { message: question }, conversation.turn);
  return { ...step, conversation: { ...conversation, facts } };
}

/** Repeats the task's open question after another question was answered. */
export const remindMessage = (task: Message, step: Step): Said => ask(task, step);

const complete = ({ conversation: { facts } }: Step) =>
  Boolean(facts.name && facts.message && facts.email && looksLikeEmail(facts.email.value));

const shorten = (text: string, limit = 90) =>
  text.length <= limit ? text : `${text.slice(0, limit - 2)}…`;
/** Signs of a message that are read back: what was added to it stands at its end. */
const readBack = 300;

function ask(task: Message, step: Step): Said {
  const { language } = step.hearing;
  const { message: words, fields } = phrases[language];
  const { still } = turnPhrases[language];
  const { facts } = step.conversation;
  const known = complete(step);
  const missing = !facts.name ? "name" : !facts.email ? "email" : "text";
  const name = facts.name?.value ?? "";
  const email = facts.email?.value ?? "";
  const text = facts.message?.value ?? "";
  const { offered: _, confirming: __, ...rest } = task;
  // To a number without an address it is said why that is not enough.
  const numberOnly = missing === "email" && facts.phone !== undefined;
  const question = known
    ? words.confirm(name, withNumber(email, step), shorten(text, readBack))
    : numberOnly
      ? phrases[language].person.withPhone
      : words[missing];
  return {
    action: "message",
    status: "message",
    text: question,
    again: known ? `${still.confirm} ${question}` : still[missing === "text" ? "message" : missing],
    task: known ? { ...rest, confirming: true } : rest,
    sources: [source],
    placeholder: { name: fields.name, email: fields.email, text: fields.message }[missing],
    ...(text && { facts: { message: text } }),
    asks: known ? "confirm" : missing === "text" ? "message" : missing,
    card: {
      kind: "form",
      submit: words.submit,
      note: words.note,
      fields: [
        { name: "name", label: fields.name, required: true, value: name },
        { name: "email", label: fields.email, required: true, value: email },
        { name: "message", label: fields.message, required: true, value: text },
      ],
    },
  };
}

/** Sends it. `amended`: it is not what was read back, so its text is told. */
async function leave(task: Message, step: Step, amended = false): Promise<Said> {
  const { message: words, slip, status } = phrases[step.hearing.language];
  const { facts } = step.conversation;
  const name = facts.name?.value ?? "";
  const text = facts.message?.value ?? "";
  const visitor = { name, email: facts.email?.value ?? "", phone: facts.phone?.value ?? "" };
  const subject = `Message taken by the receptionist at ${site.name}`;
  const result = await step.actions.leave({ visitor, subject, text, facts });
  if (result === "failed")
    return {
      action: "message",
      status: "message",
      text: words.failed,
      task: { ...task, confirming: true },
      asks: "confirm",
    };
  return {
    action: "sent",
    status: "sent",
    text: amended ? `${words.done} ${sentPhrases[step.hearing.language].says(text)}` : words.done,
    sent: text,
    // The next message is another one.
    facts: { message: null },
    card: {
      kind: "slip",
      rows: [
        { label: slip.to, value: slip.host },
        { label: slip.from, value: name },
        { label: slip.asks, value: shorten(text) },
      ],
      boxes: [{ label: status.sent, on: true }],
    },
  };
}
