import type { EmergencyId } from "#content/front-desks/emergency-sentences.ts";
import type { FrontDesk, Limit } from "#content/front-desks/front-desk.ts";
import { asksForHelp } from "#server/receptionist/safety/asks-for-help.ts";
import { saysHelpComes } from "#server/receptionist/safety/help-comes.ts";
import { isReassured } from "#server/receptionist/safety/seen-to.ts";
import { asksToBook } from "./asks-to-book.ts";
import { isAlarmed } from "./call-state.ts";
import type { CallTurn } from "./call-turn.ts";
import { readWords, type SaidPart, saidParts } from "./hearing/said-parts.ts";
import { heardIn } from "./limit-of-question.ts";
import { asksPrice } from "./price-question.ts";
import { questionKinds } from "./question-kind.ts";

/**
 * The danger that a caller was warned of, where the next lines beg for somebody or ask what to do in it: "do we
 * stay in the room", "should I take a Benadryl", "¿lo podemos sacar?". The desk has no other answer than
 * the warning.
 */
export function dangerStillOn({ state, step: { original } }: CallTurn): EmergencyId | undefined {
  const last = state.emergencies.at(-1);
  if (!last || !isAlarmed(state) || isReassured(original)) return undefined;
  // "My name is Luz, 208 555 0176, can we do English" goes on with the call.
  if (/\d{3}\D{0,2}\d{4}/.test(original)) return undefined;
  const asks =
    !withoutHurry.includes(last) && (amid.test(original) || saidParts(original).some(asksWhatToDo));
  return asks || (state.shaken && pleads(original)) ? last : undefined;
}

const pleads = (text: string): boolean =>
  begs.test(text) ||
  (asksForHelp.test(text) && !saidParts(text).some((part) => saysHelpComes(part.text)));

const asksWhatToDo = (part: SaidPart): boolean =>
  part.asks &&
  !asksPrice(part) &&
  !asksToBook(part.text) &&
  (ownDoing.test(part.words.join(" ")) || questionKinds(part.text, part.han).includes("act"));

const begs =
  /\b(?:(?:please |just )?(?:send|get) (?:me |us )?(?:someone|somebody|help|an ambulance|the (?:cops|police))|hurry(?: up)?(?: please)?|please,? please|who (?:do|should|can) (?:i|we) call)\b|(?<!\p{L})(?:manden? (?:a alguien|ayuda|una ambulancia)|ap[uú]rense?|r[aá]pido,? por favor|por favor,? por favor|a qui[eé]n llamo)(?!\p{L})|快(?:点)?来人|派人来|快点|打给谁/iu;

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
