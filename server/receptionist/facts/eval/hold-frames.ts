import type { Reply } from "#server/receptionist/brain.ts";
import { type Conversation, newConversation } from "#server/receptionist/conversation.ts";
import { replyIn } from "#server/receptionist/eval/last-reply.ts";
import {
  added,
  before,
  beside,
  complained,
  complaints,
  type Frame,
  otherLines,
  replaced,
  texts,
  told,
  wished,
} from "./message-frames.ts";

/** A line in a state of a conversation, and whether what came of it is what its writer wants. */
export interface Held {
  line: string;
  held: boolean;
  got: string;
  /** Its place in its list of frames. */
  at: number;
}

/** What a line came to. `known`: the text of the message before it. */
interface Outcome {
  reply: Reply;
  value: string;
  known: string;
  /** The reply to one more line. */
  next: (line: string) => Promise<Reply>;
}

const details = "Ana Roy, ana@roy.example";

const spanish =
  /\b(?:que|un|el|es|se|de|por|quiero|pasele|hagale|dejales|digale|avisele|comuniquele|alguien|mejor)\b(?! i)/iu;

/** The language of the texts in a line. */
function languageOf(state: Frame[0], line: string): keyof typeof texts {
  if (/\p{Script=Han}/u.test(state + line)) return "zh";
  if (state === "written") return "en";
  return state === "fijo" || state === "pedido" || spanish.test(line) ? "es" : "en";
}

/** After these words a question is for the receptionist. */
const openings = /^(?:oh and|plus|ademas) \{\}/u;

/** Compared without signs, and without "that" or "if" in front. */
const bare = (text = "") =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/^(?:that|que|if|si) /u, "");

const messageOf = ({ facts }: Reply) => facts?.find(({ name }) => name === "message")?.value ?? "";

const conversations = new Map<Frame[0], Promise<Conversation>>();
const conversationIn = (state: Frame[0]): Promise<Conversation> => {
  const made =
    conversations.get(state) ??
    (before[state] as readonly string[]).reduce(
      async (earlier, line) => (await replyIn(await earlier, line)).after,
      Promise.resolve(newConversation()),
    );
  conversations.set(state, made);
  return made;
};

async function holdAll(
  frames: readonly Frame[],
  values: typeof texts | typeof complaints | undefined,
  judge: (outcome: Outcome) => boolean | Promise<boolean>,
): Promise<Held[]> {
  const all: Held[] = [];
  for (const [at, [state, frame]] of frames.entries()) {
    const own = languageOf(state, frame);
    const asks = values === texts && openings.test(frame) && own !== "zh" ? texts[own][1] : "";
    for (const value of values?.[own] ?? [""]) {
      if (value && value === asks) continue;
      const earlier = await conversationIn(state);
      const line = frame.replace("{}", value);
      const { reply, after } = await replyIn(earlier, line);
      const known = earlier.facts.message?.value ?? "";
      const next = async (line: string) => (await replyIn(after, line)).reply;
      const got = `[${reply.action} ?${reply.asks}] ${reply.text} | ${messageOf(reply)}`;
      const held = await judge({ reply, value, known, next });
      all.push({ line: `${state}: ${line}`, held, at, got });
    }
  }
  return all;
}

/** Whether the line began or went on with a message: it is read back, or its details are asked for. */
const taken = ({ action, asks, conversation: { task } }: Reply) =>
  action === "sent" || (task?.kind === "message" && !task.offered && asks !== undefined);
/** The text of the message, sent or not. */
const whole = (reply: Reply) =>
  bare(reply.action === "sent" ? reply.conversation.sent : messageOf(reply));

export const holdTold = () =>
  holdAll(told, texts, ({ reply, value }) => taken(reply) && whole(reply) === bare(value));

export const holdAdded = () =>
  holdAll(
    added,
    texts,
    ({ reply, value, known }) => taken(reply) && whole(reply) === bare(`${known} ${value}`),
  );

export const holdReplaced = () =>
  holdAll(replaced, texts, ({ reply, value }) => taken(reply) && whole(reply) === bare(value));

export const holdWished = () =>
  holdAll(
    wished,
    undefined,
    async ({ reply, next }) =>
      taken(reply) && !messageOf(reply) && (await next(details)).asks === "message",
  );

export const holdComplained = () =>
  holdAll(complained, complaints, async ({ reply, value, next }) => {
    if (!taken(reply) || /\$\d/.test(reply.text)) return false;
    const after = await next(details);
    return after.asks === "confirm" && whole(after).includes(bare(value));
  });

export const holdOther = () =>
  holdAll(otherLines, undefined, ({ reply }) => !messageOf(reply) && !taken(reply));

export const holdBeside = () =>
  holdAll(
    beside,
    undefined,
    ({ reply, known }) => reply.action !== "sent" && messageOf(reply) === known,
  );
