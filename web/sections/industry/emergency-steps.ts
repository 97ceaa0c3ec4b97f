import { emergencySentences } from "#content/front-desks/emergency-sentences.ts";
import type { Emergency } from "#content/industries/industry-page.ts";

/** What the front desk says first, in quotation marks, and what happens then. */
export function emergencySteps({ says, steps }: Emergency): readonly string[] {
  return says ? [`“${emergencySentences[says].en}”`, ...steps] : steps;
}
