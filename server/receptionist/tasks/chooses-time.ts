import type { Conversation } from "#server/receptionist/conversation.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import { isAgreement } from "./agreement.ts";
import { agrees, isBareNo, isBareYes } from "./agrees.ts";
import { isOpen } from "./continue-task.ts";
import type { Step } from "./step.ts";

/** Words of a message that names a time, or agrees, and nothing else. */
export const shortReply = 7;

/**
 * "Same time", "no wait wednesday", "yes book it" in the middle of a task: nothing else is asked in
 * it.
 */
export const choosesTime = (step: Step, { task }: Conversation) => {
  const { when, original, hearing } = step;
  if (!task || !isOpen(task)) return false;
  // "Looks right, lock it in", of what was read back.
  const readBack = "confirming" in task && task.confirming;
  if (readBack && (isAgreement(original) || isBareNo(original))) return true;
  // "Could we do 9:30 rather than 9".
  const moves = when.shift !== undefined || when.shiftMinutes !== undefined;
  const named = when.time !== undefined || when.date !== undefined || when.same || moves;
  const proposes = task.kind !== "message" && named && proposal.test(original);
  if (proposes && clausesOf(original).length === 1) return true;
  if (clausesOf(original).some(({ asks }) => asks)) return false;
  const short = hearing.words.length <= shortReply;
  if (short && (agrees(step) || isBareYes(original))) return true;
  if (task.kind === "message") return false;
  const refers = when.same !== undefined || when.none !== undefined || moves;
  const names = when.date ?? when.time ?? when.nth ?? when.not;
  if (refers || (short && names !== undefined)) return true;
  // "Tues works, afternoon, not 1 tho im at lunch": no part of it asks for anything.
  // "Ok but i'm in boston so make it 10:30 my time".
  if (when.time !== undefined || when.toward !== undefined) return true;
  return when.date !== undefined && when.part !== undefined;
};

const proposal =
  /^\W*(?:(?:and|or|so|ok|actually|hm+|y) )*(?:why not(?= )|(?:can|could|may|shall|should) (?:we|i|you|it) (?:please )?(?:do|make|have|move|change|switch|push|get|be)|what about|how about|podemos|podr[ií]a\p{L}*|puede ser)(?!\p{L})/iu;
