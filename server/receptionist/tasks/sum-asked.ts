import { estimatorId } from "#content/estimate-query.ts";
import { place } from "#content/receptionist/topic.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import type { Understood } from "#server/receptionist/understand.ts";
import type { Said, Step } from "./step.ts";
import { textSum } from "./text-sums.ts";
import { tokenSum } from "./token-sums.ts";
import { bareText } from "./words-of-turn.ts";
import { printedYear, yearSavings } from "./year-sums.ts";

/**
 * Sums of the price list alone, without the volume of a month: so many texts, the tokens of so many
 * calls, what a year saves, and what the first one comes to.
 */
export function sumAsked(step: Step): Said | undefined {
  const { choice, conversation } = step;
  if (choice) return undefined;
  const { task, asked } = conversation;
  const found = tokenSum(step) ?? textSum(step) ?? yearSavings(step) ?? printedYear(step);
  if (!found) return undefined;
  return {
    action: "answer",
    status: "answered",
    sources: [place("pricing", "Plan estimator", estimatorId)],
    ...found,
    ...(task?.kind === "plan" && { task }),
    ...(asked && { asked }),
  };
}

/** What a message asks beside its sum: "2000 texts on gold? and do you speak spanish". */
export const besideSum = ({ step, questions }: Pick<Understood, "step" | "questions">) =>
  questions.filter(
    ({ intent, hearing }) =>
      intent.kind !== "price" &&
      hearing.text !== step.hearing.text &&
      !/\d/.test(bareText(hearing)) &&
      clausesOf(hearing.text).some(({ asks }) => asks),
  );
