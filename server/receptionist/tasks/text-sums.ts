import { count, dollars, pricedPlan, pricedPlans } from "#content/plans.ts";
import { sumPhrases } from "#content/receptionist/sum-phrases.ts";
import { plansIn } from "#server/receptionist/answering/plans-spoken-of.ts";
import { fewest } from "#server/receptionist/facts/texts-spoken-of.ts";
import { round } from "./plan-sums.ts";
import type { Said, Step } from "./step.ts";
import { bareText } from "./words-of-turn.ts";

const ofTexts = /\b(?:texts?|text messages|sms|reminders?|messages|mensajes|textos)\b|短信/u;
const ofAll =
  /\b(?:whole thing|all (?:of it|that|in)|total|altogether|everything|todo)\b|一共|总共/u;

/**
 * What the texts of a month cost, where neither calls nor minutes are known: on the plan that is
 * named or was spoken of, with its price; else on each plan.
 */
export function textSum(step: Step): Pick<Said, "text" | "table"> | undefined {
  const { hearing, conversation, changes } = step;
  const { facts, table } = conversation;
  if (!facts.texts || facts.calls || facts.minutes) return undefined;
  const text = bareText(hearing);
  const named = plansIn(hearing);
  // "Tomorrow she sends a text": one is no volume, and nothing is asked of its price.
  if (facts.texts.value < fewest) return undefined;
  const ofMoney =
    hearing.concepts.has("price") ||
    named.length > 0 ||
    conversation.asked?.concepts.includes("text") === true;
  const anew = Boolean(changes.texts) && ofMoney && !changes.calls && !changes.minutes;
  const again = named.length > 0 && (ofTexts.test(text) || ofAll.test(text));
  if (!anew && !(again && named.length === 1)) return undefined;
  if (
    !anew &&
    /\b(?:do|does|can|is|are|has|have)\b.*\b(?:texts?|reminders?)\b.*[?？]?$/u.test(text) &&
    !/\d|\bwith\b/.test(text)
  )
    return undefined;
  const words = sumPhrases[hearing.language];
  const number = facts.texts.value;
  const costs = (sms: number) => dollars(round(number * sms));
  const spoken =
    named.length > 0 ? named.map(pricedPlan) : table.plan ? [pricedPlan(table.plan)] : [];
  const priced = spoken.filter(({ sms }) => sms !== undefined);
  if (priced.length === 0) {
    const all = pricedPlans.flatMap(({ name, sms }) =>
      sms === undefined ? [] : [`${name} ${costs(sms)}`],
    );
    return { text: words.textsEach(count(number), all.join(", ")) };
  }
  const billing = facts.billing?.value ?? "annual";
  const gap = hearing.language === "zh" ? "" : " ";
  return {
    text: priced
      .flatMap((plan) => [
        words.texts({
          texts: count(number),
          each: dollars(plan.sms ?? 0),
          cost: costs(plan.sms ?? 0),
          plan: plan.name,
        }),
        words.withPlan(
          plan.name,
          dollars(round(plan.price[billing] + number * (plan.sms ?? 0))),
          billing === "annual",
        ),
      ])
      .join(gap),
    ...(priced.length === 1 && { table: { plan: priced[0]?.id } as Said["table"] }),
  };
}
