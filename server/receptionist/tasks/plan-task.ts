import {
  type Estimate,
  estimate,
  monthlyCost,
  type Obstacle,
  type Offer,
  type Order,
} from "#content/estimate.ts";
import { defaultOrder, estimatePath, estimatorId } from "#content/estimate-query.ts";
import { count, dollars, type PricedPlan, pricedPlans } from "#content/plans.ts";
import { phrases } from "#content/receptionist/languages.ts";
import { place } from "#content/receptionist/topic.ts";
import { turnPhrases } from "#content/receptionist/turn-phrases.ts";
import type { Card, Language } from "#contract/receptionist.ts";
import { priceAnswer } from "#server/receptionist/answering/facts.ts";
import type { Task } from "#server/receptionist/conversation.ts";
import type { Facts } from "#server/receptionist/facts/facts.ts";
import { minutesOf, usualCall } from "#server/receptionist/facts/minutes-of-facts.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { weeks, workDays } from "#server/receptionist/hearing/volume.ts";
import type { Said, Step } from "./step.ts";

type Plan = Extract<Task, { kind: "plan" }>;

const source = place("pricing", "Plan estimator", estimatorId);

/** The facts that a recommendation is reckoned with. */
const reckonedWith = [
  "calls",
  "days",
  "length",
  "minutes",
  "texts",
  "agents",
  "extras",
  "billing",
] as const;

/** Recommends a plan, or asks for what the reckoning needs. */
export function beginPlan({ hearing, conversation }: Step): Said {
  return recommend(conversation.facts, hearing);
}

/** Goes on; undefined when the message adds nothing to the reckoning. */
export function continuePlan(
  _task: Plan,
  { hearing, conversation, changes }: Step,
): Said | undefined {
  if (!reckonedWith.some((name) => name in changes)) return undefined;
  return recommend(conversation.facts, hearing);
}

function recommend(facts: Facts, { language, concepts }: Hearing): Said {
  const words = phrases[language].plan;
  const minutes = minutesOf(facts);
  const roomy =
    facts.agents && pricedPlans.find(({ agents }) => agents >= (facts.agents?.value ?? 0));
  if (minutes === undefined && facts.agents && !roomy)
    return {
      action: "plan",
      status: "plan",
      text: words.custom,
      task: { kind: "plan" },
      sources: [source],
    };
  if (minutes === undefined)
    return {
      action: "plan",
      status: "plan",
      text: roomy
        ? `${priceAnswer(new Set([roomy.id, "agents"]), language).text} ${words.ask}`
        : words.ask,
      ...(roomy && { table: { plan: roomy.id } }),
      again: turnPhrases[language].still.calls,
      task: { kind: "plan", asking: true },
      sources: [source],
      asks: "calls",
    };
  const order: Order = {
    ...defaultOrder,
    minutes,
    texts: Math.round(facts.texts?.value ?? 0),
    agents: Math.max(1, Math.round(facts.agents?.value ?? 1)),
    extras: facts.extras?.value ?? [],
    billing: facts.billing?.value ?? "annual",
  };
  const result = estimate(order);
  const { best, next, firstYearBest } = result;
  const said = [sums(facts, minutes, language)];
  const more: string[] = [];
  if (!best) said.push(words.custom);
  else {
    const cheapest = order.billing === "monthly" ? turnPhrases[language].monthly : words.best;
    said.push(
      cheapest(best.plan.name, dollars(best.monthly), dollars(best.firstYear)),
      parts(best, order, language),
    );
    if (next && next.monthly > best.monthly)
      said.push(
        words.next(best.plan.name, next.plan.name, difference(next.monthly, best.monthly)),
        minutes > next.plan.minutes ? beyond(next.plan, language) : "",
      );
    if (firstYearBest && firstYearBest.plan !== best.plan)
      said.push(
        words.firstYear(best.plan.name, firstYearBest.plan.name, dollars(firstYearBest.firstYear)),
      );
    said.push(...leftOut(result, language));
    const named = pricedPlans.filter(({ id }) => concepts.has(id));
    more.push(...named.flatMap((plan) => namedPlan(plan, result, language)));
    said.push(...more);
    if (order.texts > 0) said.push(words.basicTexts);
  }
  return {
    action: "plan",
    status: "plan",
    text: said.filter(Boolean).join(" "),
    // Asked once more: the sum, without how it was reckoned.
    ...(best && { again: [...said.slice(1, 2), ...more].join(" ") }),
    task: { kind: "plan" },
    sources: [source],
    ...(best && { card: planCard(result, language), table: { plan: best.plan.id } }),
  };
}

/** Why a plan with a lower price is not the cheapest: the minutes that it does not hold. */
const beyond = ({ name, minutes, overage }: PricedPlan, language: Language) =>
  phrases[language].plan.beyond(name, count(minutes), dollars(overage));

/** How a month's amount comes about, where it is more than the printed price, or soon will be. */
function parts({ plan, monthly }: Offer, order: Order, language: Language): string {
  const beyondIt = order.minutes - plan.minutes;
  if (beyondIt <= 0) return order.minutes > nearlyAll * plan.minutes ? beyond(plan, language) : "";
  return phrases[language].plan.parts({
    monthly: dollars(monthly),
    price: dollars(plan.price[order.billing]),
    plan: plan.name,
    minutes: count(plan.minutes),
    beyond: count(beyondIt),
    each: dollars(plan.overage),
  });
}

/** Share of a plan's minutes above which a busy month goes beyond them. */
const nearlyAll = 0.9;

/** What a plan that is asked about would cost for the order, where another is the cheapest. */
function namedPlan(plan: PricedPlan, { order, best, leftOut: out }: Estimate, language: Language) {
  if (plan === best?.plan || out.some((one) => one.plan === plan)) return [];
  const words = phrases[language].plan;
  return [words.named(plan.name, dollars(monthlyCost(plan, order)), order.billing)];
}

/** The plans that cannot take the order and why; texts have a sentence of their own. */
function leftOut({ order, leftOut: plans }: Estimate, language: Language): string[] {
  const named = (takes: (obstacle: Obstacle | undefined) => boolean) =>
    plans
      .filter(({ obstacles: [first] }) => takes(first))
      .map(({ plan }) => plan.name)
      .join(", ");
  const { leftOut: words } = phrases[language].plan;
  const few = named((one) => one?.kind === "agents");
  return [
    ...(few ? [words(few, { agents: count(order.agents) })] : []),
    ...order.extras.flatMap((extra) => {
      const without = named((one) => one?.kind === "extra" && one.extra === extra);
      return without ? [words(without, extra)] : [];
    }),
  ];
}

/** The calculation of the minutes, so that the visitor can check it. */
function sums({ calls, days, length }: Facts, minutes: number, language: Language): string {
  const words = phrases[language].plan;
  if (!calls) return words.minutes(count(minutes));
  const each = length?.value ?? usualCall;
  const { count: called, per, rates } = calls.value;
  const times = {
    day: { days: String(days?.value ?? workDays) },
    week: { weeks: String(weeks) },
    month: undefined,
  }[per];
  const text = rates
    ? words.weekSum(
        rates.map((one) => ({ calls: count(one.count), days: String(one.days) })),
        String(each),
        count(minutes),
      )
    : words.sum(count(called), String(each), times, count(minutes));
  return length === undefined ? `${text} ${words.assumed}` : text;
}

function planCard({ order, best }: Estimate, language: Language): Card {
  if (!best) throw new Error("There is no card for Custom");
  const words = phrases[language].plan;
  const { plan } = best;
  const twice = { ...order, minutes: order.minutes * 2 };
  const beyond = Math.max(0, twice.minutes - Math.max(plan.minutes, order.minutes));
  const then = estimate(twice).best;
  const same = !then || then.plan === plan;
  const more = monthlyCost(plan, twice) - monthlyCost(plan, order);
  return {
    kind: "plan",
    title: plan.name,
    rows: [
      {
        label: words.rows.annual,
        value: words.rows.month(dollars(monthlyCost(plan, { ...order, billing: "annual" }))),
      },
      {
        label: words.rows.monthly,
        value: words.rows.month(dollars(monthlyCost(plan, { ...order, billing: "monthly" }))),
      },
      { label: words.rows.fee, value: dollars(plan.implementationFee) },
      {
        label: words.rows.double,
        value:
          beyond > 0
            ? `+${count(beyond)} × ${dollars(plan.overage)} = ${dollars(more)}`
            : words.included,
      },
    ],
    note: same
      ? ""
      : words.doubled(
          then.plan.name,
          dollars(then.monthly),
          plan.name,
          dollars(monthlyCost(plan, twice)),
        ),
    link: { label: words.compare, href: estimatePath(order) },
  };
}

const difference = (a: number, b: number) => dollars(Math.round((a - b) * 100) / 100);
