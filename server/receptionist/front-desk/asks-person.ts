import type { FrontDesk } from "#content/front-desks/front-desk.ts";
import { latinWords } from "#server/receptionist/hearing/words.ts";
import { sentences } from "./hearing/said-parts.ts";

const persons =
  "(?:real |live |actual |living )?(?:person|human(?: being)?|somebody|someone|anybody|representative|rep|operator|persona(?: (?:real|de verdad))?|human[oa]|alguien(?: de verdad)?)";
const roles =
  "manager|owner|supervisor|boss|gerente|due[nñ][oa]|encargad[oa]|supervisora?|jefe|jefa|receptionist|recepcionista";
const around =
  "(?:no|nope|ok|okay|just|please|pls|porfa|por favor|now|right now|ya|ahora|ahorita|mismo|a|an|the|un|una|el|la|then|again|real|i said|dije|que|quick)";

const urgent = /\b(?:now|please|pls|ya|ahora|ahorita|por favor|porfa)\b|!/iu;

/**
 * "No. dispatcher. a person. now": somebody is asked for without a verb. A role alone may answer a
 * question; beside a person, or with "now", it is asked for as well.
 */
export function asksForPersonWithoutVerb(
  { person }: FrontDesk,
  message: string,
  choosing: boolean,
): boolean {
  const said = sentences(message)
    .flatMap((one) => one.split(/[,;]/))
    .map((one) => latinWords(one).join(" "));
  const only = (nouns: string) => {
    const whole = new RegExp(`^(?:${around} )*(?:${nouns})(?: ${around})*$`, "iu");
    return said.some((one) => whole.test(one));
  };
  if (only(persons)) return true;
  const own = person
    .slice(0, 2)
    .flatMap((one) => latinWords(one).filter((word) => word.length > 4 && !ofNobody.has(word)));
  return !choosing && urgent.test(message) && only([roles, ...own].join("|"));
}
const ofNobody = new Set("right turno guardia licensed who measures mide quien call".split(" "));
