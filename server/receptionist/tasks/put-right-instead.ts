import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import { saysWhen } from "#server/receptionist/hearing/when.ts";
import type { Step } from "./step.ts";

/** "Leave it at", "let it be": a value follows. */
const leads =
  /\b(?:leave|let|make|keep) (?:it|that) (?:at|be|to|for|as)\b|\bd[eé]j(?:a|e)l[oa] (?:a|para|en)\b|改(?:成|到|为)?/iu;

/** A clause of a few words that gives the new time: "nvm thursday works". */
const shortest = 4;

/**
 * Whether a line that sounds like a refusal gives something else instead: a name, an address or a time
 * ("scrap that, its Bo Lee", "leave it at 3"). Then only what was said before is dropped.
 */
export function givesInstead({ original, changes, when, conversation: { task } }: Step): boolean {
  if (task?.kind !== "booking") return false;
  if (changes.name || changes.email) return true;
  const { nth: _, ...time } = when;
  if (!saysWhen(time)) return false;
  return (
    leads.test(original) ||
    clausesOf(original).every(({ text }) => text.split(/\s+/).length <= shortest)
  );
}
