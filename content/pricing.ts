import { claims } from "./claims.ts";
import { logos } from "./marks.ts";
import { pathOf } from "./pages.ts";
import {
  dollars,
  extraNumberPrice,
  type PlanExtra,
  priceNoticeDays,
  webChatSeconds,
} from "./plans.ts";

/** The pricing page. Figures of the plans are in plans.ts. */
export const pricing = {
  title: "Choose your right plan!",
  text: "What an AI agent that answers your phone, texts, chats and email costs: a price a month, a one-time fee, and rates beyond it. Choose a plan and a person sets it up with you.",
  billingLabel: "Billing",
  plansLabel: "Plans",
  action: { label: "Get Started", href: pathOf("contact") },
  /** Below the plans on paper. */
  printed: (days: number, name: string, phone: string) =>
    `US dollars a month; the large price is the one on annual billing. Prices change with ${days} days’ notice. ${name}, ${phone}`,
  card: {
    recommended: "Recommended",
    perMonth: "a month",
    billedMonthly: "billed monthly",
    billedAnnually: (year: string) => `billed annually, ${year} a year`,
    orMonthly: (price: string) => `or ${price} billed monthly`,
    orAnnually: (price: string) => `or ${price} billed annually`,
    fee: "implementation fee",
    agent: "AI agent",
    agents: "AI agents",
    minutes: "minutes included",
    overage: "per extra minute",
    sms: "per text message",
    noSms: "Text rate: ask us",
    tokens: "per million LLM tokens, output\u00a0/\u00a0input",
    noNumber: "No extra number",
    noOutbound: "No OTP, no outbound",
    custom: { price: "Contact Us", billing: "Either way of billing", fee: "Scoped with you" },
  },
  more: [
    { label: "What tokens cost, by example", href: "#tokens" },
    { label: "Term, notice, cancellation and trial", href: "#terms" },
  ],
  trusted: {
    title: "Trusted by Industry Leaders",
    note: "The systems that our agents work in",
    logos,
  },
  benefits: {
    title: "Plan Benefits",
    items: [
      {
        figure: claims.availability,
        title: "Answered on every plan",
        text: "Nights, weekends and holidays cost what Tuesday morning costs. English, Spanish, Chinese and more.",
      },
      {
        figure: "0",
        title: "Lines of code, on any plan",
        text: "Connect a number and a calendar, hand over your documents, listen to a few test calls.",
      },
      {
        figure: String(priceNoticeDays),
        title: "Days’ notice before a price moves",
        text: "Fees are payable in advance and printed above. A quiet month costs what it says, and so does a busy minute.",
      },
    ],
  },
} as const;

/** Names of the extras that a plan may lack: "without OTP verification". */
export const needs: Record<PlanExtra, { box: string; missing: string }> = {
  number: {
    box: `Extra phone number, ${dollars(extraNumberPrice)}`,
    missing: "without an extra phone number",
  },
  otp: { box: "OTP verification", missing: "without OTP verification" },
  outbound: {
    box: "Outbound calls, emails and SMS",
    missing: "without outbound calls, emails and SMS",
  },
  webChat: {
    box: `${webChatSeconds}-second web chat calls`,
    missing: `without ${webChatSeconds}-second web chat calls`,
  },
};

/** Words of the estimator. Its sentences take finished text: money by `dollars`, minutes by `count`. */
export const estimator = {
  title: "What would your month cost?",
  text: "Set your minutes. The slip names the cheapest plan and its price; the red line shows where another plan becomes cheaper.",
  label: "Plan estimator",
  form: {
    title: "Your month",
    minutes: "Minutes a month",
    sms: "Text messages",
    agents: "Agents",
    needs: "Also needed",
    note: "LLM tokens are billed by use and are not in this sum.",
    copy: "Copy link to this month",
    copied: { title: "Link copied", description: "It opens this page with your month filled in." },
    notCopied: {
      title: "Not copied",
      description: "The browser does not let us. The address bar holds the same link.",
    },
  },
  slip: {
    title: "While you were adding up",
    plan: "Plan",
    month: "A month",
    year: "First year",
    fee: "Of which",
    next: "Next best",
    cross: "They cross",
    custom: "Custom",
    contact: "Contact Us",
  },
  chart: {
    title: "Cost a month against minutes, four plans",
    nothing: "No listed plan fits.",
    cheapest: (parts: string) => `Cheapest plan: ${parts}.`,
    first: (plan: string) => `${plan} at first`,
    from: (plan: string, minutes: string) => `${plan} from ${minutes} minutes`,
    zero: "0 min",
    value: (minutes: string) => `${minutes} minutes`,
  },
  table: {
    title: "The same chart as a table",
    caption: "Cost a month in dollars by minutes; the cheapest plan in each row is marked",
    minutes: "Minutes",
    none: "–",
  },
  /** Notes on the sum, and on what the price list leaves open. */
  counting: {
    title: "How this is counted",
    known:
      "Minutes are added up over a month and over all agents: first the ones in the price, then the rest at the plan’s rate. The first year is twelve such months and the implementation fee.",
    unknown:
      "Not published: what a text message costs on Basic, so one message rules Basic out; how part of a minute is rounded; whether unused minutes carry over. We count whole minutes and carry nothing over.",
  },
  sentences: {
    answer: (plan: string, month: string, year: string) =>
      `${plan}: ${month} a month, ${year} in the first year.`,
    nextBest: (plan: string, month: string) => `Next best: ${plan}, ${month} a month.`,
    crossing: (minutes: string) => `They cross at ${minutes} minutes.`,
    fee: (fee: string) => `${fee} implementation fee`,
    next: (plan: string, cost: string) => `${plan}, ${cost} a month`,
    crossAt: (minutes: string) => `at ${minutes} minutes`,
    crossNever: "Never, on this order",
    saves: (best: string, amount: string, next: string) =>
      `${best} is ${amount} a month under ${next} here.`,
    onlyOne: "No other listed plan takes all of this.",
    firstYear: (plan: string, amount: string) =>
      `In the first year ${plan} is still ahead by ${amount}: its implementation fee is smaller.`,
    nothing: "No listed plan takes all of this. A person will size one with you.",
    leftOut: (parts: string) => `Left out: ${parts}.`,
    tooFewAgents: (n: number) => `${n} ${n === 1 ? "agent" : "agents"}`,
    noTextRate: "no text rate listed",
  },
} as const;
