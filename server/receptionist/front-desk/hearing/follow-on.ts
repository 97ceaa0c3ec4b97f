import type { Field, FrontDesk } from "#content/front-desks/front-desk.ts";
import type { Fact } from "../call-state.ts";
import { factText } from "./fact-text.ts";
import { isBare, isTimeOnly, type SaidPart } from "./said-parts.ts";

/** Verbs with which a clause begins that has no subject of its own. */
const verbFirst =
  /^(?:(?:then|still|also|never|just|even|already|ya|todavia|tampoco|ni) )?(?:has|have|had|made|makes|did|didnt|does|doesnt|is|isnt|are|arent|was|wasnt|were|wont|would|cant|couldnt|went|goes|got|gets|came|comes|took|said|says|told|keeps?|kept|stopped|quit|started|starts|broke|fell|runs|ran|leaks|drips|smells|hums|works|worked|helped|left|gave|put|tried|dropping|getting|going|rising|falling|no (?:sirvio|funciona|ayudo|prende|sirve)|sirvio|funciono|ayudo)(?= \S)/;
/** "Didn't help", "has never held a bow", "dropping": goes on with what stands before it. */
const alone = /^(?:dropping|rising|falling|climbing|getting (?:worse|colder|hotter|bigger))$/;

/** The clause that a part without a subject goes on with; undefined where it stands by itself. */
export function goesOnWith(part: SaidPart, parts: readonly SaidPart[]): SaidPart | undefined {
  const before = parts[parts.indexOf(part) - 1];
  const words = part.words.join(" ");
  if (!before || before.sentence !== part.sentence || part.asks || before.asks) return undefined;
  if (isBare(part.words) || isTimeOnly(part.words) || part.words.length > longest) return undefined;
  return verbFirst.test(words) || alone.test(words) ? before : undefined;
}
const longest = 9;

/**
 * Puts a part that no line took beside the clause it goes on with: "changed the batteries already, didn't
 * help".
 */
export function takeFollowing(
  { fields }: FrontDesk,
  facts: Record<string, Fact>,
  parts: readonly SaidPart[],
  used: Set<SaidPart>,
): void {
  const isWords = ({ kind }: Field) => kind === "words";
  for (const part of parts) {
    const before = used.has(part) ? undefined : goesOnWith(part, parts);
    if (!before) continue;
    for (const { name } of fields.filter(isWords)) {
      const pieces = facts[name]?.text?.split("; ") ?? [];
      const at = pieces.indexOf(before.text);
      if (at < 0) continue;
      facts[name] = { ...facts[name], text: factText(pieces.toSpliced(at + 1, 0, part.text)) };
      used.add(part);
    }
  }
}
