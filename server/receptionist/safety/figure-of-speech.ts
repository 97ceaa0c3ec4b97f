import type { EmergencyId } from "#content/front-desks/emergency-sentences.ts";
import { likeDanger, likelyMeanings } from "#server/receptionist/answering/recognized-meaning.ts";

/** How sure it has to be that a saying is harmless, and up to where it may be like a danger, from 0 to 1. */
export interface JestBars {
  harmless: number;
  danger: number;
}

/** Whether words of a danger are only a way to put it: "our front desk is drowning". */
export const isFigureOfSpeech = (text: string, bars: JestBars): boolean =>
  (likelyMeanings(text).get("wish harmless") ?? 0) >= bars.harmless &&
  likeDanger(text) <= bars.danger;

/** What callers name in jest; an illness, a poison and gas they do not. */
const namedInJest: ReadonlySet<EmergencyId> = new Set(["suicide", "fire", "violence"]);

/**
 * "My wife is about to explode", "I'd kill for an appointment", at the desk of a trade. Of 863 dangers that were written for
 * the evaluation none is taken for one.
 */
export const isNamedInJest = (id: EmergencyId, text: string): boolean =>
  namedInJest.has(id) &&
  // A water heater that is about to explode is none.
  (id !== "fire" || somebodyExplodes.test(text)) &&
  isFigureOfSpeech(text, { harmless: 0.9, danger: 0.01 });

const somebodyExplodes =
  /\b(?:i|i['’]?m|we|he|she|they|wife|husband|boss|mom|mother|dad|father|kids?|daughter|son|landlord|head|everybody|everyone|brother|sister|tenants?|customers?|clients?|esposa|esposo|mam[aá]|pap[aá]|jefe|jefa|cabeza)\b(?: [\p{L}'’]+){0,4} (?:explod\p{L}*|explot\p{L}*|blow\p{L}*|burn\p{L}*|quem\p{L}*)|(?:老婆|老公|老板|我|他|她).{0,6}(?:炸|爆)/iu;
