import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import { towardIn } from "#server/receptionist/hearing/moves-said.ts";
import { withFigures } from "#server/receptionist/hearing/numbers.ts";
import { nthIn, type When } from "#server/receptionist/hearing/when.ts";
import { withoutAccents } from "#server/receptionist/hearing/words.ts";
import type { Step } from "./step.ts";

/** "Too late the first": why one does not suit ends there. */
const whyNot =
  /(\b(?:too|so|very|kinda|a bit|a little|muy|tan|demasiado) (?:early|late|temprano|tarde)(?: for (?:me|us|that|it)| para mi)?) (?=(?:(?:then|so|maybe|mejor|entonces|no) )?(?:the|la|el) )/g;
const refused =
  /\b(?:not|cant|cannot|wont|doesnt|dont|isnt|instead of|rather than)\b|\bno (?:me|puedo|la|el)\b|不要|不行|不是/;

/**
 * The wish for a time with the one of several that a line picks: "too late, the first" picks one, and "the
 * first is too early, the third" picks another than the one that it names first.
 */
export function withNthPicked(when: When, { original, hearing: { language } }: Step): When {
  const { nth, toward, adjacent: _, ...rest } = when;
  if (nth === undefined) return when;
  const bare = withoutAccents(original.toLowerCase()).replace(/['’]/g, "");
  const clauses = clausesOf(bare.replace(whyNot, "$1, ")).flatMap(({ text }) => {
    const said = withFigures(text, language);
    const at = nthIn(said);
    const apart = towardIn(said) !== undefined || refused.test(said);
    return at === undefined ? [] : [{ at, apart }];
  });
  const picked = clauses.findLast(({ apart }) => !apart);
  if (picked && clauses.length + (toward ? 1 : 0) > 1) return { ...rest, nth: picked.at };
  return when;
}
