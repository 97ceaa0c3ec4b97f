import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { Concept } from "#content/receptionist/heard.ts";
import type { Language } from "#contract/receptionist.ts";
import { talkLimits } from "#contract/receptionist.ts";
import type { DeskState } from "./front-desk/desk-state.ts";
import type { Volume } from "./hearing/volume.ts";

export interface Line {
  who: "visitor" | "assistant";
  text: string;
}

/** Something the receptionist is in the middle of. */
export type Task =
  | {
      kind: "booking";
      start?: string;
      hold?: string;
      /** Instants on show, in their order. */
      offered: string[];
      name?: string;
      email?: string;
      phone?: string;
      confirming?: true;
    }
  | {
      kind: "message";
      /** Begun by the receptionist itself, after "I do not know": a new question ends it. */
      offered?: true;
      name?: string;
      email?: string;
      phone?: string;
      text?: string;
      confirming?: true;
    }
  | { kind: "plan"; volume: Volume; asking?: true };

/** All that is known of a conversation. It travels with the visitor; the server keeps nothing. */
export interface Conversation {
  id: string;
  /** Lines said since the start, dropped ones included. */
  turn: number;
  language: Language;
  lines: Line[];
  /** What the last question was about, for "and monthly?". */
  asked?: { concepts: Concept[]; things: string[] };
  task?: Task;
  /** Make it mine: what the trade's desk knows. */
  rehearsal?: DeskState;
}

export const newConversation = (language: Language = "en"): Conversation => ({
  id: randomUUID(),
  turn: 0,
  language,
  lines: [],
});

/** Adds what was said; old lines go when there are too many. */
export function withLines(conversation: Conversation, lines: Line[]): Conversation {
  return {
    ...conversation,
    turn: conversation.turn + 1,
    lines: [...conversation.lines, ...lines].slice(-talkLimits.lines),
  };
}

/** The conversation as text, its end when it is long. */
export function transcript({ lines }: Conversation, limit = 4000): string {
  const text = lines
    .map(({ who, text }) => `${who === "visitor" ? "Visitor" : "Assistant"}: ${text}`)
    .join("\n");
  return text.length <= limit ? text : `…${text.slice(-limit)}`;
}

/** Closes a conversation so that only this company's servers can read or change it. */
export function sealer(secret: string) {
  const key = createHash("sha256").update(`talk ${secret}`).digest();
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
        return JSON.parse(decrypt(key, text)) as Conversation;
      } catch {
        return undefined;
      }
    },
  };
}

export type Sealer = ReturnType<typeof sealer>;

const cipher = "aes-256-gcm";

function encrypt(key: Buffer, text: string): string {
  const iv = randomBytes(12);
  const engine = createCipheriv(cipher, key, iv);
  const body = Buffer.concat([engine.update(deflateRawSync(text)), engine.final()]);
  return Buffer.concat([iv, engine.getAuthTag(), body]).toString("base64url");
}

function decrypt(key: Buffer, text: string): string {
  const bytes = Buffer.from(text, "base64url");
  const engine = createDecipheriv(cipher, key, bytes.subarray(0, 12));
  engine.setAuthTag(bytes.subarray(12, 28));
  const body = Buffer.concat([engine.update(bytes.subarray(28)), engine.final()]);
  // What we sealed is small; the limit only keeps a mistake of ours from growing.
  return inflateRawSync(body, { maxOutputLength: 1_000_000 }).toString();
}
