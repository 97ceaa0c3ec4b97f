import type { Reply } from "#server/receptionist/brain.ts";
import {
  type Conversation,
  newConversation,
  withLines,
} from "#server/receptionist/conversation.ts";
import { createDefaultBrain } from "#server/receptionist/default-brain.ts";
import { passagesOf } from "#server/receptionist/knowledge/passage.ts";
import { createPassageIndex } from "#server/receptionist/knowledge/passage-index.ts";
import { createTestActions } from "./test-actions.ts";

const index = createPassageIndex(passagesOf());
const brain = createDefaultBrain(() => index);

/** The reply to a line in a conversation, which goes on in what is given back. */
export async function replyIn(
  before: Conversation,
  message: string,
  actions = createTestActions(),
): Promise<{ reply: Reply; after: Conversation }> {
  const { signal } = new AbortController();
  let reply: Reply | undefined;
  for await (const thought of brain.think({ message }, before, actions, signal))
    if (thought.type === "reply") reply = thought.reply;
  if (!reply) throw new Error("no reply");
  const lines = [
    { who: "visitor", text: message },
    { who: "assistant", text: reply.text },
  ] as const;
  return { reply, after: withLines(reply.conversation, [...lines]) };
}

/** The replies to lines that are said one after the other. */
export async function repliesTo(...lines: string[]): Promise<Reply[]> {
  const actions = createTestActions();
  let conversation: Conversation = newConversation();
  const replies: Reply[] = [];
  for (const message of lines) {
    const { reply, after } = await replyIn(conversation, message, actions);
    replies.push(reply);
    conversation = after;
  }
  return replies;
}

/** The last of the replies to lines that are said one after the other. */
export async function lastReply(...lines: string[]): Promise<Reply> {
  const reply = (await repliesTo(...lines)).at(-1);
  if (!reply) throw new Error("no lines");
  return reply;
}
