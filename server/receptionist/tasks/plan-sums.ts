import { type Estimate, estimate, monthlyCost, type Offer, type Order } from "#content/estimate.ts";
import { defaultOrder } from "#content/estimate-query.ts";
import { count, dollars, extraNumberPrice, type PricedPlan } from "#content/plans.ts";
import { estimatePhrases } from "#content/receptionist/estimate-phrases.ts";
import { factWords } from "#content/receptionist/fact-words.ts";
import { phrases } from "#content/receptionist/languages.ts";
import type { Language } from "#contract/receptionist.ts";
import type { Facts } from "#server/receptionist/facts/facts.ts";
import {
  minutesOf,
  minutesOfCalls,
  usualCall,
  wantedOf,
} from "#server/receptionist/facts/minutes-of-facts.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { rangesIn } from "#server/receptionist/hearing/range.ts";
import { workDays } from "#server/receptionist/hearing/volume.ts";

/** What the facts order in a month of so many minutes. */
export const orderOf = (facts: Facts, minutes: number): Order => ({
  ...defaultOrder,
  minutes,
  texts: Math.round(facts.texts?.value ?? 0),
  agents: Math.max(1, Math.round(facts.agents?.value ?? 1)),
  extras: facts.extras?.value ?? [],
  billing: facts.billing?.value ?? "annual",
});

/** The calculation of the minutes, so that the visitor can check it, and what it leaves out. */
export function sums(facts: Facts, minutes: number, language: Language): string {
  const { calls, days, length, unwanted } = facts;
  const words = phrases[language].plan;
  const more = estimatePhrases[language];
  if (!calls) {
    const all = Math.round(facts.minutes?.value ?? minutes);
    const out = all - minutes;
    const left = out > 0 ? more.unwantedMinutes({ out: count(out), of: count(all) }) : "";
    return `${words.minutes(count(minutes))} ${left}`.trim();
  }
  const each = length?.value ?? usualCall;
  const { count: called, per, rates } = calls.value;
  const times = {
    day: { days: String(days?.value ?? workDays) },
    week: "weeks" as const,
    month: undefined,
  }[per];
  const kept = wantedOf(called, facts);
  const { unwanted: _, ...all } = facts;
  const withAll = minutesOf(all) ?? minutes;
  const text = rates
    ? words.weekSum(
        rates.map((one) => ({ calls: count(one.count), days: String(one.days) })),
        String(each),
        count(withAll),
      )
    : words.sum(count(kept), String(each), times, count(minutes));
  const left = unwanted
    ? more.unwanted({ out: count(called - kept), of: count(called), minutes: count(withAll) })
    : "";
  return [
    text,
    left,
    rates && unwanted ? words.minutes(count(minutes)) : "",
    length ? "" : words.assumed,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Why a plan with a lower price is not the cheapest: the minutes that it does not hold. */
export const beyond = ({ name, minutes, overage }: PricedPlan, language: Language) =>
  phrases[language].plan.beyond(name, count(minutes), dollars(overage));

/** How a month's amount comes about, where it is more than the printed price, or soon will be. */
export function parts({ plan, monthly }: Offer, order: Order, language: Language): string {
  const beyondIt = order.minutes - plan.minutes;
  const words = estimatePhrases[language];
  const more = [
    ...(beyondIt > 0 ? [words.moreMinutesEach(count(beyondIt), dollars(plan.overage))] : []),
    ...(order.texts > 0 && plan.sms !== undefined
      ? [words.textsEach(count(order.texts), dollars(plan.sms))]
      : []),
    ...(order.extras.includes("number") ? [words.moreNumber(dollars(extraNumberPrice))] : []),
  ];
  const nearly = beyondIt <= 0 && order.minutes > nearlyAll * plan.minutes;
  const rate = nearly ? beyond(plan, language) : "";
  if (more.length === 0) return rate;
  const gap = language === "zh" ? "" : " ";
  const made = phrases[language].plan.parts({
    monthly: dollars(monthly),
    price: dollars(plan.price[order.billing]),
    plan: plan.name,
    minutes: count(plan.minutes),
    more,
  });
  return rate ? `${made}${gap}${rate}` : made;
}

/** Share of a plan's minutes above which a busy month goes beyond them. */
const nearlyAll = 0.9;

/** "20 to 30 a day": that the larger figure was reckoned with. */
export function larger({ calls, length, minutes }: Facts, { text, language }: Hearing): string {
  const counted = [calls?.value.count, length?.value, minutes?.value];
  return rangesIn(text, language)
    .filter(
      ([, to], at, all) => counted.includes(to) && all.findIndex((one) => one[1] === to) === at,
    )
    .map(([from, to]) => estimatePhrases[language].larger(count(from), count(to)))
    .join(" ");
}

/** What the plan costs in another part of the year, whose calls were told too. */
export function seasonSums(facts: Facts, plan: PricedPlan, language: Language): string {
  const { season } = facts;
  if (!season) return "";
  const words = estimatePhrases[language];
  const order = orderOf(facts, minutesOfCalls(season.value, facts));
  const { best } = estimate(order);
  const said = words.season({
    calls: factWords[language].calls(count(season.value.count), season.value.per),
    minutes: count(order.minutes),
    plan: plan.name,
    monthly: dollars(monthlyCost(plan, order)),
  });
  if (!best || best.plan === plan) return said;
  return `${said} ${words.seasonBest(best.plan.name, dollars(best.monthly))}`;
}

/** Calls that were told before the places: for all of them together, or for each. */
export function placesSums(facts: Facts, language: Language): string {
  const { calls, size } = facts;
  const places = Number.parseInt(size?.value ?? "", 10);
  if (!calls || !size || !(places > 1) || calls.value.rates) return "";
  const many = { ...calls.value, count: calls.value.count * places };
  const order = orderOf(facts, minutesOfCalls(many, facts));
  const { best } = estimate(order);
  if (!best) return "";
  return estimatePhrases[language].places({
    calls: factWords[language].calls(count(calls.value.count), calls.value.per),
    places: size.value,
    minutes: count(order.minutes),
    plan: best.plan.name,
    monthly: dollars(best.monthly),
  });
}

/** What a month of a plan is made of, and what comes beside it. */
export function allIn({ plan, monthly }: Offer, order: Order, language: Language): string {
  const words = estimatePhrases[language];
  const beyond = order.minutes - plan.minutes;
  const made = [
    words.withMinutes(dollars(plan.price[order.billing]), count(plan.minutes)),
    ...(beyond > 0 ? [words.moreMinutes(count(beyond), dollars(plan.overage))] : []),
    ...(order.texts > 0 && plan.sms !== undefined
      ? [words.texts(count(order.texts), dollars(round(order.texts * plan.sms)))]
      : []),
  ];
  const stop = language === "zh" ? "。" : ".";
  const head = words.allIn({
    plan: plan.name,
    monthly: dollars(monthly),
    annual: order.billing === "annual",
  });
  const gap = language === "zh" ? "" : " ";
  return `${head}${gap}${made.join(language === "zh" ? "，" : ", ")}${stop} ${onTop(plan, language)}`;
}

/** What comes beside a month's amount. */
export const onTop = (plan: PricedPlan, language: Language): string =>
  estimatePhrases[language].onTop({
    fee: dollars(plan.implementationFee),
    each: dollars(plan.overage),
    output: dollars(plan.tokens.output),
    input: dollars(plan.tokens.input),
  });

/** A plan's offer for an order; the cheapest one's where the plan cannot take it. */
export function offerOf(plan: PricedPlan | undefined, result: Estimate): Offer | undefined {
  const { order, best, leftOut } = result;
  if (!plan || plan === best?.plan || leftOut.some((one) => one.plan === plan)) return best;
  const monthly = monthlyCost(plan, order);
  return { plan, monthly, firstYear: round(12 * monthly + plan.implementationFee) };
}

/** Whole cents. */
export const round = (amount: number): number => Math.round(amount * 100) / 100;
