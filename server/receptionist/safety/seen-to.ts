import {
  graver,
  helpIsComing,
  saysSafe,
  shutByOthers,
  shutOff,
} from "#content/front-desks/emergency-circumstances.ts";
import type { EmergencyId } from "#content/front-desks/emergency-sentences.ts";
import {
  eased,
  endedBySeeingTo,
  foundHarmless,
  goesOn,
  meansIt,
  seenTo,
  sentHome,
  takenBack,
} from "#content/front-desks/emergency-turns.ts";
import { presentForms } from "#content/front-desks/emergency-words.ts";
import { recently } from "#content/front-desks/past-times.ts";
import { plain } from "#server/receptionist/hearing/words.ts";
import { parts, withoutDenials } from "./denials.ts";

/** A message in which a danger was taken back as a joke. */
interface Joke {
  before: string;
  rest: string;
  /** Means or a goodbye are named before it. */
  meant: boolean;
}

/** "My arm is numb. jk": what stands before the joke is taken back, what follows it is not. */
export function withoutJoke(message: string): Joke | undefined {
  const text = plain(message);
  const last = [...text.matchAll(takenBack)].at(-1);
  if (!last) return undefined;
  const before = text.slice(0, last.index);
  return { before, rest: text.slice(last.index + last[0].length), meant: meansIt.test(before) };
}

/**
 * What still goes on, where the caller says that the fire department, the gas company, the ambulance,
 * the police or a doctor has seen to it; undefined where nobody has.
 */
export function afterwards(message: string, id: EmergencyId): string | undefined {
  const bodily = eased.includes(id);
  if (!endedBySeeingTo.includes(id) && !bodily) return undefined;
  const text = plain(message);
  const seen = [seenTo, ...(seenByOthers[id] ?? [])].filter((one) => one.test(text));
  if (seen.length === 0) return undefined;
  return parts(text)
    .filter((part) => !seen.some((one) => one.test(part)))
    .filter(
      (part) => goesOn.test(part) || (bodily && (presentForms.test(part) || recently.test(part))),
    )
    .join(". ");
}

const seenByOthers: Partial<Record<EmergencyId, readonly RegExp[]>> = {
  medical: [sentHome],
  poison: [sentHome, foundHarmless],
};

/**
 * Whether a caller who was warned of a danger has done what the warning asks, and tells of nothing
 * worse beside it: "we turned the breaker off", "the gas man has shut it", "I am calling 911".
 */
export function isDealtWith(message: string, id: EmergencyId, warnedOf: EmergencyId): boolean {
  const text = plain(message);
  const done = dealtWith(id, warnedOf).filter((one) => one.test(text));
  const rest = done.reduce((left, one) => left.replace(one, ". "), text);
  return done.length > 0 && !graver.test(withoutDenials(rest));
}

function dealtWith(id: EmergencyId, warnedOf: EmergencyId): RegExp[] {
  if (id === "suicide" || id === "violence") return [];
  if (id === "gas") return [helpIsComing, shutByOthers];
  const ofCurrent = currents.has(warnedOf) && (currents.has(id) || id === "medical");
  return ofCurrent ? [helpIsComing, shutOff] : [helpIsComing];
}

const currents = new Set<EmergencyId>(["water-near-power", "electrical"]);

/** Whether a caller who was warned is safe, or has help coming: no warning stands open. */
export function isReassured(message: string): boolean {
  const text = plain(message);
  return saysSafe.test(text) || helpIsComing.test(text);
}
