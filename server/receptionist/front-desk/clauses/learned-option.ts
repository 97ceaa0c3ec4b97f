import type { Field, FrontDesk } from "#content/front-desks/front-desk.ts";
import type { Chosen } from "../hearing/hear-option.ts";
import type { SaidPart } from "../hearing/said-parts.ts";
import { meaningOf } from "./learned-clauses.ts";

/** "No, I'm done with this": no answer, though it begins like one. */
const losesPatience =
  /^(?:(?:no|ok|look|you know what) )*(?:im|i am) (?:so |just )?(?:done|tired|sick|fed up|finished) (?:with|of)\b|\b(?:forget it|this is (?:ridiculous|stupid|useless|a joke)|ya me canse|olvidelo)\b/;

/** Share of an option from which it is chosen where the line was asked for, and where it was not. */
const bar = { asked: 0.5, unasked: 0.95 };

/** The option that callers choose in such words: "I was a patient as a child" for "Been here before". */
export function learnedOption(
  desk: FrontDesk,
  { name, options = [] }: Field,
  parts: readonly SaidPart[],
  asked: boolean,
): Chosen | undefined {
  const least = asked ? bar.asked : bar.unasked;
  for (const part of parts) {
    if (part.asks || losesPatience.test(part.words.join(" "))) continue;
    const meant = meaningOf(desk, part);
    const option = options.find(({ id }) => (meant?.of(`option ${name}.${id}`) ?? 0) >= least);
    if (option) return { option, parts: [part] };
  }
  return undefined;
}
