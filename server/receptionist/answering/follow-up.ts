import type { Concept } from "#content/receptionist/heard.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { planNames } from "./classify.ts";

const exchange: Concept[][] = [
  planNames,
  ["monthly", "annual"],
  ["fee", "overage", "minutes", "agents", "text", "tokens"],
  ["spanish", "chinese", "english", "otherLanguage"],
];

/** What a plan holds, and what comes on top. */
const aspects: Concept[] = ["minutes", "agents", "fee", "overage"];

/**
 * A message that only makes sense after the one before ("and monthly?", "what about Gold?"), filled
 * up with what that one was about; undefined when it stands on its own.
 */
export function followUp(
  hearing: Hearing,
  asked: { concepts: Concept[]; things: string[] } | undefined,
): Hearing | undefined {
  if (!asked || hearing.words.length > 8) return undefined;
  const opens =
    /^(and|what about|how about|or|also|then|y|¿y|o|que tal|¿que tal|¿qué tal|qué tal|那|还有|那么)(?![a-z])/.test(
      hearing.text,
    ) ||
    /呢[？?。]?$/.test(hearing.text) ||
    /\b(it|that|this one|ese|eso|esa)\b/.test(hearing.text);
  const modifiers = new Set<string>(exchange.flat());
  const only =
    [...hearing.concepts].every((one) => modifiers.has(one)) && hearing.rest.length === 0;
  const bare = hearing.concepts.size > 0 && only;
  if (!opens && !bare && !(hearing.concepts.size === 0 && hearing.things.size > 0))
    return undefined;
  // "Auto shop", after a question about languages: the trade is told, and nothing asked on.
  const trades = [...hearing.things].every((one) => one.startsWith("industry:"));
  const spokeOfTrades =
    asked.concepts.some((one) => one === "trade" || one === "law") ||
    asked.things.some((one) => one.startsWith("industry:"));
  if (!opens && !bare && trades && !spokeOfTrades) return undefined;
  if (opens && !only && hearing.things.size === 0) {
    const merged = [...hearing.concepts].some((one) => modifiers.has(one));
    if (!merged) return undefined;
  }
  const concepts = new Set<Concept>(asked.concepts);
  for (const group of exchange)
    if (group.some((one) => hearing.concepts.has(one)))
      for (const one of group) concepts.delete(one);
  // "Minutes?", after a question for the prices, asks for no price.
  if (aspects.some((one) => hearing.concepts.has(one)) && !hearing.concepts.has("price"))
    for (const one of ["price", "plans", "monthly", "annual"] as const)
      if (!hearing.concepts.has(one)) concepts.delete(one);
  // "And for my dentist?", after law firms: another trade.
  if ([...hearing.things].some((one) => one.startsWith("industry:"))) concepts.delete("law");
  for (const one of hearing.concepts) concepts.add(one);
  // "Can it text people back", after a trade was named: "it" is the product.
  const before = asked.things.filter((one) => !one.startsWith("industry:"));
  const things = hearing.things.size > 0 ? hearing.things : new Set(before);
  return { ...hearing, concepts, things };
}
