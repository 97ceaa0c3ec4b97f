import {
  type Estimate,
  estimate,
  monthlyCost,
  type Obstacle,
  type Offer,
  type Order,
} from "#content/estimate.ts";
import { estimatePath, estimatorId } from "#content/estimate-query.ts";
import { count, dollars, type PricedPlan, pricedPlans } from "#content/plans.ts";
import { phrases } from "#content/receptionist/languages.ts";
import { place } from "#content/receptionist/topic.ts";
import { turnPhrases } from "#content/receptionist/turn-phrases.ts";
import type { Card, Language } from "#contract/receptionist.ts";
import { priceAnswer } from "#server/receptionist/answering/facts.ts";
import type { Task } from "#server/receptionist/conversation.ts";
import { minutesOf } from "#server/receptionist/facts/minutes-of-facts.ts";
import { withFigures } from "#server/receptionist/hearing/numbers.ts";
import { asksAllIn } from "./estimate-asked.ts";
import { allIn, larger, orderOf, placesSums, seasonSums, sums } from "./plan-sums.ts";
import type { Said, Step } from "./step.ts";

type Plan = Extract<Task, { kind: "plan" }>;

const source = place("pricing", "Plan estimator", estimatorId);

/** The facts that a recommendation is reckoned with. */
const reckonedWith = [
  "calls",
  "days",
  "unwanted",
  "season",
  "length",
  "minutes",
  "texts",
  "agents",
  "extras",
  "billing",
] as const;

/** Recommends a plan, or asks for what the reckoning needs. */
export function beginPlan(step: Step): Said {
  return recommend(step);
}

/** Goes on; undefined when the message adds nothing to the reckoning. */
export function continuePlan(_task: Plan, step: Step): Said | undefined {
  const { changes, conversation } = step;
  // "Ok and with two offices", of calls that are known.
  const places = changes.size !== undefined && ofPlaces.test(changes.size ?? "");
  const counted = conversation.facts.calls && places && !changes.calls;
  if (!counted && !reckonedWith.some((name) => name in changes)) return undefined;
  return recommend(step, Boolean(counted));
}

const ofPlaces =
  /office|location|shop|store|branch|clinic|restaurant|salon|gym|oficina|sucursal|tienda|家|间/;

/** @param places whether the message tells of several places, whose calls are known. */
function recommend({ hearing, conversation }: Step, places = false): Said {
  const { facts, task } = conversation;
  const { language, concepts } = hearing;
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
  const order = orderOf(facts, minutes);
  const result = estimate(order);
  const { best, next, firstYearBest } = result;
  const said = [`${sums(facts, minutes, language)} ${larger(facts, hearing)}`.trim()];
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
    more.push(seasonSums(facts, best.plan, language), places ? placesSums(facts, language) : "");
    if (asksAllIn(withFigures(hearing.text, language))) more.push(allIn(best, order, language));
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
    ...(best && { again: [...said.slice(1, 2), ...more].filter(Boolean).join(" ") }),
    task: { kind: "plan", ...sumsOf(best, task) },
    sources: [source],
    ...(best && { card: planCard(result, language), table: { plan: best.plan.id } }),
  };
}

/** The sum of now, and the one before it where they differ. */
function sumsOf(best: Offer | undefined, task: Task | undefined): Pick<Plan, "last" | "before"> {
  const { last, before } = task?.kind === "plan" ? task : {};
  if (!best) return {};
  const now = { plan: best.plan.id, monthly: best.monthly };
  const same = last?.plan === now.plan && last.monthly === now.monthly;
  const earlier = same ? before : last;
  return { last: now, ...(earlier && { before: earlier }) };
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
