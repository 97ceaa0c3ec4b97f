import { industryBySlug } from "#content/industries/directory.ts";
import { integrations } from "#content/integrations.ts";
import { type PlanExtra, type PricedPlan, pricedPlan } from "#content/plans.ts";
import type { Concept } from "#content/receptionist/heard.ts";
import { phrases } from "#content/receptionist/languages.ts";
import { prices } from "#content/receptionist/prices.ts";
import { place, type Spoken } from "#content/receptionist/topic.ts";
import type { Language, Source } from "#contract/receptionist.ts";
import type { PricePart } from "./classify.ts";

/** Words for the visitor, and where they stand. */
export interface Answer {
  text: string;
  sources: Source[];
  /** It was given before, and is said in other words. */
  again?: true;
}

const planNames = ["basic", "silver", "gold", "platinum"] as const;
const plansPlace = place("pricing", "Plans");
const paymentPlace = place("terms", "Payment terms", "payment");

/** What only some plans have, by the words for it. */
const extras: readonly [Concept, PlanExtra][] = [
  ["outbound", "outbound"],
  ["otp", "otp"],
  ["extraNumber", "number"],
  ["webChat", "webChat"],
];

/** The answer to a question about money, with the figures of plans.ts. */
export function priceAnswer(
  concepts: ReadonlySet<Concept>,
  language: Language,
  part?: PricePart,
): Answer {
  const named = planNames.filter((name) => concepts.has(name)).map(pricedPlan);
  const of = (make: (plan?: PricedPlan) => Spoken) =>
    named.length > 0 ? named.map((plan) => make(plan)[language]).join(" ") : make()[language];
  const sources = [plansPlace];
  const say = (text: string, more: Source[] = []): Answer => ({
    text,
    sources: [...sources, ...more],
  });
  const has = (concept: Concept) => concepts.has(concept);

  if (part && named.length > 0)
    return say(
      named.map((plan) => prices[part](plan)[language]).join(language === "zh" ? "" : " "),
    );
  if (has("custom")) return say(prices.custom[language]);
  if (has("fee")) return say(of(prices.fee), [paymentPlace]);
  if (has("overage")) return say(of(prices.overage));
  if (has("tokens")) return say(of(prices.tokens));
  if (has("text") && has("howMany")) return say(of(prices.textsIncluded));
  if (has("text")) return say(of(prices.texts));
  const extra = extras.find(([concept]) => has(concept))?.[1];
  if (extra) {
    const [one, ...others] = named;
    const on = one && others.length === 0 ? [prices.extraOn(one, extra)[language]] : [];
    return say([...on, prices.extra(extra)[language]].join(language === "zh" ? "" : " "));
  }
  // "How many calls does it come with".
  if (has("minutes") && has("volume"))
    return say(
      `${prices.countsMinutes[language]}${language === "zh" ? "" : " "}${of(prices.minutes)}`,
    );
  if (has("minutes") && !has("price")) return say(of(prices.minutes));
  if (has("agents") && !has("price")) return say(of(prices.agents));
  // Most questions about a price contain "a month": it chooses a billing only next to a plan.
  const billing = has("annual") ? "annual" : has("monthly") ? "monthly" : undefined;
  if (named.length === 0)
    return say(
      (billing === "annual" || (billing && !has("price")) ? prices.allBilled(billing) : prices.all)[
        language
      ],
    );
  const one = (plan: PricedPlan) => (billing ? prices.billed(plan, billing) : prices.plan(plan));
  return say(named.map((plan) => one(plan)[language]).join(" "));
}

/** Answers with the catalog's entry for one integration. */
export function integrationAnswer(id: string, language: Language): Answer {
  const entry = integrations.find((one) => String(one.id) === id);
  if (!entry) throw new Error(`No integration has the id ${id}`);
  const words = phrases[language];
  const source = { ...place("integrations", `${entry.name}, ${entry.category}`) };
  const landing = { MyCase: "mycase", Lawmatics: "lawmatics" }[entry.name] as
    | "mycase"
    | "lawmatics"
    | undefined;
  const text = words.knownIntegration(entry.name, entry.description);
  if (!landing) return { text, sources: [source] };
  return {
    text: `${text} ${words.landing(entry.name)}`,
    sources: [source, place(landing, entry.name)],
  };
}

/** Answers with the directory's entry for one trade. */
export function industryAnswer(slug: string, language: Language): Answer {
  const { name, description } = industryBySlug(slug);
  return {
    text: `${phrases[language].knownIndustry(name)} ${description}`,
    sources: [
      { title: name, detail: place("industries", name).title, href: `/industries/${slug}` },
      place("industries", name),
    ],
  };
}
