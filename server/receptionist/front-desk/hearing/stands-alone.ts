import { isCommon } from "#server/receptionist/hearing/name-words.ts";
import { isGiven, wordNames } from "./given-name.ts";

/** "Saoirse lim. do you need my number": two words that mean nothing else, before whatever is asked. */
export const standsAlone = (piece: string) => {
  const words = piece.split(/\s+/);
  // "Priya. is parking free": one word with a capital, and none that opens a sentence.
  if (words.length === 1)
    return (
      (/^\p{Ll}{3,}$/u.test(piece) && isGiven(piece) && !wordNames.has(piece)) ||
      (/^\p{Lu}\p{Ll}{2,}(?:['’-]\p{L}+)?$/u.test(piece) &&
        !interjections.test(piece) &&
        (isGiven(piece) || !isCommon(piece)))
    );
  return (
    words.length === 2 && words.every((one) => /^[\p{L}'’-]{2,}$/u.test(one) && !isCommon(one))
  );
};

/** Words of one sentence that are nobody. */
const interjections =
  /^(?:hmm+|ugh|wow|oof|ouch|yikes|nope|yup|yeah|sorry|listen|look|seriously|really|honestly|excuse|pardon|again|anyway|whatever|stop|wait|help|hurry|quick|urgent|question|correct|exactly|right|sure|cool|nice|awesome|oiga|mire|perd[oó]n|ay|uy|dios|rayos|still|done|just|why|same|leaking|bleeding|asap)$/i;
