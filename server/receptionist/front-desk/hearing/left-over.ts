import { everyDeskCues } from "#content/front-desks/every-desk-cues.ts";
import { hasCue } from "#server/receptionist/safety/cues.ts";
import { hasHan } from "./hear-option.ts";
import { isBare, isEmpty, isTimeOnly, type SaidPart } from "./said-parts.ts";

/** Words, or Chinese signs, from which a part tells something. */
const least = { words: 3, han: 4 };

/** What is answered by other means: a request for a person, a price, a reason. */
const answered = [everyDeskCues.person, everyDeskCues.price, everyDeskCues.why];

/** Words of agreement, of waiting and of the conversation itself. */
const aboutTheCall =
  /^(?:(?:i|you|we|it|thats|that|this|is|are|the|all|what|just|already|do|did|not|now|said|told|mean|see|think|guess|know|so|well|for|to|me|im|ill|here|there|like|be|was|ones?|works?|good|great|fine|then|wait|second|hold|on|sounds?|with|about|will|can|could|no|yes|y|lo|que|es|eso|ya|le|dije|digo|un|una|momento|last|first|name|number|phone|call|email|en|my|mi|a|an|of|at|in|more|other|another|also|things?|questions?|forgot|area|code|una|cosa|mas|otra|sorry|lol|omg|after|before|didnt|dont|ask|asked|address)(?: |$))+$/;

const beforehand =
  /\b(?:llam\w+|call|text|ring)(?: me| us)? (?:antes|primero|cuando|first|before|when|ahead)\b/;

/** "You didn't ask the address". */
export const isAboutTheCall = ({ words, han }: SaidPart): boolean =>
  han === "" && aboutTheCall.test(words.join(" "));

/** Whether a part that no field took is worth a line of its own on the note. */
export const isWorthNoting = (part: SaidPart): boolean => {
  const { words, han, asks } = part;
  if (asks || (words.length < least.words && han.length < least.han)) return false;
  if (han === "" && (isBare(words) || isEmpty(words) || isTimeOnly(words))) return false;
  if (isAboutTheCall(part)) return false;
  // "Que me llamen antes": a request about the visit, and not for a person.
  if (beforehand.test(words.join(" "))) return true;
  return !answered.some((cues) => cues.some((one) => hasCue(one, words)) || hasHan(cues, han));
};
