import type { Concept } from "#content/receptionist/heard.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import { type Hearing, hear } from "#server/receptionist/hearing/hear.ts";
import { plansIn } from "./plans-spoken-of.ts";
import { planParts, type Question } from "./question-in.ts";

/** Parts that the price of a plan as a whole names too. */
const inWhole: readonly Concept[] = ["minutes", "agents", "fee", "overage"];
const ofPrice: readonly Concept[] = ["price", "monthly", "annual"];
const asksWhole = /\b(?:what(?:['’]?s)?|how much|tell|give|qu[eé]|cu[aá]nto)\b|多少钱|价/iu;
const compares = /\b(?:difference|diff|compare|versus|vs|between|diferencia)\b|区别|比/iu;

/**
 * "What are gold and platinum a month and how many agents in each": the price of all the plans that
 * a line names, with the parts of them that it asks for, wherever in it they stand.
 */
export function pricesTogether(
  questions: Question[],
  original: string,
  language: Hearing["language"],
): Question[] {
  const whole = hear(original, language);
  const plans = plansIn(whole);
  const clauses = clausesOf(original).map(({ text }) => hear(text, language));
  const partsIn = ({ concepts }: Hearing) => planParts.filter((one) => concepts.has(one));
  const parts = [...new Set(clauses.flatMap(partsIn))];
  if (plans.length === 0 || parts.length === 0 || compares.test(original)) return questions;
  const priced = clauses.some(
    (one) =>
      partsIn(one).length === 0 &&
      (ofPrice.some((concept) => one.concepts.has(concept)) ||
        (plansIn(one).length > 0 && asksWhole.test(one.text))),
  );
  if (!priced || !questions.some(({ intent }) => intent.kind === "price")) return questions;
  const asked = (concepts: readonly Concept[]): Question => ({
    hearing: { ...whole, concepts: new Set([...plans, ...concepts]), things: new Set() },
    intent: { kind: "price", score: 5 },
  });
  return [
    asked(
      parts.some((one) => inWhole.includes(one))
        ? ["price"]
        : ofPrice.filter((one) => whole.concepts.has(one)),
    ),
    ...parts.filter((one) => !inWhole.includes(one)).map((one) => asked([one])),
    ...questions.filter(({ intent }) => intent.kind !== "price"),
  ];
}
