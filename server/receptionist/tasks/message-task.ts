import { phrases } from "#content/receptionist/languages.ts";
import { place } from "#content/receptionist/topic.ts";
import { site } from "#content/site.ts";
import type { Task } from "#server/receptionist/conversation.ts";
import { contactDetails } from "#server/receptionist/hearing/contact-details.ts";
import { looksLikeEmail } from "./email.ts";
import type { Said, Step } from "./step.ts";

type Message = Extract<Task, { kind: "message" }>;

const source = place("contact", "Read by a person");

/** Begins to take a message. */
export function beginMessage(step: Step): Said {
  const { language } = step.hearing;
  const heard = contactDetails(step.original, language, false);
  const said = ask({ kind: "message", ...heard }, step);
  return { ...said, text: `${phrases[language].message.ask} ${said.text}` };
}

/** Offers a person: for the word "person", or behind "I do not know". `question`: what is asked. */
export function offerPerson(step: Step, question: string | undefined, opening: string): Said {
  const { language } = step.hearing;
  const { slip, person } = phrases[language];
  return {
    action: question ? "unknown" : "person",
    status: "person",
    text: question ? opening : person.offer,
    sources: question ? [] : [source],
    task: { kind: "message", offered: true, ...(question && { text: question }) },
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
export async function continueMessage(task: Message, step: Step): Promise<Said | undefined> {
  const { choice, hearing, original } = step;
  const words = phrases[hearing.language];
  const fields = choice?.kind === "details" ? choice.fields : undefined;
  if (fields) {
    const { message, ...rest } = fields;
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value));
    const next: Message = { ...task, ...given, ...(message && { text: message }) };
    return complete(next) ? leave(next, step) : ask(next, step);
  }
  const heard = contactDetails(original, hearing.language, !task.name && !task.offered);
  if (task.offered && !heard.email && !heard.phone) {
    if (!hearing.concepts.has("yes") || hearing.words.length > 4) return undefined;
    const { offered: _, ...rest } = task;
    return ask(rest, step);
  }
  const { offered: _, confirming, ...rest } = task;
  const next: Message = { ...rest, ...heard };
  if (Object.keys(heard).length > 0) {
    const said = ask(next, step);
    return heard.phone && !next.email ? { ...said, text: words.person.withPhone } : said;
  }
  if (confirming && hearing.concepts.has("yes")) return leave(next, step);
  if (confirming && hearing.concepts.has("no"))
    return { action: "answer", status: "answered", text: words.message.dropped };
  if (/@|\barroba\b/i.test(original) && !task.email)
    return { ...ask(next, step), text: words.message.badEmail };
  if (task.name && task.email && !task.text) return ask({ ...next, text: original }, step);
  return undefined;
}

/** What the task waits for, said again after a question in between. */
export const remindMessage = (task: Message, step: Step): Said => ask(task, step);

const complete = ({ name, email, text }: Message) =>
  Boolean(name && text && email && looksLikeEmail(email));

const shorten = (text: string) => (text.length <= 90 ? text : `${text.slice(0, 88)}…`);

function ask(task: Message, { hearing }: Step): Said {
  const { message: words, fields } = phrases[hearing.language];
  const known = complete(task);
  const missing = !task.name ? "name" : !task.email ? "email" : "text";
  return {
    action: "message",
    status: "message",
    text: known
      ? words.confirm(task.name ?? "", task.email ?? "", shorten(task.text ?? ""))
      : words[missing],
    task: known ? { ...task, confirming: true } : task,
    sources: [source],
    placeholder: { name: fields.name, email: fields.email, text: fields.message }[missing],
    card: {
      kind: "form",
      submit: words.submit,
      note: words.note,
      fields: [
        { name: "name", label: fields.name, required: true, value: task.name ?? "" },
        { name: "email", label: fields.email, required: true, value: task.email ?? "" },
        { name: "message", label: fields.message, required: true, value: task.text ?? "" },
      ],
    },
  };
}

async function leave(task: Message, step: Step): Promise<Said> {
  const { message: words, slip, status } = phrases[step.hearing.language];
  const { name = "", email = "", phone = "", text = "" } = task;
  const subject = `Message taken by the receptionist at ${site.name}`;
  const result = await step.actions.leave({ visitor: { name, email, phone }, subject, text });
  if (result === "failed")
    return {
      action: "message",
      status: "message",
      text: words.failed,
      task: { ...task, confirming: true },
    };
  return {
    action: "sent",
    status: "sent",
    text: words.done,
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
