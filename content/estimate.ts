import {
  type Billing,
  extraNumberPrice,
  type PlanExtra,
  type PricedPlan,
  pricedPlans,
} from "./plans.ts";

/** The needs of a practice in one month. All numbers are whole and not negative. */
export interface Order {
  /** Minutes of talk a month, all agents together. */
  minutes: number;
  /** Text messages a month. */
  texts: number;
  agents: number;
  extras: readonly PlanExtra[];
  billing: Billing;
}

/** Why a plan cannot take an order. `texts`: the price list names no rate for them. */
export type Obstacle =
  | { kind: "agents"; limit: number }
  | { kind: "texts" }
  | { kind: "extra"; extra: PlanExtra };

/** Cost of a plan for an order, in dollars. The first year includes the implementation fee. */
export interface Offer {
  plan: PricedPlan;
  monthly: number;
  firstYear: number;
}

export interface Estimate {
  order: Order;
  /** The plan with the smallest monthly cost; undefined where only Custom fits. */
  best?: Offer;
  next?: Offer;
  /** Minutes at which `best` and `next` change places; undefined where they never do. */
  crossing?: number;
  /** Smallest cost over the first year: another plan than `best` where its fee is smaller. */
  firstYearBest?: Offer;
  leftOut: { plan: PricedPlan; obstacles: Obstacle[] }[];
}

/** The cheapest plans for an order, from the price list in plans.ts. */
export function estimate(order: Order): Estimate {
  const offers = fitting(order)
    .map((plan) => offer(plan, order))
    .sort((a, b) => a.monthly - b.monthly || a.firstYear - b.firstYear);
  const [best, next] = offers;
  return {
    order,
    best,
    next,
    crossing: best && next && crossing(best.plan, next.plan, order),
    firstYearBest: offers.toSorted((a, b) => a.firstYear - b.firstYear)[0],
    leftOut: pricedPlans
      .map((plan) => ({ plan, obstacles: obstacles(plan, order) }))
      .filter((one) => one.obstacles.length > 0),
  };
}

/** Dollars a month, with `minutes` in place of the order's own where they are given. */
export function monthlyCost(plan: PricedPlan, order: Order, minutes = order.minutes): number {
  return monthlyCents(plan, order, minutes) / 100;
}

/** Everything that keeps a plan from taking an order; empty: it can. */
export function obstacles(plan: PricedPlan, order: Order): Obstacle[] {
  const found: Obstacle[] = [];
  if (order.agents > plan.agents) found.push({ kind: "agents", limit: plan.agents });
  if (order.texts > 0 && plan.sms === undefined) found.push({ kind: "texts" });
  for (const extra of order.extras) {
    if (!plan.extras.includes(extra)) found.push({ kind: "extra", extra });
  }
  return found;
}

/**
 * The number of minutes at which the cheaper of two plans becomes the dearer one, exact (it can be
 * a fraction); undefined where that never happens.
 */
export function crossing(one: PricedPlan, other: PricedPlan, order: Order): number | undefined {
  const difference = (minutes: number) =>
    monthlyCents(one, order, minutes) - monthlyCents(other, order, minutes);
  // Both costs are straight between the points where an allowance ends, and behind the last one.
  const bends = [0, ...[one.minutes, other.minutes].sort((a, b) => a - b)];
  let from = 0;
  let sign = 0;
  for (const to of bends) {
    const [a, b] = [difference(from), difference(to)];
    if (sign !== 0 && Math.sign(b) === -sign) return from + ((to - from) * a) / (a - b);
    sign ||= Math.sign(b);
    from = to;
  }
  const slope = cents(one.overage) - cents(other.overage);
  const turns = sign !== 0 && Math.sign(slope) === -sign;
  return turns ? from - difference(from) / slope : undefined;
}

/** A stretch of minutes over which one plan is the cheapest. */
export interface Stretch {
  plan: PricedPlan;
  from: number;
  to: number;
}

/** Which plan is the cheapest from 0 to `until` minutes, whatever the order's own minutes are. */
export function cheapestStretches(order: Order, until: number): Stretch[] {
  const plans = fitting(order);
  const cuts = plans
    .flatMap((one, index) => plans.slice(index + 1).map((other) => crossing(one, other, order)))
    .filter((cut) => cut !== undefined && cut > 0 && cut < until)
    .sort((a = 0, b = 0) => a - b);
  const stretches: Stretch[] = [];
  let from = 0;
  for (const to of [...cuts, until] as number[]) {
    const plan = cheapest(plans, order, (from + to) / 2);
    const last = stretches.at(-1);
    if (plan && last?.plan === plan) last.to = to;
    else if (plan && to > from) stretches.push({ plan, from, to });
    from = to;
  }
  return stretches;
}

function fitting(order: Order): PricedPlan[] {
  return pricedPlans.filter((plan) => obstacles(plan, order).length === 0);
}

function cheapest(plans: PricedPlan[], order: Order, minutes: number): PricedPlan | undefined {
  return plans.toSorted(
    (a, b) => monthlyCents(a, order, minutes) - monthlyCents(b, order, minutes),
  )[0];
}

function offer(plan: PricedPlan, order: Order): Offer {
  const monthly = monthlyCents(plan, order, order.minutes);
  return {
    plan,
    monthly: monthly / 100,
    firstYear: (12 * monthly + cents(plan.implementationFee)) / 100,
  };
}

/** Reckoned in whole cents, so that two plans that cost the same are equal. */
function monthlyCents(plan: PricedPlan, order: Order, minutes: number): number {
  const beyond = Math.max(0, minutes - plan.minutes) * cents(plan.overage);
  const texts = order.texts * cents(plan.sms ?? 0);
  const number = order.extras.includes("number") ? cents(extraNumberPrice) : 0;
  return cents(plan.price[order.billing]) + beyond + texts + number;
}

const cents = (dollars: number) => Math.round(dollars * 100);
