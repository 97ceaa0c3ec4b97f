import type { IconName } from "./icons.ts";

/** How a plan is paid. The amounts are dollars a month in both cases. */
export type Billing = "monthly" | "annual";

/** Extras of some plans beyond minutes and agents. */
export type PlanExtra = "number" | "otp" | "outbound" | "webChat";

/** A plan with printed prices. All money in US dollars. */
export interface PricedPlan {
  id: "basic" | "silver" | "gold" | "platinum";
  name: string;
  icon: IconName;
  /** Dollars a month, by way of billing. */
  price: Record<Billing, number>;
  /** Once, at the start. */
  implementationFee: number;
  /** Minutes a month included in the price. */
  minutes: number;
  /** Dollars for each minute beyond. */
  overage: number;
  agents: number;
  /** Dollars for each text message; undefined where the price list names no rate (Basic). */
  sms?: number;
  /** Dollars per million language-model tokens. */
  tokens: { output: number; input: number };
  extras: PlanExtra[];
  highlight?: true;
}

/** The plan that is priced in a conversation. */
export interface CustomPlan {
  id: "custom";
  name: string;
  icon: IconName;
  description: string;
}

export type Plan = PricedPlan | CustomPlan;
export type PlanId = Plan["id"];

/** The published price list, cheapest first. No other file may type these figures. */
export const pricedPlans: readonly PricedPlan[] = [
  {
    id: "basic",
    name: "Basic",
    icon: "one-line",
    price: { monthly: 249, annual: 149 },
    implementationFee: 495,
    minutes: 300,
    overage: 0.6,
    agents: 1,
    tokens: { output: 60, input: 100 },
    extras: [],
  },
  {
    id: "silver",
    name: "Silver",
    icon: "phone",
    price: { monthly: 695, annual: 545 },
    implementationFee: 1495,
    minutes: 1200,
    overage: 0.5,
    agents: 3,
    sms: 0.05,
    tokens: { output: 50, input: 80 },
    extras: ["number"],
    highlight: true,
  },
  {
    id: "gold",
    name: "Gold",
    icon: "people",
    price: { monthly: 1295, annual: 1095 },
    implementationFee: 2995,
    minutes: 3000,
    overage: 0.4,
    agents: 6,
    sms: 0.03,
    tokens: { output: 40, input: 60 },
    extras: ["number", "otp", "outbound"],
  },
  {
    id: "platinum",
    name: "Platinum",
    icon: "building",
    price: { monthly: 1995, annual: 1795 },
    implementationFee: 3995,
    minutes: 7000,
    overage: 0.3,
    agents: 12,
    sms: 0.02,
    tokens: { output: 30, input: 40 },
    extras: ["number", "otp", "outbound", "webChat"],
  },
];

export const customPlan: CustomPlan = {
  id: "custom",
  name: "Custom",
  icon: "pen",
  description:
    "Agents, minutes, languages and call flows sized to your firm, with your own integrations.",
};

/** The five cards of the pricing page, in order. */
export const plans: readonly Plan[] = [...pricedPlans, customPlan];

/** Dollars a month for one extra phone number, where a plan allows one. */
export const extraNumberPrice = 5;

/** Length of the free web chat calls of Platinum, in seconds. */
export const webChatSeconds = 30;

/** The trial and its condition, which never stand apart. */
export const trialOffer = "Two weeks free, for law firms that run on MyCase.";

/** Days between the announcement of a price change and the change. */
export const priceNoticeDays = 30;

export const billing: { default: Billing; labels: Record<Billing, string> } = {
  default: "annual",
  labels: { monthly: "Monthly Billing", annual: "Annual Billing" },
};

/** A plan with prices, by its id. */
export function pricedPlan(id: PricedPlan["id"]): PricedPlan {
  const plan = pricedPlans.find((one) => one.id === id);
  if (!plan) throw new Error(`No plan is called "${id}"`);
  return plan;
}

/** Dollars of the one payment for a year on annual billing. */
export const annualCharge = (plan: PricedPlan) => plan.price.annual * 12;

/** Dollars for so many language-model tokens, by what the agent reads and what it writes. */
export function tokenCost(plan: PricedPlan, tokens: { input: number; output: number }) {
  const input = (tokens.input * plan.tokens.input) / 1_000_000;
  const output = (tokens.output * plan.tokens.output) / 1_000_000;
  return { input, output, total: input + output };
}

const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat("en-US", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `1495` → "$1,495"; `0.5` → "$0.50". */
export function dollars(amount: number): string {
  const format = Number.isInteger(amount) ? whole : cents;
  const text = format.format(Math.abs(amount));
  return `${amount < 0 ? "-" : ""}$${text}`;
}

/** `1200` → "1,200". */
export const count = (amount: number) => amount.toLocaleString("en-US");

/** Name of an extra on a plan card and in the estimator. */
export const planExtras: Record<PlanExtra, string> = {
  number: `Extra phone number, ${dollars(extraNumberPrice)} a month`,
  otp: "OTP verification",
  outbound: "Outbound calls, emails and SMS",
  webChat: `Unlimited ${webChatSeconds}-second web chat calls`,
};

/** A plan's features as lines of text, in the order of the price list. */
export function planFeatures(plan: Plan): string[] {
  if (plan.id === "custom") return [plan.description];
  return [
    `${plan.agents} AI ${plan.agents === 1 ? "agent" : "agents"}`,
    `${count(plan.minutes)} minutes included`,
    `${dollars(plan.overage)} per extra minute`,
    plan.sms === undefined ? "Text rate: ask us" : `${dollars(plan.sms)} per text message`,
    `${dollars(plan.tokens.output)} / ${dollars(plan.tokens.input)} per million LLM tokens, output / input`,
    ...plan.extras.map((extra) => planExtras[extra]),
  ];
}
