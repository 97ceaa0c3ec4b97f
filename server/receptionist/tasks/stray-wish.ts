import { asksTopicAlone, wishesNothing } from "#server/receptionist/answering/meant-alone.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import type { Understood } from "#server/receptionist/understand.ts";
import { isOpen } from "./continue-task.ts";
import type { Wish } from "./wish.ts";
import { demandsPerson, saysItBooks } from "./wish-words.ts";

/** Wishes that a stray word of a question may bring about: "what do i tell them", "the booking part". */
const strayWishes = new Set<Wish | undefined>(["book", "message", "person", "phone"]);

/** Whether a question is all that a message holds: nothing in it says who writes, and no task is open. */
export const onlyAsks = (
  { step, intent, questions }: Understood,
  wished: Wish | undefined,
): boolean =>
  strayWishes.has(wished) &&
  // "When could you talk at the earliest": the first time that is free.
  step.when.soonest === undefined &&
  intent?.kind === "topic" &&
  questions.length > 0 &&
  !step.conversation.task &&
  !step.changes.email &&
  !step.changes.phone &&
  !saysItBooks(step.original) &&
  !demandsPerson(step.original) &&
  asksTopicAlone(step.hearing.spelled);

/** Words of a message that only tells: fewer are like too many examples. */
const fewestWords = 4;

/** Whether a message tells something and asks for no task, though it has a word for one. */
export const onlyTells = (
  { step, intent, questions }: Understood,
  wished: Wish | undefined,
): boolean => {
  const { hearing, conversation, changes, when, original } = step;
  return (
    strayWishes.has(wished) &&
    (intent?.score ?? 0) <= 2 &&
    questions.length === 0 &&
    !(conversation.task && isOpen(conversation.task)) &&
    !changes.email &&
    !changes.phone &&
    !changes.message &&
    when.date === undefined &&
    when.time === undefined &&
    hearing.words.length >= fewestWords &&
    clausesOf(original).every(({ asks }) => !asks) &&
    wishesNothing(hearing.spelled)
  );
};
