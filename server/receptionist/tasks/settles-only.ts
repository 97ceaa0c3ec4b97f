import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import { tellsWithoutAsking } from "#server/receptionist/hearing/tells-without-asking.ts";
import { isOpen } from "./continue-task.ts";
import type { Step } from "./step.ts";

/** "No don't send it, I'll email them myself", "looks right, lock it in": settles what is open, and asks nothing. */
export const settlesOnly = ({ conversation: { task } }: Step, asked: string): boolean =>
  task !== undefined && isOpen(task) && tellsWithoutAsking(asked);

/** "Ambulance took him. Rena Cole, rena@cole.example" in the middle of a task: nothing is asked. */
export const tellsOnly = (step: Step, asked: string): boolean => {
  const { task } = step.conversation;
  return (
    task !== undefined &&
    isOpen(task) &&
    // What is dictated for a person asks nothing here.
    ((task.kind === "message" && Boolean(step.changes.message)) || tellsDetails(step, asked))
  );
};

const tellsDetails = ({ changes, conversation: { asking } }: Step, asked: string): boolean =>
  (Boolean(changes.name || changes.email || changes.phone) || asking === "message") &&
  clausesOf(asked.replace(afterDetails, "")).every(({ asks }) => !asks);

/** "Is where to write me", of the address that stood before it. */
const afterDetails =
  /^\W*(?:is|are) (?=(?:where|how|the|my|our|best|better|what|who|fine|good|easiest|right)(?!\p{L}))/iu;
