import type { Offer } from "#content/estimate.ts";
import { dollars, type PricedPlan, pricedPlan, pricedPlans } from "#content/plans.ts";
import { estimatePhrases } from "#content/receptionist/estimate-phrases.ts";
import type { Concept } from "#content/receptionist/heard.ts";
import { sumPhrases } from "#content/receptionist/sum-phrases.ts";
import type { Language } from "#contract/receptionist.ts";
import { money } from "#server/receptionist/answering/classify.ts";
import { planMeant } from "#server/receptionist/answering/plan-reference.ts";
import { plansIn } from "#server/receptionist/answering/plans-spoken-of.ts";
import { minutesOf } from "#server/receptionist/facts/minutes-of-facts.ts";
import { asksIfBound, asksOfMonth } from "#server/receptionist/hearing/billing-said.ts";
import { round } from "./plan-sums.ts";
import type { Said, Step } from "./step.ts";
import { bareText } from "./words-of-turn.ts";

/** A year as a stretch of time, and not only as a way to pay. */
const overYear =
  /\b(?:first|1st|whole|full|entire|over (?:a|the|1)|in (?:a|the|1)|per|for (?:a|the|1)|each|every) year\b|\byear (?:one|1)\b|\b12 (?:months?|meses)\b|\b(?:primer|al|en (?:un|el|1)|por (?:un|1)|todo (?:el|un)) ano\b|\bano (?:completo|entero)\b|(?<!\d)12个月|(?:一|1|全|整|第一|第1|每|首)年/u;
const firstYear = /\b(?:first|1st) year\b|\byear (?:one|1)\b|\bprimer ano\b|(?:第一|第1|首)年/u;
const wholeYear =
  /\b(?:whole|full|entire) year\b|\b12 (?:months?|meses)\b|\bfor (?:a|the|1) year\b|\b(?:todo (?:el|un)|un) ano\b|\bano (?:completo|entero)\b|(?<!\d)12个月|(?:一|1|全|整)年/u;
/** That a total is wanted. */
const total =
  /\b(?:total|altogether|all (?:in|together|told)|everything|added? up|adds? up|sum|comes? (?:out )?to|amounts? to|(?:plus|with|incl\p{L}*|and) (?:the )?(?:set ?up|fee|implementation|one time)|sumando|suma|todo|mas la (?:cuota|implementacion)|con la (?:cuota|implementacion))\b|一共|总共|合计|加上|加起来|全部/u;
const howMuch =
  /\b(?:how much|whats?|costs?|price|pay|owe|spend|cuanto|cuesta|sale|precio|pago|pagar(?:ia)?)\b|多少|价/u;
/** Less is paid: "how much do i save", "so thats how much less". */
const less =
  /\b(?:sav(?:e[sd]?|ings?)|less|cheaper|off|keep|difference|discount|ahorr\p{L}+|menos|(?<!\b(?:el|la|del|al|lo) )mas barato|diferencia|descuento)\b|省|少付|(?<!最)便宜|差/u;
/** What else than money may be saved or kept. */
const otherThing: readonly Concept[] = ["data", "recording", "scheduling", "book"] as Concept[];

/** The plans that a line names or means, else the one that was spoken of. */
function plansOf({ hearing, conversation: { table } }: Step): PricedPlan[] {
  const named = plansIn(hearing);
  const meant = named.length > 0 ? named : [planMeant(hearing, table) ?? table.plan];
  return meant.flatMap((id) => (id ? [pricedPlan(id)] : []));
}

/** Whether money was spoken of, here or just before. */
const ofMoney = ({ hearing, conversation: { asked, task } }: Step): boolean =>
  plansIn(hearing).length > 0 ||
  task?.kind === "plan" ||
  asked?.concepts.some((one) => money.includes(one)) === true;

/** How much less is paid by the year: "and in a year, what do i save". */
export function yearSavings(step: Step): Pick<Said, "text" | "table"> | undefined {
  const { hearing, conversation } = step;
  const text = bareText(hearing);
  const ofBilling =
    hearing.concepts.has("annual") ||
    overYear.test(text) ||
    conversation.asked?.concepts.includes("annual") === true;
  // "The cheaper one for a year, in total": a plan, and its sum.
  if (total.test(text) && !saves.test(text)) return undefined;
  if (!less.test(text) || !ofBilling || !ofMoney(step) || asksIfBound(text)) return undefined;
  if (!(overYear.test(text) || saves.test(text)) || !(howMuch.test(text) || /\bso\b/.test(text)))
    return undefined;
  if (otherThing.some((one) => hearing.concepts.has(one)) || hearing.words.length > 14)
    return undefined;
  // "Between gold and silver": plans are compared, and no ways to pay.
  if (plansIn(hearing).length > 1) return undefined;
  const words = sumPhrases[hearing.language];
  const yearly = ({ price }: PricedPlan) => 12 * (price.monthly - price.annual);
  const [plan] = plansOf(step);
  if (!plan)
    return {
      text: words.savedEach(
        pricedPlans.map((one) => `${one.name} ${dollars(yearly(one))}`).join(", "),
      ),
    };
  const month = plan.price.monthly - plan.price.annual;
  return {
    text: words.saved({ plan: plan.name, month: dollars(month), year: dollars(yearly(plan)) }),
    table: { plan: plan.id },
  };
}
const saves = /\b(?:sav(?:e[sd]?|ings?)|ahorr\p{L}+)\b|省/u;

/** The first year of a plan by its printed prices, where no volume is known. */
export function printedYear(step: Step): Pick<Said, "text" | "table"> | undefined {
  const { hearing, conversation, changes } = step;
  if (minutesOf(conversation.facts) !== undefined || changes.texts) return undefined;
  const text = bareText(hearing);
  if (asksOfMonth(text)) return undefined;
  const asks =
    (firstYear.test(text) &&
      (total.test(text) || howMuch.test(text) || plansIn(hearing).length > 0)) ||
    (wholeYear.test(text) && (total.test(text) || howMuch.test(text))) ||
    // "If i take basic and pay by the year whats that all together w the setup".
    (plansIn(hearing).length === 1 && hearing.concepts.has("annual") && together.test(text));
  if (!asks || !ofMoney(step) || asksIfBound(text) || saves.test(text)) return undefined;
  const plans = plansOf(step);
  if (plans.length === 0) return undefined;
  const monthly = changes.billing === "monthly";
  const gap = hearing.language === "zh" ? "" : " ";
  const said = plans.map((plan) => {
    const each = plan.price[monthly ? "monthly" : "annual"];
    return yearSum(
      { plan, monthly: each, firstYear: 12 * each + plan.implementationFee },
      hearing.language,
    );
  });
  return {
    text: said.join(gap),
    ...(plans.length === 1 && { table: { plan: plans[0]?.id } as Said["table"] }),
  };
}

const together =
  /\b(?:total|altogether|all (?:in|together|told)|added up|sumando|en total|todo junto|con todo)\b|一共|总共|加起来/u;

/** What a year of a plan comes to. */
export const yearSum = ({ plan, monthly, firstYear }: Offer, language: Language): string =>
  estimatePhrases[language].year({
    plan: plan.name,
    monthly: dollars(monthly),
    year: dollars(round(12 * monthly)),
    fee: dollars(plan.implementationFee),
    firstYear: dollars(firstYear),
  });
