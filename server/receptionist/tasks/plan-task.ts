import {
  type Estimate,
  estimate,
  monthlyCost,
  type Obstacle,
  type Offer,
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
import { scaledVolume } from "#server/receptionist/facts/scaled-volume.ts";
import { withFigures } from "#server/receptionist/hearing/numbers.ts";
import { asksAllIn } from "./estimate-asked.ts";
import {
  allIn,
  beyond,
  larger,
  orderOf,
  parts,
  placesSums,
  seasonSums,
  sums,
} from "./plan-sums.ts";
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
function recommend(step: Step, places = false): Said {
  const { hearing, conversation, earlier } = step;
  const { task } = conversation;
  const { language, concepts } = hearing;
  const supposed = supposedIn(step);
  const facts = { ...conversation.facts, ...supposed };
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
    task: { kind: "plan", ...sumsOf(best, task), ...(supposed && { supposed }) },
    // What is only supposed changes nothing of what the visitor has.
    ...(supposed && {
      facts: { calls: earlier?.calls?.value ?? null, minutes: earlier?.minutes?.value ?? null },
    }),
    sources: [source],
    ...(best && { card: planCard(result, language), table: { plan: best.plan.id } }),
  };
}

/**
 * "If it doubles": the volume that is supposed, until another one is told. A smaller one ("if half of
 * them stay with our own staff") says what is wanted.
 */
function supposedIn({ hearing, conversation, changes, earlier = {} }: Step): Plan["supposed"] {
  const { facts, task } = conversation;
  const text = withFigures(hearing.text, hearing.language);
  const { calls, minutes } = facts;
  const grows =
    (calls?.value.count ?? 0) > (earlier.calls?.value.count ?? Number.POSITIVE_INFINITY) ||
    (minutes?.value ?? 0) > (earlier.minutes?.value ?? Number.POSITIVE_INFINITY);
  if (ifAt.test(text) && grows && (growth.test(text) || scaledVolume(text, earlier)))
    return calls ? { calls } : { ...(minutes && { minutes }) };
  const anew = changes.calls !== undefined || changes.minutes !== undefined;
  // "What did you say for the cheaper month again": what is, and not what was supposed.
  return task?.kind === "plan" && !anew && !asItIs.test(text) ? task.supposed : undefined;
}
const asItIs =
  /\b(?:without (?:that|it|the)|(?:cheaper|normal|usual|regular|first|original|lower|other|current|slower) (?:months?|one|price|number|sum|total|amount)|as (?:it|we) (?:is|are)(?: now)?|normal|el (?:primero|normal|de antes|mas barato))\b|正常|原来/u;
const ifAt = /\b(?:if|suppose|supposing|when|once|si|cuando)\b|要是|如果|万一|假如/u;

/** "If it grows to 6000", "if i hire a guy and it doubles, 120 calls". */
const growth =
  /\b(?:grows?|grew|doubles?|triples?|goes up|go up|increases?|jumps?|climbs?|hire|expand|crece|crecemos|sube|subimos|aumenta|duplica|contrato)\b|增|涨|翻|变成/u;

/** The sum of now, and the one before it where they differ. */
function sumsOf(best: Offer | undefined, task: Task | undefined): Pick<Plan, "last" | "before"> {
  const { last, before } = task?.kind === "plan" ? task : {};
  if (!best) return {};
  const now = { plan: best.plan.id, monthly: best.monthly };
  const same = last?.plan === now.plan && last.monthly === now.monthly;
  const earlier = same ? before : last;
  return { last: now, ...(earlier && { before: earlier }) };
}

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
