import * as v from "valibot";
import { timeZone } from "./booking.ts";
import { fieldLimits } from "./field-limits.ts";
import { says } from "./refused-fields.ts";

/** POST TalkRequest → a stream of TalkEvent as server-sent events. */
export const talkEndpoint = "/api/talk";

/**
 * Maximum characters of a message, turns of a conversation, lines of it that are kept, and characters
 * of the sealed state. A turn is what a visitor says and the answer to it.
 */
export const talkLimits = { message: 600, turns: 300, lines: 60, state: 48_000 } as const;

/** The languages in which the receptionist answers. */
export const languages = ["en", "es", "zh"] as const;
export type Language = (typeof languages)[number];

/**
 * "Make it mine": the business that the receptionist rehearses for. Times: minutes after midnight.
 */
export const personaSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
  industry: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,30}$/)),
  opens: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1440)),
  closes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1440)),
});
export type Persona = v.InferOutput<typeof personaSchema>;

const text = (limit: number) => v.pipe(v.string(), v.trim(), v.maxLength(limit));

/** Many spaces in a row mean nothing more than one, and take patterns far longer to read. */
const withSingleSpaces = (message: string): string =>
  message.replace(/[^\S\n]+/g, " ").replace(/ ?\n\s*/g, "\n");

/** The choice that a press on a card sends along with its text. */
const choiceSchema = v.variant("kind", [
  v.object({ kind: v.literal("slot"), start: v.pipe(v.string(), v.isoTimestamp()) }),
  v.object({ kind: v.literal("day"), date: v.pipe(v.string(), v.isoDate()) }),
  v.object({
    kind: v.literal("details"),
    fields: v.object({
      name: v.optional(text(fieldLimits.fullName), ""),
      email: v.optional(text(fieldLimits.email), ""),
      phone: v.optional(text(fieldLimits.phone), ""),
      message: v.optional(text(fieldLimits.note), ""),
    }),
  }),
  // Corrects a fact by pressing it; an empty value removes it.
  v.object({
    kind: v.literal("fact"),
    name: v.pipe(v.string(), v.regex(/^[a-zA-Z-]{1,40}$/)),
    value: text(300),
  }),
]);
/** A choice as the server parses it. */
export type Choice = v.InferOutput<typeof choiceSchema>;
/** A choice as a page sends it. */
export type ChoiceRequest = v.InferInput<typeof choiceSchema>;

export const talkSchema = v.object({
  message: v.pipe(
    v.string(says("messageMissing")),
    v.trim(),
    v.nonEmpty(says("messageMissing")),
    v.maxLength(talkLimits.message, says("talkTooLong")),
    v.transform(withSingleSpaces),
  ),
  choice: v.optional(choiceSchema),
  /** State from the last response; absent at the start. The server stores nothing. */
  state: v.optional(v.pipe(v.string(), v.maxLength(talkLimits.state))),
  timeZone: v.optional(timeZone),
  persona: v.optional(personaSchema),
});
/** A turn as a page sends it. */
export type TalkRequest = v.InferInput<typeof talkSchema>;
/** A turn as the server parses it. */
export type TalkTurn = v.InferOutput<typeof talkSchema>;

/** A place on this site that supports an answer. `href`: path and anchor. */
export interface Source {
  title: string;
  detail: string;
  href: string;
}

/**
 * A fact that the conversation has collected. `name`: its field; label and value are for display.
 */
export interface TakenFact {
  name: string;
  label: string;
  value: string;
}

/** The slip on which facts are written: its title, and its lines in order, filled or empty. */
export interface TakenSlip {
  title: string;
  lines: Pick<TakenFact, "name" | "label">[];
  /** Checkboxes with the result, once the slip is complete. */
  boxes?: { label: string; on: boolean }[];
}

/** Result of a turn, read by the evaluation and the voice line. */
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

/** Something to look at or to press, below the text. All texts are for display. */
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
      /** The day shown, and other days to ask for. */
      title: string;
      slots: { start: string; label: string; full: string }[];
      days: { date: string; label: string }[];
      month: { label: string; href: string };
      /** The label of the button; `{time}` is replaced by the chosen time. */
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

/** One event of the stream. `text` pieces are concatenated as they are. */
export type TalkEvent =
  | { type: "reading"; pages: string[] }
  | { type: "text"; text: string }
  | {
      type: "done";
      language: Language;
      action: TalkAction;
      /** Text on the voice line: "Choosing a time". */
      status: string;
      sources: Source[];
      card?: Card;
      suggestions: string[];
      /** All facts so far, in the order of its slip. */
      facts?: TakenFact[];
      /** The name of the fact that the receptionist asks for. */
      asks?: string;
      /** Make it mine: the trade's slip, with the lines that this call needs. */
      slip?: TakenSlip;
      /** To be sent with the next message. */
      state: string;
      /** Placeholder of the input: "Your email". */
      placeholder?: string;
    }
  | { type: "error"; message: string };
