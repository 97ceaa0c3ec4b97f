import { frontDeskOf } from "#content/front-desks/front-desks.ts";
import { rehearsedTrades } from "#content/front-desks/rehearsed-trades.ts";
import type { Choice, Persona } from "#contract/receptionist.ts";
import { newConversation, withLines } from "#server/receptionist/conversation.ts";
import { createTestActions } from "#server/receptionist/eval/test-actions.ts";
import { hear } from "#server/receptionist/hearing/hear.ts";
import { rehearse } from "../rehearse.ts";

/** A call at a trade's desk: says lines one after the other and gives the answers. */
export function callAt(industry: string, hours: Partial<Persona> = {}) {
  const { opens, closes } = rehearsedTrades[frontDeskOf(industry).slug];
  const persona = { name: "Hale & Sons", industry, opens, closes, ...hours };
  const actions = createTestActions();
  let conversation = newConversation();
  return {
    actions,
    say(original: string, choice?: Choice) {
      const hearing = hear(original, conversation.language);
      const reply = rehearse(
        persona,
        { hearing, original, choice, conversation, actions, changes: {}, when: {} },
        undefined,
      );
      conversation = withLines(reply.conversation, [
        { who: "visitor", text: original },
        { who: "assistant", text: reply.text },
      ]);
      return reply;
    },
  };
}

/** The lines of the slip by their names. */
export const factsOf = (reply: { facts?: { name: string; value: string }[] }) =>
  Object.fromEntries(reply.facts?.map(({ name, value }) => [name, value]) ?? []);
