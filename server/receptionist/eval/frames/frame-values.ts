import { count, dollars, type PricedPlan, pricedPlan } from "#content/plans.ts";

/** What must come of a line. */
export interface Wanted {
  says?: RegExp | readonly RegExp[];
  never?: RegExp;
  /** Facts of the conversation afterwards, by their values. */
  facts?: Record<string, unknown>;
}

/** A value that stands in a line, and what it must lead to. */
interface Value {
  put: Record<string, string>;
  wanted: Wanted;
}

/** Many ways to say one thing, in one state of the conversation. */
export interface Frames {
  name: string;
  /** The lines before. */
  before: readonly string[];
  values: readonly Value[];
  lines: readonly string[];
}

export const [basic, silver, gold, platinum] = (
  ["basic", "silver", "gold", "platinum"] as const
).map(pricedPlan) as [PricedPlan, PricedPlan, PricedPlan, PricedPlan];

/** An amount or a count as a pattern: no other figure goes on from it. */
const figure = (text: string) =>
  new RegExp(`(?<![\\d,.])${text.replace(/[$.]/g, "\\$&")}(?![\\d]|[,.]\\d)`, "u");
export const money = (amount: number) => figure(dollars(amount));
export const many = (amount: number) => figure(count(amount));
export const id = ({ name }: PricedPlan) => name.toLowerCase();

export const each = <One>(values: readonly One[], make: (one: One) => Value) => values.map(make);
export const always = (wanted: Wanted): Value[] => [{ put: {}, wanted }];

export const figures: readonly [string, number][] = [
  ["2000", 2000],
  ["1.5k", 1500],
  ["eight hundred", 800],
];
export const counts = (wanted: (n: number) => Wanted) =>
  each(figures, ([n, value]) => ({ put: { n }, wanted: wanted(value) }));
export const plans = (of: readonly PricedPlan[], wanted: (plan: PricedPlan) => Wanted) =>
  each(of, (plan) => ({ put: { plan: id(plan) }, wanted: wanted(plan) }));
export const pairs = (wanted: (a: PricedPlan, b: PricedPlan) => Wanted) =>
  each(
    [
      [gold, platinum],
      [basic, silver],
    ] as const,
    ([a, b]) => ({ put: { a: id(a), b: id(b) }, wanted: wanted(a, b) }),
  );

export const ofTexts = (plan: PricedPlan) =>
  counts((n) => ({
    says: money(n * (plan.sms ?? 0)),
    facts: { texts: n, calls: undefined },
  }));
export const saved = (plan: PricedPlan) => 12 * (plan.price.monthly - plan.price.annual);
export const firstYear = (plan: PricedPlan) => 12 * plan.price.annual + plan.implementationFee;
export const over = (plan: PricedPlan): Wanted => ({
  says: money(plan.overage),
  never: /hands over|transfiere|转/i,
});
export const yesOnTop =
  /\b(?:yes|on top|beyond|besides|in addition|extra|aparte|por encima|sí)\b|另|外|额外|超出/iu;
