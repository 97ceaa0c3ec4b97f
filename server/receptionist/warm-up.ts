import { setImmediate } from "node:timers/promises";
import type { TalkTurn } from "#contract/receptionist.ts";
import type { AppDeps } from "#server/app.ts";
import { readLeadSource } from "#server/arrivals/read-lead-source.ts";
import { newConversation } from "./conversation.ts";
import { reply } from "./receptionist.ts";
import { requestActions } from "./request-actions.ts";
import { understand } from "./understand.ts";

const turns: readonly TalkTurn[] = [
  { message: "How much is Silver, and does it speak Spanish?" },
  { message: "¿Cuánto cuesta al mes?" },
  { message: "每个月多少钱？" },
  {
    message: "Ana Ruiz, Monday at 10, 555 0134",
    persona: { name: "A business", industry: "general", opens: 540, closes: 1020 },
  },
];

/**
 * Answers a few lines that nobody reads. Patterns are compiled and word lists are opened when they are first used,
 * which would otherwise take the first visitor a second.
 */
export async function warmUp(deps: AppDeps): Promise<void> {
  await deps.talk.knowledge.refresh();
  for (const turn of turns) {
    // Requests are served in between.
    await setImmediate();
    const conversation = newConversation();
    const actions = requestActions(deps, {
      conversation,
      message: turn.message,
      zone: undefined,
      address: "",
      captchaToken: null,
      source: readLeadSource(new Request("http://localhost/"), undefined, "talk"),
      slip: "",
    });
    await reply(turn, understand(turn, conversation, actions), deps.talk.knowledge.index());
  }
}
