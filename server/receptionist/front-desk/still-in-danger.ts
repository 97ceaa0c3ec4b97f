import type { EmergencyId } from "#content/front-desks/emergency-sentences.ts";
import type { FrontDesk, Limit } from "#content/front-desks/front-desk.ts";
import { asksForHelp } from "#server/receptionist/safety/asks-for-help.ts";
import { isReassured } from "#server/receptionist/safety/seen-to.ts";
import { asksToBook } from "./asks-to-book.ts";
import { type CallState, isAlarmed } from "./call-state.ts";
import type { CallTurn } from "./call-turn.ts";
import { readWords, saidParts } from "./hearing/said-parts.ts";
import { heardIn } from "./limit-of-question.ts";
import { asksPrice } from "./price-question.ts";
import { questionKinds } from "./question-kind.ts";

/** The danger that a caller was warned of and is still in, or asks about; the warning comes again. */
export const dangerStillOn = (turn: CallTurn): EmergencyId | undefined =>
  stillInDanger(turn) ?? askedAfterWarning(turn.state, turn.step.original);

/**
 * The danger that was warned of, where the caller is in it still: begs for somebody, or asks what to do
 * ("do we stay in the room", "should we crack a window"). No rule of the trade answers that.
 */
export function stillInDanger({ state, step }: CallTurn): EmergencyId | undefined {
  const { original } = step;
  if (!isAlarmed(state) || isReassured(original)) return undefined;
  // "My name is Luz, 208 555 0176, can we do English" goes on with the call.
  if (/\d{3}/.test(original)) return undefined;
  // Later in the call, "what do I do" may be about something else.
  const cries = begs.test(original) || (asksForHelp.test(original) && !helpComes.test(original));
  const asks = saidParts(original).some(
    ({ text, words, han, asks: marked }) =>
      !aboutMedicine.test(text) &&
      ((marked && ownDoing.test(words.join(" "))) || questionKinds(text, han).includes("act")),
  );
  return state.shaken && (cries || asks) ? state.emergencies.at(-1) : undefined;
}

const begs =
  /\b(?:(?:please |just )?(?:send|get) (?:me |us )?(?:someone|somebody|help|an ambulance|the (?:cops|police))|hurry(?: up)?(?: please)?|please,? please|who (?:do|should|can) (?:i|we) call)\b|(?<!\p{L})(?:manden? (?:a alguien|ayuda|una ambulancia)|ap[uú]rense?|r[aá]pido,? por favor|por favor,? por favor|a qui[eé]n llamo)(?!\p{L})|快(?:点)?来人|派人来|快点|打给谁/iu;

/** "Ok they're coming". */
const helpComes =
  /\b(?:ok(?:ay)?|yes|yeah|good|they|ambulance|cops|police|someone|somebody),? (?:(?:they|it|he|she)?['’]?(?:re|s)?|are|is) (?:coming|on (?:the|their|its) way|almost here)\b/iu;
/** "Should I take a Benadryl": what the desk may not say is said with it. */
const aboutMedicine =
  /\b(?:take|give|drink|eat|swallow|pills?|dose|tylenol|advil|ibuprofen|aspirin|benadryl|antacid|tomo|tomar|le doy|darle|pastillas?|english|spanish)\b|[吃喝]|药|[英中]文/iu;

/** "¿Uso el elevador?", "¿nos salimos?": what to do, without a "puedo". */
const ownDoing =
  /^(?:y |entonces |o )?(?:(?:me|nos|lo|la|le|los|las) )?(?:uso|usamos|salgo|salimos|espero|esperamos|entro|entramos|abro|abrimos|cierro|cerramos|apago|apagamos|prendo|corro|muevo|movemos|quedo|quedamos|llamo|llamamos|voy|vamos|regreso|subo|bajo|bajamos)\b/;

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
function askedAfterWarning(state: CallState, message: string): EmergencyId | undefined {
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
