import * as v from "valibot";
import { timeZone } from "./booking.ts";
import { fieldLimits } from "./field-limits.ts";
import { says } from "./field-messages.ts";

/** POST TalkRequest → a stream of TalkEvent as server-sent events. */
export const talkEndpoint = "/api/talk";

/** Characters of a message; lines of a conversation; characters of the sealed state. */
export const talkLimits = { message: 600, lines: 60, state: 48_000 } as const;

/** The languages in which the receptionist answers. */
export const languages = ["en", "es", "zh"] as const;
export type Language = (typeof languages)[number];

/** "Make it mine": whom the receptionist rehearses for. Times: minutes after midnight. */
export const personaSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
  industry: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,30}$/)),
  opens: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1440)),
  closes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1440)),
});
export type Persona = v.InferOutput<typeof personaSchema>;

const text = (limit: number) => v.pipe(v.string(), v.trim(), v.maxLength(limit));

/** The choice that a press on a card sends along with its words. */
const choiceSchema = v.variant("kind", [
  v.object({ kind: v.literal("slot"), start: v.pipe(v.string(), v.isoTimestamp()) }),
  v.object({ kind: v.literal("day"), date: v.pipe(v.string(), v.isoDate()) }),
  v.object({
    kind: v.literal("details"),
    fields: v.object({
      name: v.optional(text(fieldLimits.fullName), ""),
      email: v.optional(text(fieldLimits.email), ""),
      phone: v.optional(text(fieldLimits.officeNumber), ""),
      message: v.optional(text(fieldLimits.note), ""),
    }),
  }),
  // A taken fact put right by pressing it; an empty value forgets it.
  v.object({
    kind: v.literal("fact"),
    name: v.pipe(v.string(), v.regex(/^[a-zA-Z-]{1,40}$/)),
    value: text(300),
  }),
]);
/** A choice as the server reads it. */
export type Choice = v.InferOutput<typeof choiceSchema>;
/** A choice as a page sends it. */
export type ChoiceRequest = v.InferInput<typeof choiceSchema>;

export const talkSchema = v.object({
  message: v.pipe(
    v.string(says("messageMissing")),
    v.trim(),
    v.nonEmpty(says("messageMissing")),
    v.maxLength(talkLimits.message, says("talkTooLong")),
  ),
  choice: v.optional(choiceSchema),
  /** State of the last answer; absent at the start. The server stores nothing. */
  state: v.optional(v.pipe(v.string(), v.maxLength(talkLimits.state))),
  timeZone: v.optional(timeZone),
  persona: v.optional(personaSchema),
});
/** A turn as a page sends it. */
export type TalkRequest = v.InferInput<typeof talkSchema>;
/** A turn as the server reads it. */
export type TalkTurn = v.InferOutput<typeof talkSchema>;

/** A place on this site that supports an answer. `href`: path and anchor. */
export interface Source {
  title: string;
  detail: string;
  href: string;
}

/** Something the conversation has taken down. `name`: its field; label and value are for eyes. */
export interface TakenFact {
  name: string;
  label: string;
  value: string;
}

/** The paper that facts are written on: its title, and its lines in their order, filled or not. */
export interface TakenSlip {
  title: string;
  lines: Pick<TakenFact, "name" | "label">[];
  /** Checkboxes with the result, once the slip is handed in. */
  boxes?: { label: string; on: boolean }[];
}

/** Result of a turn; the evaluation and the voice line read it. */
export type TalkAction =
  | "answer"
  | "book"
  | "booked"
  | "message"
  | "sent"
  | "plan"
  | "person"
  | "phone"
  | "unknown"
  | "off-topic"
  | "refuse-advice"
  | "refuse-role"
  | "greet"
  | "thanks"
  | "rehearsal";

/** One row of a form in the conversation. */
export interface CardField {
  name: "name" | "email" | "phone" | "message";
  label: string;
  required: boolean;
  value: string;
}

/** Something to look at or to press, below the words. All texts are for the visitor's eyes. */
export type Card =
  | {
      kind: "plan";
      title: string;
      rows: { label: string; value: string }[];
      note: string;
      link: { label: string; href: string };
    }
  | {
      kind: "slots";
      /** The day on show, and others that can be asked for. */
      title: string;
      slots: { start: string; label: string; full: string }[];
      days: { date: string; label: string }[];
      month: { label: string; href: string };
      /** The button, with `{time}` for the chosen one. */
      hold: string;
    }
  | { kind: "form"; fields: CardField[]; submit: string; note: string }
  | {
      kind: "slip";
      title?: string;
      rows: { label: string; value: string }[];
      boxes: { label: string; on: boolean }[];
      note?: string;
    };

/** One event of the stream. `text` pieces are to be joined as they are. */
export type TalkEvent =
  | { type: "reading"; pages: string[] }
  | { type: "text"; text: string }
  | {
      type: "done";
      language: Language;
      action: TalkAction;
      /** Words of the voice line: "Choosing a time". */
      status: string;
      sources: Source[];
      card?: Card;
      suggestions: string[];
      /** All that was taken down so far, in the order of its slip. */
      facts?: TakenFact[];
      /** The name of the fact that the answer asks for. */
      asks?: string;
      /** Make it mine: the trade's paper, with the lines that this call needs. */
      slip?: TakenSlip;
      /** To be sent with the next message. */
      state: string;
      /** Placeholder of the input: "Your email". */
      placeholder?: string;
    }
  | { type: "error"; message: string };
