import { extraNumberPrice, type PricedPlan, pricedPlans } from "#content/plans.ts";
import { withFigures } from "./hearing/numbers.ts";

/** Every number of a text, amounts of money with their sign: "$9,876 for 12" → ["$9876", "12"]. */
export function figuresIn(text: string): string[] {
  // A Chinese comma divides clauses: "少 $150，12 个月" has two figures.
  const read = text.replaceAll("，", ", ").normalize("NFKC");
  const found = read.match(/\$?\s?(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?/g) ?? [];
  return found.map((figure) => {
    const number = String(Number(figure.replace(/[$,\s]/g, "")));
    return figure.startsWith("$") ? `$${number}` : number;
  });
}

/** Every amount of money that a plan has. */
export const amountsOf = (plan: PricedPlan): number[] => {
  const { price, implementationFee, overage, sms, tokens } = plan;
  const rates = [overage, ...(sms === undefined ? [] : [sms]), tokens.input, tokens.output];
  return [price.monthly, price.annual, implementationFee, ...rates];
};

/** The figures of the price list and of texts, spelled ones included. */
export function knownFigures(texts: readonly string[]): Set<string> {
  const known = new Set(pricedPlans.flatMap(({ minutes, agents }) => [`${minutes}`, `${agents}`]));
  for (const amount of [...pricedPlans.flatMap(amountsOf), extraNumberPrice]) {
    known.add(`$${amount}`);
    known.add(`${amount}`);
  }
  for (const text of texts)
    for (const figure of [
      ...figuresIn(text),
      ...(["en", "es", "zh"] as const).flatMap((one) => figuresIn(withFigures(text, one))),
    ]) {
      known.add(figure);
      // An amount may be repeated without its sign; a count never becomes an amount.
      known.add(figure.replace("$", ""));
    }
  return known;
}

/** The figures of an answer that stand nowhere. `more`: the question, sums made for it. */
export function inventedFigures(
  answer: string,
  known: ReadonlySet<string>,
  more: readonly string[] = [],
): string[] {
  const own = knownFigures(more);
  return figuresIn(answer).filter((figure) => !known.has(figure) && !own.has(figure));
}
