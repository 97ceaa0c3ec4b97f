import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import type { Step } from "./step.ts";
import { refusesMessage } from "./wish-words.ts";

/** "I didn't leave a message", "forget that": what else is asked beside it is answered. */
export const dropsMessage = ({ original, choice, conversation }: Step) =>
  !choice &&
  (refusesMessage.test(original) ||
    (conversation.asking !== "message" &&
      clausesOf(original).some(({ text }) => forgets.test(text))));
const forgets =
  /^\W*(?:please |just |no,? )*(?:forget (?:that|it|about (?:that|it|the message))|never ?mind(?: that)?|drop (?:that|it)|leave it|olv[ií]d[ae]\p{L}*|d[eé]j[ae]lo)(?: please)?\W*$|^(?:算了|不用了)/iu;
