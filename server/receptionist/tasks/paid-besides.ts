import type { Concept } from "#content/receptionist/heard.ts";
import { type PaidPart, sumPhrases } from "#content/receptionist/sum-phrases.ts";
import { money, planNames } from "#server/receptionist/answering/classify.ts";
import { priceAnswer } from "#server/receptionist/answering/facts.ts";
import type { Step } from "./step.ts";
import { bareText } from "./words-of-turn.ts";

const beside =
  /\bon top\b(?! of (?:that|this|it|our|my|the (?!month|plan|price|base|regular|normal|subscription|\d))\b)|\bover and above\b|\bin addition\b|\bbesides?\b|\bplus\b|\bextra\b|\bseparate(?:ly)?\b|\bas well as\b|\badditional(?:ly)?\b|\baparte\b|\bademas\b|\bse sum[ae]n?\b|\badicional\b|\bpor separado\b|额外|另外|另收|另付|单独|之外/u;
const inside =
  /\bincluded\b|\bpart of\b|\bcover(?:s|ed)?\b|\balready in\b|\bin (?:the|that|my) (?:monthly|price|plan)\b|\bincluid[oa]s?\b|\bdentro del?\b|包含|包括|含在|算在/u;
/** A price that it is set beside. */
const thePrice =
  /\b(?:monthly|month|plan|price|fee|bill|subscription|(?:already|i) pay|mensualidad|mes|precio)\b|\b\d{3,4}\b|月费|套餐|价/u;
const pointer =
  /\b(?:that|thats|it|its|this|those|these|they|theyre|them|eso|esto|esos|es|ya|va|van|se)\b|[这那它]/u;

const parts: readonly PaidPart[] = [
  "overage",
  "fee",
  "tokens",
  "text",
  "extraNumber",
  "agents",
  "minutes",
];
const partIn = (concepts: Iterable<Concept>) => {
  const all = new Set(concepts);
  return parts.find((one) => all.has(one));
};

/** Concepts that say nothing beside the question whether something is paid for. */
const light = new Set<Concept>([
  ...money,
  "yes",
  "no",
  "howMany",
  "text",
  "company",
  "repeat",
  "offTopic",
]);

/**
 * "Is that on top of the monthly?": whether what was priced last is in the monthly price, and what
 * it costs. Undefined where something else is said.
 */
export function paidBesides(step: Step): string | undefined {
  const { hearing, conversation } = step;
  const { asked, table } = conversation;
  const text = bareText(hearing);
  const besideIt = beside.test(text);
  if (!besideIt && !inside.test(text)) return undefined;
  if (hearing.words.length > 14 || [...hearing.concepts].some((one) => !light.has(one)))
    return undefined;
  const own = partIn([...hearing.concepts].filter((one) => one !== "overage" || !besideIt));
  const pointed = pointer.test(text) || thePrice.test(text);
  const part =
    (thePrice.test(text) && besideIt && own) || (pointed && partIn(asked?.concepts ?? []));
  if (!part) return undefined;
  // "Does that include texts", of a plan: another part is asked for.
  if (own && own !== part) return undefined;
  const named = planNames.find((one) => hearing.concepts.has(one)) ?? table.plan;
  const gap = hearing.language === "zh" ? "" : " ";
  const words = sumPhrases[hearing.language].besides[part];
  if (part === "agents" || (part === "minutes" && !named)) return words;
  const priced = new Set<Concept>([
    part === "minutes" ? "overage" : part,
    ...(named ? [named] : []),
  ]);
  return [words, priceAnswer(priced, hearing.language).text].join(gap);
}
