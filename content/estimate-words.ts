import {
  cheapestStretches,
  type Estimate,
  type Obstacle,
  type Offer,
  type Order,
} from "./estimate.ts";
import { count, dollars } from "./plans.ts";
import { estimator, needs } from "./pricing.ts";

const { slip, sentences, chart } = estimator;

/** The lines of the slip, term before value. */
export function slipLines(estimate: Estimate): { term: string; value: string }[] {
  const { best, next } = estimate;
  if (!best) {
    return [
      { term: slip.plan, value: slip.custom },
      { term: slip.month, value: slip.contact },
      { term: slip.year, value: slip.contact },
    ];
  }
  const lines = [
    { term: slip.plan, value: best.plan.name },
    { term: slip.month, value: dollars(best.monthly) },
    { term: slip.year, value: dollars(best.firstYear) },
    { term: slip.fee, value: sentences.fee(dollars(best.plan.implementationFee)) },
  ];
  if (!next) return lines;
  return [
    ...lines,
    { term: slip.next, value: sentences.next(next.plan.name, dollars(next.monthly)) },
    { term: slip.cross, value: crossingWords(estimate.crossing) },
  ];
}

/** Savings of the best plan over the next, and whether its fee cancels them in the first year. */
export function comparison({ best, next, firstYearBest }: Estimate): string {
  if (!best) return sentences.nothing;
  if (!next) return sentences.onlyOne;
  const said = [
    sentences.saves(
      best.plan.name,
      dollars(difference(next.monthly, best.monthly)),
      next.plan.name,
    ),
  ];
  if (firstYearBest && firstYearBest.plan !== best.plan) {
    const ahead = difference(best.firstYear, firstYearBest.firstYear);
    said.push(sentences.firstYear(firstYearBest.plan.name, dollars(ahead)));
  }
  return said.join(" ");
}

/** The whole answer in one breath, for the live region and for the receptionist. */
export function answer(estimate: Estimate): string {
  const { best, next, crossing } = estimate;
  if (!best) return sentences.nothing;
  const said = [
    sentences.answer(best.plan.name, dollars(best.monthly), dollars(best.firstYear)),
    next && sentences.nextBest(next.plan.name, dollars(next.monthly)),
    crossing !== undefined && sentences.crossing(minutesUp(crossing)),
    leftOut(estimate),
  ];
  return said.filter(Boolean).join(" ");
}

/** Which plans cannot take the order, and why; undefined when every plan can. */
export function leftOut({ leftOut: plans }: Estimate): string | undefined {
  if (plans.length === 0) return undefined;
  const reasons = ({ plan, obstacles }: Estimate["leftOut"][number]) =>
    `${plan.name} (${obstacles.map(reason).join(", ")})`;
  return sentences.leftOut(plans.map(reasons).join("; "));
}

/** The red line in words: which plan is the cheapest from which minute on. */
export function stretchWords(order: Order): string {
  const stretches = cheapestStretches(order, farAway);
  if (stretches.length === 0) return chart.nothing;
  const parts = stretches.map(({ plan, from }, index) =>
    index === 0 ? chart.first(plan.name) : chart.from(plan.name, minutesUp(from)),
  );
  return chart.cheapest(parts.join(", "));
}

/** A plan and its monthly cost, short enough for a label. */
export const offerLabel = (offer: Offer) => `${offer.plan.name}, ${dollars(offer.monthly)}`;

/** A crossing as printed: the first whole minute on its far side. */
export const minutesUp = (minutes: number) => count(Math.ceil(minutes - 1e-9));

/** Beyond the last crossing of any order that the estimator takes. */
const farAway = 1e9;

function crossingWords(crossing: number | undefined): string {
  return crossing === undefined ? sentences.crossNever : sentences.crossAt(minutesUp(crossing));
}

function reason(obstacle: Obstacle): string {
  if (obstacle.kind === "agents") return sentences.tooFewAgents(obstacle.limit);
  if (obstacle.kind === "texts") return sentences.noTextRate;
  return needs[obstacle.extra].missing;
}

/** Exact to the cent: both amounts are whole cents, which their difference as floats is not. */
const difference = (more: number, less: number) => Math.round((more - less) * 100) / 100;
