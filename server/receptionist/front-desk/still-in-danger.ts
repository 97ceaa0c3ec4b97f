import type { EmergencyId } from "#content/front-desks/emergency-sentences.ts";
import { asksForHelp } from "#server/receptionist/safety/asks-for-help.ts";
import { isReassured } from "#server/receptionist/safety/seen-to.ts";
import { isAlarmed } from "./call-state.ts";
import type { CallTurn } from "./call-turn.ts";
import { saidParts } from "./hearing/said-parts.ts";
import { questionKinds } from "./question-kind.ts";

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
