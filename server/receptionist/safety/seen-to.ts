import type { EmergencyId } from "#content/front-desks/emergency-sentences.ts";
import {
  eased,
  endedBySeeingTo,
  goesOn,
  meansIt,
  seenTo,
  takenBack,
} from "#content/front-desks/emergency-turns.ts";
import { presentForms } from "#content/front-desks/emergency-words.ts";
import { plain } from "#server/receptionist/hearing/words.ts";
import { parts } from "./denials.ts";

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
 * What still goes on, where the caller says that the fire department, the gas company, the ambulance
 * or the police was there; undefined where nobody was.
 */
export function afterwards(message: string, id: EmergencyId): string | undefined {
  if (!endedBySeeingTo.includes(id) && !eased.includes(id)) return undefined;
  const text = plain(message);
  if (!seenTo.test(text)) return undefined;
  return parts(text)
    .filter((part) => !seenTo.test(part))
    .filter((part) => goesOn.test(part) || (eased.includes(id) && presentForms.test(part)))
    .join(". ");
}
