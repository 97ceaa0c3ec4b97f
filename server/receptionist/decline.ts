import { emergencySentences } from "#content/front-desks/emergency-sentences.ts";
import { phrases } from "#content/receptionist/languages.ts";
import { turnPhrases } from "#content/receptionist/turn-phrases.ts";
import type { Reply } from "./brain.ts";
import { common, finish, plain } from "./finish.ts";
import type { Danger } from "./safety/danger.ts";
import type { ToldEmergency } from "./safety/emergency.ts";
import type { Said } from "./tasks/step.ts";
import type { Understood } from "./understand.ts";

/** Danger to life: what to do now, and nothing else. What was under way is kept. */
export function warn({ id }: ToldEmergency, understood: Understood): Reply {
  const { language } = understood.step.hearing;
  const more = turnPhrases[language];
  const sentence = emergencySentences[id][language];
  const { conversation } = understood.step;
  const warned = { ...conversation, warned: { id, turn: conversation.turn } };
  const after = { ...understood, step: { ...understood.step, conversation: warned } };
  return declined(after, {
    ...plain(`${sentence} ${more.emergency}`),
    again: `${sentence} ${more.emergencyAgain}`,
    action: "refuse-advice",
  });
}

/** Legal and medical advice, and orders to change the role. */
export function refuse(danger: Danger, understood: Understood): Reply {
  const words = phrases[understood.step.hearing.language];
  return declined(understood, {
    ...plain(danger === "role" ? words.refuseRole : words.refuseAdvice),
    ...(danger !== "role" && { again: turnPhrases[understood.step.hearing.language].adviceAgain }),
    action: danger === "role" ? "refuse-role" : "refuse-advice",
    suggestions: common(words),
  });
}

/** Explains what it may not do; no facts are taken from such a message. */
function declined(understood: Understood, said: Said): Reply {
  const { step } = understood;
  const { task, asking } = step.conversation;
  const kept = finish(understood, {
    ...said,
    ...(task && { task }),
    ...(asking && { asks: asking }),
  });
  const { asks: _, ...answer } = kept;
  return { ...answer, status: phrases[step.hearing.language].status.declined };
}
