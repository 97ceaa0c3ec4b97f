import { billing, count, dollars, type PricedPlan } from "./plans.ts";
import { site } from "./site.ts";

/** Words of the page for language models beside those of the pages that it lists. */
export const llmsWords = {
  about: `${site.name} sells ${site.tagline}. The site has no accounts; a person replies to every message within ${site.replyWithinHours} hours. Telephone ${site.phone.display}, email ${site.email}.`,
  pages: "Pages",
  changes: "What is new on the pages, as Atom",
  prices: "Prices",
  plan: (plan: PricedPlan) =>
    `${plan.name}: ${dollars(plan.price.annual)} a month (${billing.labels.annual}) or ${dollars(plan.price.monthly)} (${billing.labels.monthly}), ${dollars(plan.implementationFee)} once, ${count(plan.minutes)} minutes included, ${dollars(plan.overage)} for each further minute, ${plan.agents} ${plan.agents === 1 ? "agent" : "agents"}`,
  posts: "Posts",
  allPosts: "All posts as JSON",
} as const;
