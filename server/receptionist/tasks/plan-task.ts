import { type Estimate, estimate, monthlyCost, type Order } from "#content/estimate.ts";
import { defaultOrder, estimatePath, estimatorId } from "#content/estimate-query.ts";
import { count, dollars } from "#content/plans.ts";
import { phrases } from "#content/receptionist/languages.ts";
import { place } from "#content/receptionist/topic.ts";
import type { Card, Language } from "#contract/receptionist.ts";
import type { Task } from "#server/receptionist/conversation.ts";
import {
  loneNumber,
  type Volume,
  volumeIn,
  weeks,
  workDays,
} from "#server/receptionist/hearing/volume.ts";
import type { Said, Step } from "./step.ts";

type Plan = Extract<Task, { kind: "plan" }>;

/** Minutes of a call when nobody said. */
const usualCall = 2;
const source = place("pricing", "Plan estimator", estimatorId);

/** Recommends a plan, or asks for what the reckoning needs. */
export function beginPlan(step: Step): Said {
  return recommend(volumeIn(step.hearing), step);
}

/** Goes on; undefined when the message adds nothing to the reckoning. */
export function continuePlan(task: Plan, step: Step): Said | undefined {
  const heard = volumeIn(step.hearing);
  const lone = loneNumber(step.hearing);
  const { extras, ...more } = heard;
  if (Object.keys(more).length === 0 && extras.length === 0) {
    if (!task.asking || lone === undefined || step.hearing.words.length > 6) return undefined;
    return recommend({ ...task.volume, calls: { count: lone, per: "day" } }, step);
  }
  const merged: Volume = {
    ...task.volume,
    ...more,
    extras: [...new Set([...task.volume.extras, ...extras])],
  };
  // "And five minutes each": of the calls named before.
  if (heard.minutes !== undefined) delete merged.calls;
  if (heard.calls) delete merged.minutes;
  return recommend(merged, step);
}

function recommend(volume: Volume, { hearing }: Step): Said {
  const { language } = hearing;
  const words = phrases[language].plan;
  const minutes = minutesOf(volume);
  if (minutes === undefined)
    return {
      action: "plan",
      status: "plan",
      text: words.ask,
      task: { kind: "plan", volume, asking: true },
      sources: [source],
    };
  const order: Order = {
    ...defaultOrder,
    minutes,
    texts: Math.round(volume.texts ?? 0),
    agents: Math.max(1, Math.round(volume.agents ?? 1)),
    extras: volume.extras,
    billing: volume.billing ?? "annual",
  };
  const result = estimate(order);
  const { best, next } = result;
  const said = [sums(volume, minutes, language)];
  if (!best) said.push(words.custom);
  else {
    said.push(words.best(best.plan.name, dollars(best.monthly), dollars(best.firstYear)));
    if (next)
      said.push(words.next(best.plan.name, next.plan.name, difference(next.monthly, best.monthly)));
    if (order.texts > 0) said.push(words.basicTexts);
  }
  return {
    action: "plan",
    status: "plan",
    text: said.filter(Boolean).join(" "),
    task: { kind: "plan", volume },
    sources: [source],
    ...(best && { card: planCard(result, language) }),
  };
}

/** How the minutes came about, so that the sum can be checked. */
function sums({ calls, each }: Volume, minutes: number, language: Language): string {
  const words = phrases[language].plan;
  if (!calls) return words.minutes(count(minutes));
  const length = each ?? usualCall;
  const text =
    calls.per === "day"
      ? words.sum(count(calls.count), String(length), String(workDays), count(minutes))
      : words.minutes(count(minutes));
  return each === undefined ? `${text} ${words.assumed}` : text;
}

function minutesOf({ minutes, calls, each }: Volume): number | undefined {
  if (minutes !== undefined) return Math.round(minutes);
  if (!calls) return undefined;
  const times = { day: workDays, week: weeks, month: 1 }[calls.per];
  return Math.round(calls.count * times * (each ?? usualCall));
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
