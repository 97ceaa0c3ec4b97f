import type { Brain } from "#server/receptionist/brain.ts";
import {
  keptApartTrades,
  tunedTrades,
} from "#server/receptionist/front-desk/eval/trade-dialogues.ts";
import type { Dialogue } from "./dialogue.ts";
import { bookings } from "./dialogues/bookings.ts";
import { bookingsInSpanishAndChinese } from "./dialogues/bookings-in-spanish-and-chinese.ts";
import { bookingsPutRight } from "./dialogues/bookings-put-right.ts";
import { changesOfBookings } from "./dialogues/changes-of-bookings.ts";
import { companyKeptApart } from "./dialogues/company-kept-apart.ts";
import { emergencies } from "./dialogues/emergencies.ts";
import { unseenConversations } from "./dialogues/kept-apart/unseen-conversations.ts";
import { untidyConversationsKeptApart } from "./dialogues/kept-apart/untidy-conversations-kept-apart.ts";
import { messages } from "./dialogues/messages.ts";
import { plans } from "./dialogues/plans.ts";
import { questions } from "./dialogues/questions.ts";
import { questionsInSpanishAndChinese } from "./dialogues/questions-in-spanish-and-chinese.ts";
import { untidyConversations } from "./dialogues/untidy-conversations.ts";
import { holdDialogue } from "./hold-dialogue.ts";
import { type DialogueVerdict, judgeDialogue } from "./judge-dialogue.ts";

/** Every dialogue that the receptionist was tuned on, and those that were kept apart. */
export const tunedDialogues: readonly Dialogue[] = [
  ...bookings,
  ...bookingsPutRight,
  ...bookingsInSpanishAndChinese,
  ...changesOfBookings,
  ...messages,
  ...plans,
  ...questions,
  ...questionsInSpanishAndChinese,
  ...emergencies,
  ...untidyConversations,
  ...tunedTrades,
];
export const keptApartDialogues: readonly Dialogue[] = [
  ...companyKeptApart,
  ...unseenConversations,
  ...untidyConversationsKeptApart,
  ...keptApartTrades,
];

/** Holds dialogues one after the other. `known`: the figures of what can be read on this site. */
export async function holdDialogues(
  list: readonly Dialogue[],
  brain: Brain,
  known: ReadonlySet<string>,
): Promise<DialogueVerdict[]> {
  const verdicts: DialogueVerdict[] = [];
  for (const dialogue of list)
    verdicts.push(judgeDialogue(await holdDialogue(dialogue, brain), known));
  return verdicts;
}
