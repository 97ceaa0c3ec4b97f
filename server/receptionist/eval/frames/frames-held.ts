import type { Reply } from "#server/receptionist/brain.ts";
import {
  type Conversation,
  newConversation,
  withLines,
} from "#server/receptionist/conversation.ts";
import { createDefaultBrain } from "#server/receptionist/default-brain.ts";
import { createTestActions } from "#server/receptionist/eval/test-actions.ts";
import { passagesOf } from "#server/receptionist/knowledge/passage.ts";
import { createPassageIndex } from "#server/receptionist/knowledge/passage-index.ts";
import type { Wanted } from "./frame-values.ts";
import { priceCounters } from "./price-counterexamples.ts";
import { priceFrames } from "./price-frames.ts";

const index = createPassageIndex(passagesOf());
const brain = createDefaultBrain(() => index);

/** Counts and lists of what holds: every third line is counted only. */
export interface Held {
  frames: [held: number, of: number];
  counters: [held: number, of: number];
  unreadFrames: [held: number, of: number];
  unreadCounters: [held: number, of: number];
  failed: string[];
}

/** Says every line of the matrix. */
export async function framesHeld(): Promise<Held> {
  const held: Held = {
    frames: [0, 0],
    counters: [0, 0],
    unreadFrames: [0, 0],
    unreadCounters: [0, 0],
    failed: [],
  };
  let at = 0;
  for (const { name, before, values, lines } of priceFrames)
    for (const line of lines) {
      const unread = at++ % 3 === 2;
      const faults: string[] = [];
      for (const { put, wanted } of values)
        faults.push(
          ...faultsOf(
            await replyTo(
              before.map((one) => filled(one, put)),
              filled(line, put),
            ),
            wanted,
            filled(line, put),
          ),
        );
      count(held, unread ? "unreadFrames" : "frames", faults, unread, name);
    }
  at = 0;
  for (const { before = [], lines, never } of priceCounters)
    for (const line of lines) {
      const unread = at++ % 3 === 2;
      const faults = takenFrom(await replyTo(before, line), before.length > 0, line, never);
      count(held, unread ? "unreadCounters" : "counters", faults, unread, "counter");
    }
  return held;
}

function count(
  held: Held,
  list: "frames" | "counters" | "unreadFrames" | "unreadCounters",
  faults: readonly string[],
  unread: boolean,
  name: string,
) {
  held[list][1]++;
  if (faults.length === 0) held[list][0]++;
  else if (!unread) held.failed.push(...faults.map((fault) => `${name} — ${fault}`));
}

const filled = (line: string, put: Record<string, string>) =>
  line.replace(/\{(\w+)\}/g, (_, name: string) => put[name] ?? "");

function faultsOf(
  { text, conversation }: Reply,
  { says = [], never, facts = {} }: Wanted,
  line: string,
): string[] {
  const missing = [says].flat().filter((one) => !one.test(text));
  const wrong = Object.entries(facts).filter(
    ([name, value]) => conversation.facts[name as "texts"]?.value !== value,
  );
  return [
    ...missing.map((one) => `"${line}" does not say ${one}: ${text.slice(0, 160)}`),
    ...(never?.test(text) ? [`"${line}" says ${never}: ${text.slice(0, 160)}`] : []),
    ...wrong.map(([name, value]) => `"${line}": ${name} is not ${value}: ${text.slice(0, 80)}`),
  ];
}

/** Volumes that a line has told. */
const volumes = ["calls", "minutes", "texts", "agents", "length"] as const;

function takenFrom(
  { text, conversation }: Reply,
  later: boolean,
  line: string,
  never?: RegExp,
): string[] {
  const { facts, turn, table } = conversation;
  const taken = volumes.filter((name) => facts[name] && (!later || facts[name].turn === turn));
  return [
    ...taken.map((name) => `"${line}" tells ${name} ${facts[name]?.value}`),
    ...(!later && table.plan ? [`"${line}" speaks of ${table.plan}`] : []),
    ...(never?.test(text) ? [`"${line}" is answered ${text.slice(0, 160)}`] : []),
  ];
}

const known = new Map<string, Conversation>();

/** The reply to a line behind others. */
async function replyTo(before: readonly string[], line: string): Promise<Reply> {
  let conversation = newConversation();
  for (const [at, said] of before.entries()) {
    const key = before.slice(0, at + 1).join("\n");
    const later = known.get(key);
    if (later) conversation = later;
    else {
      const reply = await oneReply(conversation, said);
      conversation = withLines(reply.conversation, [
        { who: "visitor", text: said },
        { who: "assistant", text: reply.text },
      ]);
      known.set(key, conversation);
    }
  }
  return oneReply(conversation, line);
}

async function oneReply(conversation: Conversation, message: string): Promise<Reply> {
  const { signal } = new AbortController();
  for await (const thought of brain.think({ message }, conversation, createTestActions(), signal))
    if (thought.type === "reply") return thought.reply;
  throw new Error("no reply");
}
