import type { Reply } from "#server/receptionist/brain.ts";
import { lastReply } from "#server/receptionist/eval/last-reply.ts";
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

const details = "Ana Roy, ana@roy.example";
const language = (line: string): "en" | "es" | "zh" =>
  /\p{Script=Han}/u.test(line) ? "zh" : spanish.test(line) ? "es" : "en";
const spanish =
  /\b(?:que|un|el|quiero|pasele|hagale|es|se|de|por|dej\p{L}*|dig[ae]\p{L}*|diles|dile|p[oó]ng\p{L}*|ponga|pongale|diga|preg\p{L}*|agreg\p{L}*|a[nñ]ad\p{L}*|adem[aá]s|alguien|mejor)\b(?! i)/iu;

/** After these words a question is for the receptionist. */
const openings = /^(?:oh and|plus|ademas) \{\}/u;

const bare = (text = "") =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/^(?:that|que|if|si) /u, "");
const messageOf = ({ facts }: Reply) => facts?.find(({ name }) => name === "message")?.value ?? "";

async function holdAll(
  frames: readonly Frame[],
  values: typeof texts | typeof complaints | undefined,
  judge: (reply: Reply, value: string, lines: string[]) => boolean | Promise<boolean>,
): Promise<Held[]> {
  const all: Held[] = [];
  for (const [at, [state, frame]] of frames.entries()) {
    const es =
      state === "fijo" || state === "pedido" || (state !== "written" && language(frame) === "es");
    const own = state === "已写" ? "zh" : es ? "es" : language(frame);
    const asked = values && openings.test(frame) ? values[own][1] : "";
    for (const value of values?.[own] ?? [""]) {
      if (value && value === asked && own !== "zh") continue;
      const line = frame.replace("{}", value);
      const lines = [...before[state], line];
      const reply = await lastReply(...lines);
      const held = await judge(reply, value, lines);
      all.push({
        line: `${state}: ${line}`,
        held,
        at,
        got: `[${reply.action} ?${reply.asks}] ${reply.text.slice(0, 150)} | ${messageOf(reply)}`,
      });
    }
  }
  return all;
}

/** Whether the line began or went on with a message: it is read back, or its details are asked for. */
const taken = ({ action, asks, conversation: { task } }: Reply) =>
  action === "sent" || (task?.kind === "message" && !task.offered && asks !== undefined);

export const holdTold = () =>
  holdAll(told, texts, (reply, value) => taken(reply) && bare(messageOf(reply)) === bare(value));
const whole = (reply: Reply) =>
  bare(reply.action === "sent" ? reply.conversation.sent : messageOf(reply));
export const holdAdded = () =>
  holdAll(
    added,
    texts,
    (reply, value, [, , first = ""]) => taken(reply) && whole(reply) === bare(`${first} ${value}`),
  );
export const holdReplaced = () =>
  holdAll(replaced, texts, (reply, value) => taken(reply) && whole(reply) === bare(value));
export const holdWished = () =>
  holdAll(wished, undefined, async (reply, _, lines) => {
    if (!taken(reply) || messageOf(reply)) return false;
    const { asks } = await lastReply(...lines, details);
    return asks === "message";
  });
export const holdComplained = () =>
  holdAll(complained, complaints, async (reply, value, lines) => {
    if (!taken(reply) || /\$\d/.test(reply.text)) return false;
    const after = await lastReply(...lines, details);
    return after.asks === "confirm" && bare(messageOf(after)).includes(bare(value));
  });
export const holdOther = () =>
  holdAll(
    otherLines,
    undefined,
    ({ facts, conversation: { task } }) =>
      !facts?.some(({ name }) => name === "message") &&
      !(task?.kind === "message" && !task.offered),
  );
export const holdBeside = () =>
  holdAll(beside, undefined, (reply, _, lines) => {
    const known = lines.length > 3 ? lines[2] : "";
    return reply.action !== "sent" && messageOf(reply) === known;
  });
