import type { Brain } from "#server/receptionist/brain.ts";
import {
  keptApartLineByLine,
  keptApartTrades,
  rewordedTradesToOffices,
  tradesByAFourteenthWriter,
  tradesByAFourthWriter,
  tradesByAnEighteenthWriter,
  tradesByAnEleventhWriter,
  tradesByASixteenthWriter,
  tradesByASixthWriter,
  tradesByAThirteenthWriter,
  tradesByFiveMoreWriters,
  tradesByFourMoreWriters,
  tradesBySixMoreWriters,
  tradesByTwoWriters,
  tradesInChinese,
  tunedTrades,
} from "#server/receptionist/front-desk/eval/trade-dialogues.ts";
import type { Dialogue } from "./dialogue.ts";
import { bookings } from "./dialogues/bookings.ts";
import { bookingsInSpanishAndChinese } from "./dialogues/bookings-in-spanish-and-chinese.ts";
import { bookingsPutRight } from "./dialogues/bookings-put-right.ts";
import { changesOfBookings } from "./dialogues/changes-of-bookings.ts";
import { companyKeptApart } from "./dialogues/company-kept-apart.ts";
import { conversationsAboutVolumes } from "./dialogues/conversations-about-volumes.ts";
import { conversationsByAFifteenthWriter } from "./dialogues/conversations-by-a-fifteenth-writer.ts";
import { conversationsByAFifthWriter } from "./dialogues/conversations-by-a-fifth-writer.ts";
import { conversationsByAFourthWriter } from "./dialogues/conversations-by-a-fourth-writer.ts";
import { conversationsByANineteenthWriter } from "./dialogues/conversations-by-a-nineteenth-writer.ts";
import { conversationsByANinthWriter } from "./dialogues/conversations-by-a-ninth-writer.ts";
import { conversationsByASecondWriter } from "./dialogues/conversations-by-a-second-writer.ts";
import { conversationsByASeventeenthWriter } from "./dialogues/conversations-by-a-seventeenth-writer.ts";
import { conversationsByASeventhWriter } from "./dialogues/conversations-by-a-seventh-writer.ts";
import { conversationsByASixthWriter } from "./dialogues/conversations-by-a-sixth-writer.ts";
import { conversationsByATenthWriter } from "./dialogues/conversations-by-a-tenth-writer.ts";
import { conversationsByAThirdWriter } from "./dialogues/conversations-by-a-third-writer.ts";
import { conversationsByATwelfthWriter } from "./dialogues/conversations-by-a-twelfth-writer.ts";
import { conversationsByAnEighthWriter } from "./dialogues/conversations-by-an-eighth-writer.ts";
import { conversationsByFourMoreWriters } from "./dialogues/conversations-by-four-more-writers.ts";
import { conversationsByThreeMoreWriters } from "./dialogues/conversations-by-three-more-writers.ts";
import { conversationsOfAnotherHand } from "./dialogues/conversations-of-another-hand.ts";
import { conversationsOfProspects } from "./dialogues/conversations-of-prospects.ts";
import { emergencies } from "./dialogues/emergencies.ts";
import { everyThirdConversationByAFifteenthWriter } from "./dialogues/kept-apart/every-third-conversation-by-a-fifteenth-writer.ts";
import { everyThirdConversationByAFourthWriter } from "./dialogues/kept-apart/every-third-conversation-by-a-fourth-writer.ts";
import { everyThirdConversationByANineteenthWriter } from "./dialogues/kept-apart/every-third-conversation-by-a-nineteenth-writer.ts";
import { everyThirdConversationByASeventeenthWriter } from "./dialogues/kept-apart/every-third-conversation-by-a-seventeenth-writer.ts";
import { everyThirdConversationByATwelfthWriter } from "./dialogues/kept-apart/every-third-conversation-by-a-twelfth-writer.ts";
import { everyThirdConversationByFourMoreWriters } from "./dialogues/kept-apart/every-third-conversation-by-four-more-writers.ts";
import { everyThirdConversationByThreeMoreWriters } from "./dialogues/kept-apart/every-third-conversation-by-three-more-writers.ts";
import { everyThirdConversationByThreeWriters } from "./dialogues/kept-apart/every-third-conversation-by-three-writers.ts";
import { unseenConversations } from "./dialogues/kept-apart/unseen-conversations.ts";
import { messages } from "./dialogues/messages.ts";
import { moreRewordedBookings } from "./dialogues/more-reworded-bookings.ts";
import { moreRewordedQuestions } from "./dialogues/more-reworded-questions.ts";
import { plans } from "./dialogues/plans.ts";
import { questions } from "./dialogues/questions.ts";
import { questionsInSpanishAndChinese } from "./dialogues/questions-in-spanish-and-chinese.ts";
import { rewordedBookings } from "./dialogues/reworded-bookings.ts";
import { rewordedQuestions } from "./dialogues/reworded-questions.ts";
import { tryingConversations } from "./dialogues/trying-conversations.ts";
import { untidyConversations } from "./dialogues/untidy-conversations.ts";
import { holdDialogue } from "./hold-dialogue.ts";
import { type DialogueVerdict, judgeDialogue } from "./judge-dialogue.ts";

/** Every dialogue that the receptionist was tuned on. */
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
  ...tryingConversations,
  ...conversationsOfAnotherHand,
  ...conversationsByASecondWriter,
  ...conversationsByAThirdWriter,
  ...conversationsByAFourthWriter,
  ...conversationsByAFifthWriter,
  ...conversationsByANinthWriter,
  ...conversationsByANineteenthWriter,
  ...conversationsByASeventhWriter,
  ...conversationsByATenthWriter,
  ...conversationsByAnEighthWriter,
  ...conversationsByASixthWriter,
  ...conversationsByATwelfthWriter,
  ...conversationsByThreeMoreWriters,
  ...conversationsByFourMoreWriters,
  ...conversationsByAFifteenthWriter,
  ...conversationsByASeventeenthWriter,
  ...conversationsOfProspects,
  ...conversationsAboutVolumes,
  ...rewordedQuestions,
  ...moreRewordedQuestions,
  ...rewordedBookings,
  ...moreRewordedBookings,
  ...tunedTrades,
];

/** Those that were kept apart, by who wrote them. */
export const keptApartDialogues: Readonly<Record<string, readonly Dialogue[]>> = {
  "kept apart": [...companyKeptApart, ...unseenConversations, ...keptApartTrades],
  "fourth writer, every third": [
    ...everyThirdConversationByAFourthWriter,
    ...tradesByAFourthWriter,
  ],
  "sixth writer, with the trades": tradesByASixthWriter,
  "seventh, ninth and tenth writer, every third": everyThirdConversationByThreeWriters,
  "eighth and ninth writer, every third call": tradesByTwoWriters,
  "eleventh writer, every third call": tradesByAnEleventhWriter,
  "thirteenth writer, every third call": tradesByAThirteenthWriter,
  "twelfth writer, with the company, every third": everyThirdConversationByATwelfthWriter,
  "five more writers, every third call": tradesByFiveMoreWriters,
  "three more writers, with the company, every third": everyThirdConversationByThreeMoreWriters,
  "fourteenth writer, every third call": tradesByAFourteenthWriter,
  "eighteenth writer, every third call": tradesByAnEighteenthWriter,
  "sixteenth writer, every third call": tradesByASixteenthWriter,
  "fifteenth writer, with the company, every third": everyThirdConversationByAFifteenthWriter,
  "seventeenth writer, with the company, every third": everyThirdConversationByASeventeenthWriter,
  "reworded calls to offices, every third": rewordedTradesToOffices,
  "four more writers, with the company, every third": everyThirdConversationByFourMoreWriters,
  "four more writers, every fourth call": tradesByFourMoreWriters,
  "six more writers in the first hand, every third call": tradesBySixMoreWriters,
  "in Chinese, every other call": tradesInChinese,
  "nineteenth writer, with the company, every third": everyThirdConversationByANineteenthWriter,
  "slips checked line by line, every third": keptApartLineByLine,
};

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
