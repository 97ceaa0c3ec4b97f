import type { Field } from "#content/front-desks/front-desk.ts";
import { latinWords } from "#server/receptionist/hearing/words.ts";
import { lineNames } from "./call-reply.ts";
import { type CallTurn, inLanguage, say } from "./call-turn.ts";

/** Why the business asks what it asks, for a caller who wants to know. */
export function reasonFor(turn: CallTurn, text: string): string[] {
  const { fields } = turn.desk;
  // "Do you really need my cell", while the name is asked for.
  const field =
    fields.find(({ kind, optional }) => !optional && lineNames[kind]?.test(text)) ??
    fieldMeant(turn, text);
  return field ? [say(turn, inLanguage(field.why, turn.language))] : [];
}

/** "What do you mean, treatment": the line of that word, where there is one; otherwise what is asked. */
function fieldMeant({ desk: { fields }, state }: CallTurn, text: string): Field | undefined {
  const asked = fields.find(({ name }) => name === state.asked);
  const word = /\bwhat do (?:you|u) mean,? (?:by )?(?:the |my )?(\p{L}{4,})/iu.exec(text)?.[1];
  if (!word || aboutIt.test(word)) return asked;
  const holds = ({ label, ask }: Field) =>
    [...label, ...ask].some((one) => latinWords(one).includes(word.toLowerCase()));
  return [...(asked ? [asked] : []), ...fields].find(holds);
}
const aboutIt = /^(?:that|this|with|about|when|what|does|they|there|your?|have|here)$/i;
