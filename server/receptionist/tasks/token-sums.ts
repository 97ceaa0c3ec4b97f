import { count, dollars, pricedPlan, pricedPlans } from "#content/plans.ts";
import { tokensOfCalls } from "#content/price-terms.ts";
import { sumPhrases } from "#content/receptionist/sum-phrases.ts";
import { plansIn } from "#server/receptionist/answering/plans-spoken-of.ts";
import { workDays, workWeeks } from "#server/receptionist/hearing/volume.ts";
import { round } from "./plan-sums.ts";
import { planAlone } from "./same-on-plan.ts";
import type { Said, Step } from "./step.ts";
import { bareText } from "./words-of-turn.ts";

const asksMoney =
  /\b(?:ballpark|roughly|how much|what|whats|costs?|price|bill|cuanto|cuesta|mas o menos)\b|多少|大概/u;
const asksPlan = /\b(?:which|best|recommend|cheapest|need|cual|conviene)\b|哪个|推荐/u;
/** "Is that a measured number or a guess". */
const asksIfMeasured =
  /\b(?:measure[ds]?|measurement|guess(?:ed|ing)?|estimated?|exact(?:ly)?|rule of thumb|made up|real numbers?|actual numbers?|example|medid[oa]|estimad[oa]|exact[oa]|ejemplo)\b|测量|估计|准确|举例/u;

/**
 * What the tokens of so many calls cost, by the example of the price page, after tokens were spoken
 * of: "ballpark for 100 calls on silver". Undefined where something else is asked.
 */
export function tokenSum(step: Step): Pick<Said, "text" | "table"> | undefined {
  const { hearing, conversation, changes } = step;
  const { asked, facts, table } = conversation;
  const own = hearing.concepts.has("tokens");
  if (!own && !asked?.concepts.includes("tokens")) return undefined;
  const words = sumPhrases[hearing.language];
  const text = bareText(hearing);
  const gap = hearing.language === "zh" ? "" : " ";
  if (!own && asksIfMeasured.test(text) && hearing.words.length <= 12)
    return { text: words.tokensAssumed };
  const calls = facts.calls?.value;
  const named = plansIn(hearing);
  const money = asksMoney.test(text) && !asksPlan.test(text) && (own || named.length > 0);
  const told = changes.calls && (money || named.length > 0);
  const again =
    planAlone(step) !== undefined ||
    (own && asksMoney.test(text) && /calls|llamadas|电话/u.test(text));
  if (!calls || !(told || again)) return undefined;
  // Calls without a period ("what are the tokens of 100 calls") are counted as they are said.
  const monthly = /\b(?:day|daily|dia|diarias)\b|每天|一天/u.test(text) || !changes.calls;
  const number =
    calls.count *
    (monthly
      ? { day: workDays, week: workWeeks, month: 1 }[calls.per]
      : calls.per === "week"
        ? workWeeks
        : 1);
  const plans =
    named.length > 0 ? named.map(pricedPlan) : table.plan ? [pricedPlan(table.plan)] : pricedPlans;
  const costs = plans.map(
    (plan) => `${plan.name} ${dollars(round(tokensOfCalls(plan, number).total))}`,
  );
  return {
    text: [words.tokensOf(count(Math.round(number)), costs.join(", ")), words.tokensAssumed].join(
      gap,
    ),
    ...(plans.length === 1 && { table: { plan: plans[0]?.id } as Said["table"] }),
  };
}
