import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import { agrees } from "./agrees.ts";
import type { Step } from "./step.ts";
import type { Wish } from "./wish.ts";
import { refusesCall } from "./wish-words.ts";

/** "What's the name of the person who calls", in the middle of a booking, asks for nobody else. */
export const asksOfBooking = ({ conversation: { task }, original, changes }: Step, wish?: Wish) =>
  task?.kind === "booking" &&
  (wish === "person" || wish === "message") &&
  !changes.message &&
  clausesOf(original).some(({ text }) => ofCall.test(text));

/** "Yes, book it, and tell nora we have 3 offices": what was read back is done first. */
export const settles = (step: Step, wish?: Wish) => {
  const { task } = step.conversation;
  const read = task?.kind === "booking" && task.confirming && agrees(step);
  return read && (wish === "message" || wish === "person" || wish === "phone");
};

/** Questions that are asked about the call itself. */
const ofCall =
  /^\W*(?:(?:and|so|wait|ok|btw|but|y) )*(?:who|whos|who'?s|what|whats|what'?s|which|how|where|when|why|qui[eé]n|qu[eé]|cu[aá]l|c[oó]mo|d[oó]nde|(?:is|does|do|am|are|will|should|would) (?:nora|she|i|we|you|somebody|someone|it|they)|(?:me llama|llamo|ella llama))\b|谁|什么|哪/iu;

/** "I don't want to book", in the middle of it. */
export const undoesBooking = ({ conversation: { task }, when, original }: Step): boolean =>
  task?.kind === "booking" &&
  when.date === undefined &&
  when.time === undefined &&
  refusesCall.test(original);

/** "Scrap that, the monday after, same hour": what is dropped is the time that was spoken of. */
export const proposesOther = ({ conversation: { task }, when, original }: Step): boolean =>
  (task?.kind === "booking" || task?.kind === "change") &&
  clausesOf(original).length > 1 &&
  [when.date, when.time, when.shift, when.shiftMinutes, when.same].some((one) => one !== undefined);
