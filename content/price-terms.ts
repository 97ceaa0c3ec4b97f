import { pathOf } from "./pages.ts";
import {
  count,
  dollars,
  type PricedPlan,
  pricedPlan,
  pricedPlans,
  priceNoticeDays,
  tokenCost,
  trialOffer,
} from "./plans.ts";
import type { Link } from "./types/link.ts";

/** The month of the token example: calls, and tokens that the agent reads and writes in each. */
export const tokenExample = { calls: 100, input: 4000, output: 500 };
/** Words of English to a token, a rule of thumb of the model makers. */
const wordsPerToken = 0.75;

const basic = pricedPlan("basic");
const platinum = pricedPlan("platinum");
const terms = pathOf("terms");

/** Dollars for the tokens of so many calls as those of the example. */
export const tokensOfCalls = (plan: PricedPlan, calls: number) =>
  tokenCost(plan, { input: calls * tokenExample.input, output: calls * tokenExample.output });

interface Term {
  title: string;
  text: string;
  link?: Link;
}

/**
 * Terms that the prices do not show by themselves. It repeats the terms in short and links to them.
 */
export const priceTerms = {
  tokens: {
    id: "tokens",
    title: "What tokens cost, by example",
    text: `A language model is paid by the token, about ${wordsPerToken} of an English word: input is what it reads, output what it writes. Assume ${tokenExample.calls} calls in a month. In each the agent reads ${count(tokenExample.input)} tokens (your instructions, your documents, what the caller says) and writes ${count(tokenExample.output)}, about ${count(tokenExample.output * wordsPerToken)} words.`,
    caption: `Tokens of ${tokenExample.calls} such calls, in dollars`,
    head: ["Plan", "Input", "Output", "Together"],
    rows: pricedPlans.map((plan) => {
      const cost = tokensOfCalls(plan, tokenExample.calls);
      return {
        plan: plan.name,
        figures: [cost.input, cost.output, cost.total].map(dollars),
      };
    }),
    note: "An example, not a measurement: longer calls and longer documents cost more, short ones less. Tokens come on top of the plan.",
  },
  terms: {
    id: "terms",
    title: "Term, notice, cancellation, trial",
    items: [
      {
        title: "Term",
        text: "A month or a year, as you choose, paid in advance. The implementation fee is paid once.",
        link: { label: "Payment terms", href: `${terms}#payment` },
      },
      {
        title: "Cancellation",
        text: "You may leave at the end of any billing period: of the month, or of the year if you pay by the year.",
        link: { label: "Termination", href: `${terms}#termination` },
      },
      {
        title: "Notice",
        text: `Prices change with ${priceNoticeDays} days’ notice to you. The terms name no notice that you have to give.`,
      },
      {
        title: "When the minutes are used up",
        text: `Each further minute is billed at your plan’s rate, from ${dollars(basic.overage)} on ${basic.name} to ${dollars(platinum.overage)} on ${platinum.name}. Texts and tokens are billed at the rates above.`,
      },
      {
        title: "Trial",
        text: trialOffer,
        link: { label: "Ask for the trial", href: pathOf("mycase") },
      },
    ] satisfies Term[] as readonly Term[],
  },
} as const;
