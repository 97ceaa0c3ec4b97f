import type { Language } from "#contract/receptionist.ts";
import { hear } from "#server/receptionist/hearing/hear.ts";
import type { Before } from "./plans-spoken-of.ts";
import { questionIn } from "./question-in.ts";

/** "Do you sell data or train on it": what is asked, who does it, and what else is asked of the same. */
const eitherOf =
  /^(.*?\b((?:do|does|can|could|will|would) (?:you|u|ya|it|they|this|i|we|farline|the (?:bot|ai|agent|thing)|your (?:bot|ai|agent|people))|(?:is|are) there)\s.+?)\s+(?:or|&|and\/or|nor|\+)\s+(?:(?:even|also|just)\s+)?(\p{Ll}.+)$/iu;
const eitherOfSpanish =
  /^(.*?(?<!\p{L})((?:pueden?|puedo|podemos|se puede))\s.+?)\s+(?:o|&|\+)\s+(\p{Ll}+[aei]r(?!\p{L}).*)$/iu;

/** Longer clauses join more than two questions. In signs. */
const longest = 160;

/**
 * The two questions of a clause that joins them, each with who does it, where each is about something of
 * its own: "do you sell data", "do you train on it". Undefined for any other clause.
 */
export function joinedQuestions(
  clause: string,
  language: Language,
  before: Before,
): [string, string] | undefined {
  if (clause.length > longest) return undefined;
  const [, one = "", subject = "", other = ""] =
    eitherOf.exec(clause) ?? eitherOfSpanish.exec(clause) ?? [];
  if (!one || !other) return undefined;
  const both: [string, string] = [one, `${subject} ${other}`];
  const keys = both.map((text) => {
    const { intent } = questionIn(hear(text, language), before, false);
    if (intent?.kind !== "topic") return intent?.kind === "price" ? "price" : undefined;
    return intent.score >= 1.5 ? intent.topic.id : undefined;
  });
  return keys.every(Boolean) && keys[0] !== keys[1] ? both : undefined;
}
