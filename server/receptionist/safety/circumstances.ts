import {
  asksOfService,
  callsInGeneral,
  collided,
  meantOtherwise,
  ofNobodyNamed,
  ofPersons,
  ofTraffic,
  supposed,
} from "#content/front-desks/emergency-circumstances.ts";
import { everydayMeanings } from "#content/front-desks/everyday-meanings.ts";
import { noReaction } from "#content/front-desks/no-reaction.ts";

/** A text without the words of danger that its circumstances make harmless. */
export const withoutOtherMeanings = (text: string): string =>
  [...meantOtherwise, ...everydayMeanings, ...noReaction]
    .filter(({ where, unless }) => (where?.test(text) ?? true) && !unless?.test(text))
    .reduce((rest, { said }) => rest.replace(said, " "), text);

/**
 * A message in which a car hit somebody, without the blow: "he's the one who hit me", of a driver.
 * `context`: the message, and what the same caller said before.
 */
export const withoutCollision = (message: string, context: string): string =>
  ofTraffic.test(context) && !ofPersons.test(context) ? message.replace(collided, " ") : message;

/** "Who picks up if a client whos crying calls": how calls are answered, and no call for help. */
export const isOfOtherCalls = (message: string): boolean =>
  callsInGeneral.test(message) ||
  (asksOfService.test(message) && ofNobodyNamed.test(message) && supposed.test(message));
