import type { TakenFact } from "#contract/receptionist.ts";
import type { Brain, Reply } from "#server/receptionist/brain.ts";
import {
  type Conversation,
  newConversation,
  withLines,
} from "#server/receptionist/conversation.ts";
import type { Dialogue, Turn } from "./dialogue.ts";
import { createTestActions, type TestActions } from "./test-actions.ts";

/** One turn that was held. `firstWord`: milliseconds. */
export interface HeldTurn {
  turn: Turn;
  reply: Reply;
  /** All that was streamed as text; the reply's own text may differ only by spaces. */
  streamed: string;
  firstWord: number;
  /** The facts known before the turn. */
  before: readonly TakenFact[];
}

/** A dialogue with its answers. */
export interface Held {
  dialogue: Dialogue;
  turns: HeldTurn[];
  actions: TestActions;
}

/** Holds a dialogue with a brain, line by line. The state is closed and opened between turns. */
export async function holdDialogue(dialogue: Dialogue, brain: Brain): Promise<Held> {
  const actions = createTestActions();
  let conversation = newConversation();
  const turns: HeldTurn[] = [];
  for (const turn of dialogue.turns) {
    const held = await holdTurn(turn, dialogue, conversation, brain, actions);
    turns.push({ ...held, before: turns.at(-1)?.reply.facts ?? [] });
    const after = withLines(held.reply.conversation, [
      { who: "visitor", text: turn[0] },
      { who: "assistant", text: held.reply.text },
    ]);
    conversation = JSON.parse(JSON.stringify(after)) as Conversation;
  }
  return { dialogue, turns, actions };
}

async function holdTurn(
  turn: Turn,
  { persona }: Dialogue,
  conversation: Conversation,
  brain: Brain,
  actions: TestActions,
): Promise<Omit<HeldTurn, "before">> {
  const [message, expected] = turn;
  const choice = expected?.choice;
  const started = performance.now();
  let firstWord: number | undefined;
  let streamed = "";
  let reply: Reply | undefined;
  const { signal } = new AbortController();
  const said = { message, ...(persona && { persona }), ...(choice && { choice }) };
  for await (const thought of brain.think(said, conversation, actions, signal)) {
    if (thought.type === "text") {
      firstWord ??= performance.now() - started;
      streamed += thought.text;
    }
    if (thought.type === "reply") reply = thought.reply;
  }
  if (!reply) throw new Error(`No reply to "${message}"`);
  return { turn, reply, streamed, firstWord: firstWord ?? performance.now() - started };
}
