import { monthlyCost, type Order, obstacles } from "./estimate.ts";
import { defaultOrder, orderLimits } from "./estimate-query.ts";
import { industryNames } from "./industries/names.ts";
import { industryTitles, type PagedIndustry } from "./industries/titles.ts";
import {
  type Billing,
  billing,
  count,
  dollars,
  type PlanExtra,
  type PlanId,
  planExtras,
  plans,
  pricedPlans,
} from "./plans.ts";

/**
 * The choices that a visitor worked out before writing to us. They never include amounts: plans.ts
 * has them.
 */
export interface LeadSlip {
  plan?: PlanId;
  billing?: Billing;
  /** A month: minutes of talk, text messages, agents. */
  minutes?: number;
  texts?: number;
  agents?: number;
  extras?: PlanExtra[];
  /** The page of the industry that the visitor came from. */
  trade?: PagedIndustry;
}

/** The most of a slip that is read, in characters. */
export const slipLimit = 300;

/** Words around the slip where it can be taken off. */
export const slipWords = {
  title: "Goes with it",
  remove: "Take it off",
  minutes: "minutes a month",
  texts: "texts",
  agents: "agents",
} as const;

/**
 * A slip from a query: `plan=silver&billing=annual&minutes=1500&extras=otp,number&trade=dentists`.
 * What is unknown or malformed is left out.
 */
export function readLeadSlip(query: string): LeadSlip {
  const fields = new URLSearchParams(query.slice(0, slipLimit));
  const text = (name: string) => fields.get(name)?.toLowerCase();
  const whole = (name: keyof typeof orderLimits) => {
    const value = fields.get(name) ?? "";
    return /^\d{1,7}$/.test(value) ? Math.min(Number(value), orderLimits[name]) : undefined;
  };
  const plan = plans.find(({ id }) => id === text("plan"))?.id;
  const paid = text("billing") ?? "";
  const wanted = fields.getAll("extras").join().split(",");
  const extras = (Object.keys(planExtras) as PlanExtra[]).filter((one) => wanted.includes(one));
  const trade = text("trade") ?? "";
  const slip = {
    plan,
    billing: Object.hasOwn(billing.labels, paid) ? (paid as Billing) : undefined,
    minutes: whole("minutes"),
    texts: whole("texts") || undefined,
    agents: whole("agents") || undefined,
    extras: extras.length > 0 ? extras : undefined,
    trade: Object.hasOwn(industryTitles, trade) ? (trade as PagedIndustry) : undefined,
  };
  return Object.fromEntries(
    Object.entries(slip).filter(([, value]) => value !== undefined),
  ) as LeadSlip;
}

/** Whether a query names anything of a slip. */
export const hasSlip = (query: string) => Object.keys(readLeadSlip(query)).length > 0;

/** Dollars a month; undefined where the plan has no printed price or cannot take the month. */
export function slipSum(slip: LeadSlip): number | undefined {
  const plan = pricedPlans.find(({ id }) => id === slip.plan);
  if (!plan) return undefined;
  const order: Order = {
    ...defaultOrder,
    billing: slip.billing ?? billing.default,
    minutes: slip.minutes ?? 0,
    texts: slip.texts ?? 0,
    agents: slip.agents ?? 1,
    extras: slip.extras ?? [],
  };
  return obstacles(plan, order).length === 0 ? monthlyCost(plan, order) : undefined;
}

/** The slip in words, a part to each fact: "Silver, annual billing", then its month, its sum, the trade. */
export function saySlip(slip: LeadSlip): string[] {
  const plan = plans.find(({ id }) => id === slip.plan);
  const sum = slipSum(slip);
  const way = billing.labels[slip.billing ?? billing.default].toLowerCase();
  const many = slip.agents !== undefined && slip.agents > 1;
  return [
    plan && (plan.id === "custom" ? plan.name : `${plan.name}, ${way}`),
    slip.minutes !== undefined && `${count(slip.minutes)} ${slipWords.minutes}`,
    slip.texts && `${count(slip.texts)} ${slipWords.texts}`,
    many && `${slip.agents} ${slipWords.agents}`,
    ...(slip.extras ?? []).map((extra) => planExtras[extra]),
    sum !== undefined && `${dollars(sum)} a month`,
    slip.trade && industryNames[slip.trade],
  ].filter((part) => typeof part === "string");
}
