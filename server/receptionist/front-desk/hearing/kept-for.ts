import { isGiven, word } from "./given-name.ts";

/** The name under which something is kept, or of who calls for somebody else. */
export const keptFor = (text: string): string | undefined =>
  kept.exec(text)?.[1] ?? isFor(text) ?? onBehalf.exec(text)?.[1];

/** "Mina Roy for Asha Roy": the caller, and whom the call is for. */
const onBehalf = new RegExp(
  `(?:^|[,.;]\\s*)(${word}(?: ${word}){1,2}) (?:calling for|on behalf of|for|por|para) ${word}(?: ${word}){1,2}`,
  "u",
);

/** "It's for Priya", "table for Ana": somebody with a first name in common use. */
function isFor(text: string): string | undefined {
  const found = bookedFor.exec(text)?.[1];
  return found && isGiven(found) ? found : undefined;
}
const bookedFor = new RegExp(
  `(?:^|[,.;!?]\\s*)(?:[Ii]t['’]?s|[Tt]hat['’]?s|[Tt]able|[Rr]eservation|[Bb]ooking|[Ee]s|[Ss]er[ií]a) (?:for|para) (${word}(?: ${word})?)(?=\\s*(?:$|[,.;!?]))`,
  "u",
);

/** "Hold it till noon for Vera Bloom". */
const kept = new RegExp(
  `\\b(?:hold|keep|reserve|book|put|save|set)\\b.*\\bfor (${word}(?: ${word}){1,2})`,
  "u",
);
