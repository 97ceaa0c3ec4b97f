import { tellsMuch, withoutName } from "#server/receptionist/facts/message-parts.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import { withoutContact } from "#server/receptionist/hearing/contact-details.ts";
import type { Understood } from "#server/receptionist/understand.ts";
import { continueTask, remindTask } from "./continue-task.ts";
import type { Step } from "./step.ts";
import { tellsWhenCallIs } from "./when-call-is.ts";
import type { Wish } from "./wish.ts";

/** "You can reach me at jo@fox.example", in a booking: how to reach somebody, and no message. */
const onlyDetails = ({ changes, original, hearing }: Step): boolean =>
  Boolean(changes.email || changes.phone) &&
  !changes.message &&
  !tellsMuch(withoutName(withoutContact(original, hearing.language).rest, changes.name));

/** Goes on with the task, unless the message plainly asks for another one. */
export async function goOn({ step }: Understood, wish: Wish | undefined) {
  const { task } = step.conversation;
  if (!task) return undefined;
  const own = { booking: "book", message: "message", change: "change", plan: "plan" }[task.kind];
  const person = task.kind === "message" && wish === "person" && task.offered;
  // A reply that fills the requested fact is not read as another wish, whatever its words.
  const { asking } = step.conversation;
  const filled =
    (asking !== undefined && asking in step.changes) ||
    (task.kind === "booking" && wish === "message" && onlyDetails(step)) ||
    (task.kind === "message" && task.confirming === true && Boolean(step.changes.message)) ||
    (task.kind === "message" &&
      task.offered === true &&
      tellsWhenCallIs(task.question ?? "", step));
  // "Could we push that to thursday", of a call that is not booked yet.
  const unbooked =
    task.kind === "booking" &&
    wish === "change" &&
    !step.conversation.booked &&
    !/cancel|anul|取消/iu.test(step.original);
  const other = wish && wish !== own && !person && !filled && !unbooked;
  // "Tuesday at ten" inside a change is its new time, or tells which call is meant; no other booking.
  const changing =
    task.kind === "change" && wish === "book" && (task.token || !anotherCall.test(step.original));
  if (other && !changing && !(task.kind === "change" && (wish === "message" || wish === "person")))
    return undefined;
  const said = await continueTask(task, step);
  // "Yes, book" of a time that is kept already begins no other booking.
  const again =
    task.kind === "booking" &&
    wish === "book" &&
    task.start !== undefined &&
    !anotherCall.test(
      step.original.replace(/\bbook\b|\b(?:schedule|reserve) (?:it|that|this)\b/giu, ""),
    );
  // "好的 预约吧", "perfecto, agéndala", of times on show: they stay, and no other day is offered.
  const unchosen =
    task.kind === "booking" &&
    wish === "book" &&
    task.start === undefined &&
    task.offered.length > 0 &&
    !elsewhere.test(step.original) &&
    clausesOf(step.original).every(({ asks }) => !asks);
  return (
    said ?? (changing || again || unbooked || unchosen ? await remindTask(task, step) : undefined)
  );
}

/** "I'd rather book some other time": not of those on show. */
const elsewhere =
  /\b(?:another|other|else|different|otr[oa]s?|diferente|distint[oa])\b|换|别的|另外?|其他/iu;

/** Asks for a call, beside the one that cannot be found. */
const anotherCall =
  /\b(?:book|schedule|set up|new (?:one|call)|another|instead|make (?:a|an) |agend|reserv|otra|nueva)|重新|另(?:外)?约|再约|新约/iu;
