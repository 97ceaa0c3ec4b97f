import type { EmergencyId } from "#content/front-desks/emergency-sentences.ts";
import type { FrontDesk, Limit } from "#content/front-desks/front-desk.ts";
import { asksForHelp } from "#server/receptionist/safety/asks-for-help.ts";
import { isReassured } from "#server/receptionist/safety/seen-to.ts";
import { asksToBook } from "./asks-to-book.ts";
import { type CallState, isAlarmed } from "./call-state.ts";
import { readWords, saidParts } from "./hearing/said-parts.ts";
import { heardIn } from "./limit-of-question.ts";
import { asksPrice } from "./price-question.ts";
import { questionKinds } from "./question-kind.ts";

/** "Who do I call", "where is the defibrillator": asked by somebody in the middle of it. */
const amid =
  /\b(?:who (?:do|should|can|must) (?:i|we) call|should (?:i|we) (?:call|hang up|wait|leave|go|run|hide|stay)\b|where(?:['’]?s| is| are| do you (?:keep|have)) (?:the|your|a) (?:aed|defib\w*|first aid|(?:fire )?extinguisher|shut ?off|(?:\w+ ){0,3}(?:pads|paddles))|a qui[eé]n (?:le )?(?:llamo|hablo|marco))\b|(?:打给谁|叫谁|给谁打)/iu;

/** A tooth is out: what to do with it the dentist says, and nobody waits for an ambulance. */
const withoutHurry: readonly EmergencyId[] = ["tooth-out"];

/** A limit that somebody in danger meets by its own words: "what can I take for it". */
export const limitAfterWarning = ({ limits }: FrontDesk, message: string): Limit | undefined =>
  asksForHelp.test(message)
    ? undefined
    : limits.find(
        ({ takes, heard }) => takes?.includes("act") && heardIn(heard, readWords(message)),
      );

/**
 * The danger that a caller was warned of and asks about: "what do I do", "should I take a Benadryl",
 * "¿lo podemos sacar?". The desk has no other answer than the warning.
 */
export function askedAfterWarning(state: CallState, message: string): EmergencyId | undefined {
  const last = state.emergencies.at(-1);
  if (!last || !isAlarmed(state) || withoutHurry.includes(last) || isReassured(message))
    return undefined;
  const asks =
    amid.test(message) ||
    saidParts(message).some(
      (part) =>
        part.asks &&
        !asksPrice(part) &&
        !asksToBook(part.text) &&
        questionKinds(part.text, part.han).includes("act"),
    );
  return asks ? last : undefined;
}
