import { commonLimits } from "#content/front-desks/common-limits.ts";
import { everyEmergencySentence } from "#content/front-desks/emergency-sentences.ts";
import { frontDeskOf } from "#content/front-desks/front-desks.ts";
import { deskPhrases } from "#content/front-desks/phrases.ts";
import { rehearsedTrades } from "#content/front-desks/rehearsed-trades.ts";
import {
  type Dialogue,
  dialogues,
  rehearsing,
  type Turn,
} from "#server/receptionist/eval/dialogue.ts";
import { attorneysCalls } from "./calls/attorneys-calls.ts";
import { autoBodyRepairCalls } from "./calls/auto-body-repair-calls.ts";
import { b2bServicesCalls } from "./calls/b2b-services-calls.ts";
import { callsByAFifthWriter } from "./calls/calls-by-a-fifth-writer.ts";
import { callsByAFourteenthWriter } from "./calls/calls-by-a-fourteenth-writer.ts";
import { callsByAFourthWriter } from "./calls/calls-by-a-fourth-writer.ts";
import { callsByANinthWriter } from "./calls/calls-by-a-ninth-writer.ts";
import { callsByASecondWriter } from "./calls/calls-by-a-second-writer.ts";
import { callsByASeventhWriter } from "./calls/calls-by-a-seventh-writer.ts";
import { callsByASixteenthWriter } from "./calls/calls-by-a-sixteenth-writer.ts";
import { callsByAThirdWriter } from "./calls/calls-by-a-third-writer.ts";
import { callsByAThirteenthWriter } from "./calls/calls-by-a-thirteenth-writer.ts";
import { callsByAnEighteenthWriter } from "./calls/calls-by-an-eighteenth-writer.ts";
import { callsByAnEighthWriter } from "./calls/calls-by-an-eighth-writer.ts";
import { callsByAnEleventhWriter } from "./calls/calls-by-an-eleventh-writer.ts";
import { callsByFiveMoreWriters } from "./calls/calls-by-five-more-writers.ts";
import { callsByFourMoreWriters } from "./calls/calls-by-four-more-writers.ts";
import { callsBySixMoreWriters } from "./calls/calls-by-six-more-writers.ts";
import { callsCheckedLineByLine } from "./calls/calls-checked-line-by-line.ts";
import { callsInChinese } from "./calls/calls-in-chinese.ts";
import { callsOfAnotherHand } from "./calls/calls-of-another-hand.ts";
import { callsReadForAMissedEmergency } from "./calls/calls-read-for-a-missed-emergency.ts";
import { callsReadForTheirAlarm } from "./calls/calls-read-for-their-alarm.ts";
import { callsReadForWhatWasSaid } from "./calls/calls-read-for-what-was-said.ts";
import { carDealershipsCalls } from "./calls/car-dealerships-calls.ts";
import { contractorsCalls } from "./calls/contractors-calls.ts";
import { dentistsCalls } from "./calls/dentists-calls.ts";
import { doctorsCalls } from "./calls/doctors-calls.ts";
import { electriciansCalls } from "./calls/electricians-calls.ts";
import { fitnessCentersCalls } from "./calls/fitness-centers-calls.ts";
import { funeralHomesCalls } from "./calls/funeral-homes-calls.ts";
import { generalCalls } from "./calls/general-calls.ts";
import { hotelsCalls } from "./calls/hotels-calls.ts";
import { hvacCalls } from "./calls/hvac-calls.ts";
import { insuranceAgentsCalls } from "./calls/insurance-agents-calls.ts";
import { medSpasCalls } from "./calls/med-spas-calls.ts";
import { moreCallsByASecondWriter } from "./calls/more-calls-by-a-second-writer.ts";
import { moreRewordedCallsToTrades } from "./calls/more-reworded-calls-to-trades.ts";
import { movingCompaniesCalls } from "./calls/moving-companies-calls.ts";
import { paintersCalls } from "./calls/painters-calls.ts";
import { pestControlCalls } from "./calls/pest-control-calls.ts";
import { plumbersCalls } from "./calls/plumbers-calls.ts";
import { realEstateAgentsCalls } from "./calls/real-estate-agents-calls.ts";
import { restaurantsCalls } from "./calls/restaurants-calls.ts";
import { retailStoresCalls } from "./calls/retail-stores-calls.ts";
import { rewordedCallsToOffices } from "./calls/reworded-calls-to-offices.ts";
import { rewordedCallsToTrades } from "./calls/reworded-calls-to-trades.ts";
import { salonsCalls } from "./calls/salons-calls.ts";
import { spasCalls } from "./calls/spas-calls.ts";
import { tryingCalls } from "./calls/trying-calls.ts";
import { untidyCalls } from "./calls/untidy-calls.ts";
import { callsByASixthWriter } from "./kept-apart/calls-by-a-sixth-writer.ts";
import { everyFourthCallByFourMoreWriters } from "./kept-apart/every-fourth-call-by-four-more-writers.ts";
import { everyOtherCallInChinese } from "./kept-apart/every-other-call-in-chinese.ts";
import { everyThirdCallByAFourteenthWriter } from "./kept-apart/every-third-call-by-a-fourteenth-writer.ts";
import { everyThirdCallByAFourthWriter } from "./kept-apart/every-third-call-by-a-fourth-writer.ts";
import { everyThirdCallByASixteenthWriter } from "./kept-apart/every-third-call-by-a-sixteenth-writer.ts";
import { everyThirdCallByAThirteenthWriter } from "./kept-apart/every-third-call-by-a-thirteenth-writer.ts";
import { everyThirdCallByAnEighteenthWriter } from "./kept-apart/every-third-call-by-an-eighteenth-writer.ts";
import { everyThirdCallByAnEleventhWriter } from "./kept-apart/every-third-call-by-an-eleventh-writer.ts";
import { everyThirdCallByFiveMoreWriters } from "./kept-apart/every-third-call-by-five-more-writers.ts";
import { everyThirdCallBySixMoreWriters } from "./kept-apart/every-third-call-by-six-more-writers.ts";
import { everyThirdCallByTwoWriters } from "./kept-apart/every-third-call-by-two-writers.ts";
import { everyThirdCallCheckedLineByLine } from "./kept-apart/every-third-call-checked-line-by-line.ts";
import { everyThirdRewordedCallToOffices } from "./kept-apart/every-third-reworded-call-to-offices.ts";
import { unseenCalls } from "./kept-apart/unseen-calls.ts";
import { keptApartCalls } from "./kept-apart-calls.ts";
import type { TradeDialogue } from "./trade-dialogue.ts";

/** Text that no desk may say: an amount of money, a verdict, a reassurance that it cannot give. */
const neverSaid = [
  /[$€£] ?\d/,
  /\byou(?:'|’)?(?:re| are) covered\b/i,
  /\bprobably nothing\b/i,
  /\bperfectly safe\b/i,
  /\bwe guarantee\b/i,
];

function asDialogue({ trade, says, expect }: TradeDialogue, index: number): Dialogue {
  const desk = frontDeskOf(trade);
  const { opens, closes } = rehearsedTrades[desk.slug];
  const persona = rehearsing(trade, `Sample ${desk.paper[0]}`, { opens, closes });
  return {
    name: `${trade} ${index}: ${says[0]}`,
    persona,
    turns: says.map((line, at): Turn => [line, expectedAt({ trade, says, expect }, at + 1)]),
  };
}

function expectedAt({ trade, says, expect }: TradeDialogue, turn: number): Turn[1] {
  const limit = expect.limits?.[turn];
  const early = expect.emergency === undefined || turn < expect.emergency;
  return {
    says: [
      ...(limit ? [limitWords(trade, limit)] : []),
      ...((expect.done === true ? says.length : expect.done) === turn
        ? [/rehearsal|ensayo|演练/]
        : []),
    ],
    never: [...neverSaid, ...(expect.never ? [expect.never] : []), ...(early ? emergencies : [])],
    ...(expect.person === turn && { action: "person" }),
    ...(expect.emergency === turn && { emergency: true as const }),
    ...(turn === says.length && expect.facts && { facts: expect.facts }),
    ...(turn === says.length && expect.without && { without: expect.without }),
  };
}

/** Every sentence that only an emergency brings. */
const emergencies = everyEmergencySentence.flatMap(({ en, es, zh }) =>
  [en, es, zh].map((sentence) => new RegExp(escaped(sentence))),
);

/** The first words of a limit in either language, or what is said where it is asked again. */
function limitWords(trade: string, id: string): RegExp {
  const desk = frontDeskOf(trade);
  const say =
    id === "price"
      ? desk.price
      : [...desk.limits, ...commonLimits].find((one) => one.id === id)?.say;
  if (!say) throw new Error(`${trade} has no limit "${id}"`);
  const again = Object.values(deskPhrases).flatMap(({ limitAgain, limitToo, priceAgain }) =>
    (id === "price" ? priceAgain : [...limitAgain, ...limitToo]).map(
      (one) => one.split("{")[0] ?? one,
    ),
  );
  return new RegExp([...say.map((one) => one.slice(0, 30)), ...again].map(escaped).join("|"));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** The trades' calls in the form that the evaluation holds. */
export const tunedTrades = dialogues(
  [
    ...attorneysCalls,
    ...b2bServicesCalls,
    ...insuranceAgentsCalls,
    ...realEstateAgentsCalls,
    ...doctorsCalls,
    ...dentistsCalls,
    ...medSpasCalls,
    ...spasCalls,
    ...salonsCalls,
    ...fitnessCentersCalls,
    ...hvacCalls,
    ...plumbersCalls,
    ...electriciansCalls,
    ...contractorsCalls,
    ...paintersCalls,
    ...pestControlCalls,
    ...movingCompaniesCalls,
    ...carDealershipsCalls,
    ...autoBodyRepairCalls,
    ...retailStoresCalls,
    ...restaurantsCalls,
    ...hotelsCalls,
    ...funeralHomesCalls,
    ...generalCalls,
    ...untidyCalls,
    ...callsReadForTheirAlarm,
    ...tryingCalls,
    ...callsOfAnotherHand,
    ...callsByASecondWriter,
    ...callsByAThirdWriter,
    ...callsByAFourthWriter,
    ...callsByAFifthWriter,
    ...rewordedCallsToOffices,
    ...rewordedCallsToTrades,
    ...moreRewordedCallsToTrades,
    ...callsByANinthWriter,
    ...callsByAnEighthWriter,
    ...callsReadForAMissedEmergency,
    ...callsByASeventhWriter,
    ...moreCallsByASecondWriter,
    ...callsByAnEleventhWriter,
    ...callsByAThirteenthWriter,
    ...callsByFiveMoreWriters,
    ...callsByFourMoreWriters,
    ...callsReadForWhatWasSaid,
    ...callsByAFourteenthWriter,
    ...callsByAnEighteenthWriter,
    ...callsByASixteenthWriter,
    ...callsBySixMoreWriters,
    ...callsInChinese,
  ].map(asDialogue),
);
/** Calls that nobody has read since they were written. */
export const tradesByAFourthWriter = dialogues(everyThirdCallByAFourthWriter.map(asDialogue));
export const tradesBySixMoreWriters = dialogues(everyThirdCallBySixMoreWriters.map(asDialogue));
export const tradesInChinese = dialogues(everyOtherCallInChinese.map(asDialogue));
export const tradesByASixthWriter = dialogues(callsByASixthWriter.map(asDialogue));
export const tradesByAnEleventhWriter = dialogues(everyThirdCallByAnEleventhWriter.map(asDialogue));
export const tradesByAThirteenthWriter = dialogues(
  everyThirdCallByAThirteenthWriter.map(asDialogue),
);
export const tradesByASixteenthWriter = dialogues(everyThirdCallByASixteenthWriter.map(asDialogue));
export const tradesByAnEighteenthWriter = dialogues(
  everyThirdCallByAnEighteenthWriter.map(asDialogue),
);
export const tradesByAFourteenthWriter = dialogues(
  everyThirdCallByAFourteenthWriter.map(asDialogue),
);
/** Calls with all that belongs on their slips: a stricter measure than that of the others. */
export const tradesLineByLine = dialogues(callsCheckedLineByLine.map(asDialogue));
export const keptApartLineByLine = dialogues(everyThirdCallCheckedLineByLine.map(asDialogue));
export const tradesByFiveMoreWriters = dialogues(everyThirdCallByFiveMoreWriters.map(asDialogue));
export const tradesByFourMoreWriters = dialogues(everyFourthCallByFourMoreWriters.map(asDialogue));
export const tradesByTwoWriters = dialogues(everyThirdCallByTwoWriters.map(asDialogue));
export const rewordedTradesToOffices = dialogues(everyThirdRewordedCallToOffices.map(asDialogue));
export const keptApartTrades = dialogues([...keptApartCalls, ...unseenCalls].map(asDialogue));
