import { everyDeskCues } from "#content/front-desks/every-desk-cues.ts";
import type { Field, FrontDesk } from "#content/front-desks/front-desk.ts";
import { hasCue } from "#server/receptionist/safety/cues.ts";
import type { Fact } from "../call-state.ts";
import { meaningOf } from "../clauses/learned-clauses.ts";
import { heardIn } from "../limit-of-question.ts";
import type { SaidPart } from "./said-parts.ts";
import { saysMostlyTime } from "./time-told.ts";

/**
 * Whether a clause may stand on a line that callers with another wish fill: not a wish to be called,
 * and on an optional line only what callers say there.
 */
export function mayFill(desk: FrontDesk, { name, optional }: Field, part: SaidPart): boolean {
  if (heardIn(everyDeskCues.person, part)) return false;
  const share = meaningOf(desk, part)?.of(`field ${name}`) ?? 0;
  return share >= 0.5 || (!optional && !saysMostlyTime(part.text));
}

/** "Wednesday is my eye doctor", of a call that plans ahead, tells nothing of a death. */
export function isOfCall(field: Field, desk: FrontDesk, told: Record<string, Fact>): boolean {
  const { only, strict } = field;
  if (!strict || !only) return true;
  const decides = desk.fields.find(({ options }) => options?.some(({ id }) => only.includes(id)));
  const chosen = decides && told[decides.name];
  return !chosen?.option || chosen.inferred === true || only.includes(chosen.option);
}

/** Whether words belong to a field of the desk, and are therefore not a name. */
export const speaksOfField = ({ fields }: FrontDesk, words: readonly string[]) =>
  fields.some(
    ({ heard, options }) =>
      heard?.some((cues) => hasCue(cues, words)) ||
      options?.some((option) => option.heard.some((cues) => hasCue(cues, words))),
  );
