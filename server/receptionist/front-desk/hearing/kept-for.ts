import { isGiven, nobodys, word } from "./given-name.ts";

/**
 * The name under which something is kept, or of who calls for somebody else.
 * `sure`: a name was asked for, or a number stands beside it.
 */
export const keptFor = (text: string, sure = false): string | undefined =>
  kept.exec(text)?.[1] ?? putDown.exec(text)?.[1] ?? isFor(text, sure) ?? onBehalf.exec(text)?.[1];

/** "Mina Roy for Asha Roy": the caller, and whom the call is for. */
const onBehalf = new RegExp(
  `(?:^|[,.;]\\s*)(${word}(?: ${word}){1,2}) (?:calling for|on behalf of|for|por|para) ${word}(?: ${word}){1,2}`,
  "u",
);

/** "It's for Priya", "table for Ana": somebody with a first name in common use, or "it's for Dee Lamb". */
function isFor(text: string, sure: boolean): string | undefined {
  const found = bookedFor.exec(text)?.[1];
  if (!found) return undefined;
  const [first = "", last] = found.toLowerCase().split(" ");
  const full = sure && last && !nobodys.has(first) && !nobodys.has(last) && !occasion.test(last);
  return full || isGiven(found) ? found : undefined;
}
/** "It's for Mothers Day". */
const occasion =
  /^(?:days?|eve|party|anniversary|birthday|wedding|night|years?|graduation|shower|dinner|lunch|brunch|prom|reunion|meeting)$/;
const bookedFor = new RegExp(
  `(?:^|[,.;!?]\\s*)(?:[Ii]t['’]?s|[Tt]hat['’]?s|[Tt]able|[Rr]eservation|[Bb]ooking|[Tt]hat['’]?(?:d| would|ll) be|[Ii]t['’]?(?:d| would|ll) be|[Rr]oom|[Ee]s|[Ss]er[ií]a) (?:for|para) (${word}(?: ${word})?)(?=\\s*(?:$|[,.;!?]))`,
  "u",
);

/** "Put Dee Lamb on it", "put Cole Ash down for that". */
const putDown = new RegExp(
  `(?:^|[,.;!?\\s])[Pp]ut (?:me |us )?(?:down )?(${word} ${word}) (?:on it|on that|on there|down)\\b`,
  "u",
);

/** "Hold it till noon for Vera Bloom". */
const kept = new RegExp(
  `\\b(?:hold|keep|reserve|book|put|save|set)\\b.*\\bfor (${word}(?: ${word}){1,2})`,
  "u",
);
