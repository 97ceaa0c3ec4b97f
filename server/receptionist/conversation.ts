import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  type KeyObject,
  randomBytes,
  randomUUID,
} from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { EmergencyId } from "#content/front-desks/emergency-sentences.ts";
import type { PricedPlan } from "#content/plans.ts";
import type { Concept } from "#content/receptionist/heard.ts";
import type { Language } from "#contract/receptionist.ts";
import { type TakenFact, talkLimits } from "#contract/receptionist.ts";
import type { Facts } from "./facts/facts.ts";
import type { CallState } from "./front-desk/call-state.ts";

export interface Line {
  who: "visitor" | "assistant";
  text: string;
}

/** The visitor's wishes for a time, as far as they are known. */
export interface WantedTime {
  /** YYYY-MM-DD on the visitor's clock. */
  date?: string;
  from?: string;
  part?: "morning" | "afternoon";
  /** Minutes after midnight: not before, and before. */
  since?: number;
  until?: number;
  /** Weekdays that do not suit, from 0 (Sunday). */
  not?: number[];
  /** Hours that do not suit, in minutes after midnight. */
  notAt?: number[];
}

/** A time that is being chosen. Instants, ISO. */
export interface Choosing {
  wanted: WantedTime;
  /** Times on show, in their order. */
  offered: string[];
  /** The hour that was asked for and is not free, in minutes after midnight: "friday, same time". */
  missed?: number;
  start?: string;
  hold?: string;
}

/** Something the receptionist is in the middle of. What it needs is among the facts. */
export type Task =
  | ({ kind: "booking"; confirming?: true; doubted?: true; withoutEmail?: true } & Choosing)
  | ({
      /** Moves or cancels a booking, by the link that its visitor was mailed. */
      kind: "change";
      wish: "move" | "cancel";
      token?: string;
      /** When the booking is now. */
      current?: string;
      /** How it was asked for, for a message to a person. */
      words: string;
      confirming?: true;
    } & Choosing)
  | {
      kind: "message";
      /** Begun by the receptionist itself, after "I do not know": a new question ends it. */
      offered?: true;
      /**
       * A question that could not be answered; it becomes the message once the contact details are
       * known.
       */
      question?: string;
      confirming?: true;
      /** The visitor has no email, and was told what can be done without one. */
      withoutEmail?: true;
    }
  | {
      kind: "plan";
      asking?: true;
      /** The sum that was told last, and another one before it: "whats the difference". */
      last?: PlanSum;
      before?: PlanSum;
      /** "If it doubles": reckoned with, beside what the visitor has. */
      supposed?: Pick<Facts, "calls" | "minutes">;
    };

/** What a recommended plan costs a month, in dollars. */
export interface PlanSum {
  plan: PricedPlan["id"];
  monthly: number;
}

/** Things that pronouns can refer to. */
export interface Table {
  /** The plan that was spoken of last. */
  plan?: PricedPlan["id"];
  /** The plans that were spoken of together, in their order: "the second". */
  plans?: PricedPlan["id"][];
}

/**
 * The state of a conversation. The visitor's browser keeps it, sealed; the server stores nothing.
 */
export interface Conversation {
  id: string;
  /** Turns since the start; those whose lines were dropped count too. */
  turn: number;
  language: Language;
  lines: Line[];
  /** The subject of the last question, for "and monthly?". */
  asked?: { concepts: Concept[]; things: string[] };
  /** Facts that the visitor gave. */
  facts: Facts;
  table: Table;
  task?: Task;
  /** The fact that the last answer asked for; "confirm" and "time" are asked for as well. */
  asking?: string;
  /** The emergency that was told last, and in which turn. */
  warned?: { id: EmergencyId; turn: number };
  /** When the call is that was booked in this conversation. An instant, ISO. */
  booked?: string;
  /** The text of the message that was sent last. */
  sent?: string;
  /** Misunderstandings in a row. */
  lost: number;
  /** Make it mine: what the trade's desk knows. */
  rehearsal?: CallState;
}

export const newConversation = (language: Language = "en"): Conversation => ({
  id: randomUUID(),
  turn: 0,
  language,
  lines: [],
  facts: {},
  table: {},
  lost: 0,
});

/** Turns after which an emergency that was told is no longer what is spoken of. */
const warnedTurns = 4;

/** The emergency that is still spoken of. */
export const warnedLately = ({ warned, turn }: Pick<Conversation, "warned" | "turn">) =>
  warned && turn - warned.turn <= warnedTurns ? warned : undefined;

/** What the visitor said last, before the message that is being answered. */
export const saidBefore = ({ lines }: Pick<Conversation, "lines">): string =>
  lines.findLast(({ who }) => who === "visitor")?.text ?? "";

/** Adds lines; the oldest are dropped when there are too many. */
export function withLines(conversation: Conversation, lines: Line[]): Conversation {
  return {
    ...conversation,
    turn: conversation.turn + 1,
    lines: [...conversation.lines, ...lines].slice(-talkLimits.lines),
  };
}

/**
 * The conversation as text: what was taken down, in the order of the slip, then the lines; only
 * their end where they are long.
 */
export function transcript(
  { lines }: Pick<Conversation, "lines">,
  facts: readonly TakenFact[],
  limit = 4000,
): string {
  const head = facts.map(({ label, value }) => `${label}: ${value}\n`).join("");
  const text = lines
    .map(({ who, text }) => `${who === "visitor" ? "Visitor" : "Assistant"}: ${text}`)
    .join("\n");
  const room = Math.max(0, limit - head.length - 1);
  const end = text.length <= room ? text : `…${text.slice(text.length - room)}`;
  return `${head && `${head}\n`}${end}`.slice(0, limit);
}

/** Closes a conversation so that only this company's servers can read or change it. */
export function sealer(secret: string) {
  const key = createSecretKey(createHash("sha256").update(`talk ${secret}`).digest());
  return {
    seal(conversation: Conversation): string {
      let rest = conversation;
      for (;;) {
        const text = encrypt(key, JSON.stringify(rest));
        if (text.length <= talkLimits.state || rest.lines.length === 0) return text;
        rest = { ...rest, lines: rest.lines.slice(4) };
      }
    },
    /** Undefined for anything that was not sealed here. */
    open(text: string): Conversation | undefined {
      try {
        return { ...newConversation(), ...(JSON.parse(decrypt(key, text)) as Conversation) };
      } catch {
        return undefined;
      }
    },
  };
}

export type Sealer = ReturnType<typeof sealer>;

const cipher = "aes-256-gcm";

function encrypt(key: KeyObject, text: string): string {
  const iv = randomBytes(12);
  const engine = createCipheriv(cipher, key, iv);
  const body = Buffer.concat([engine.update(deflateRawSync(text, { level: 1 })), engine.final()]);
  return Buffer.concat([iv, engine.getAuthTag(), body]).toString("base64url");
}

function decrypt(key: KeyObject, text: string): string {
  const bytes = Buffer.from(text, "base64url");
  const engine = createDecipheriv(cipher, key, bytes.subarray(0, 12));
  engine.setAuthTag(bytes.subarray(12, 28));
  const body = Buffer.concat([engine.update(bytes.subarray(28)), engine.final()]);
  // The state that we seal is small; the limit only keeps a bug from inflating without end.
  return inflateRawSync(body, { maxOutputLength: 1_000_000 }).toString();
}
