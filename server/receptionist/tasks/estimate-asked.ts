import { estimate } from "#content/estimate.ts";
import { estimatorId } from "#content/estimate-query.ts";
import { count, dollars, type PricedPlan, pricedPlans } from "#content/plans.ts";
import { estimatePhrases } from "#content/receptionist/estimate-phrases.ts";
import { phrases } from "#content/receptionist/languages.ts";
import { prices } from "#content/receptionist/prices.ts";
import { place } from "#content/receptionist/topic.ts";
import { minutesOf } from "#server/receptionist/facts/minutes-of-facts.ts";
import { asksOfSeason } from "#server/receptionist/facts/season-of-calls.ts";
import { leavesOutUnwanted } from "#server/receptionist/facts/unwanted-calls.ts";
import { asksIfBound } from "#server/receptionist/hearing/billing-said.ts";
import { withFigures } from "#server/receptionist/hearing/numbers.ts";
import { minutesBeyond, workDays } from "#server/receptionist/hearing/volume.ts";
import { withoutAccents } from "#server/receptionist/hearing/words.ts";
import { differenceOf } from "./estimate-difference.ts";
import { allIn, offerOf, onTop, orderOf, parts, round, seasonSums, sums } from "./plan-sums.ts";
import { saysTooExpensive } from "./price-remark.ts";
import { otherPlan, planAlone } from "./same-on-plan.ts";
import type { Said, Step } from "./step.ts";
import { yearSum } from "./year-sums.ts";

/** "Whats the difference in dollars", "how much more is that". */
const difference =
  /\b(?:difference|diff)\b|\bhow much more (?:is|would|will|do|per|a month|then)\b|\bhow much more\W*$|\bdiferencia\b|\bcuanto mas (?:es|seria|pago|cuesta|sale)\b|差(?:多少|价|别)|多(?:付|出)?多少钱/u;
/** "How many minutes is that": of the calls, and not those that a plan holds. */
const ownMinutes =
  /\bhow many (?:minutes|mins)\b(?!.{0,20}\b(?:includ|come|have|has|get|with|on (?:basic|silver|gold|platinum))).{0,16}\b(?:is|are|was|would|that|this|total|use|using|talk|a month|per month|minus|without)\b|\bcuantos minutos (?:son|serian|es|suman|uso|usamos|en total)\b|(?:是|一共|总共|用)(?:多少|几)分钟|多少分钟(?:一个月)?[？?]?$/u;
/** "How did you get that", "do you count 4 weeks". */
const reckoning =
  /\bhow (?:did|do) (?:you|u) (?:get|count|figure|calculate|come up|arrive|reckon|work)\b|\bwhere (?:does|did|do) (?:you|u|that|the|those|it) .{0,24}\b(?:get|from)\b|\b(?:do|did|are|is) (?:you|u|that) (?:count|counting|counted|assum|us(?:e|ing)|tak(?:e|ing)|reckon)\p{L}*\b.{0,16}\b(?:weeks?|days?)\b|\bhow many (?:days|weeks) (?:a|per|in a) month (?:do|did|are|is)\b|\bcomo (?:lo |la )?(?:calcul|saca|cuenta)\p{L}*\b|\bcuent\p{L}* .{0,10}(?:semanas|dias)\b|(?<!超[了出过]?)怎么算|按(?:几|多少)(?:天|周)|算(?:几|4|四|20|多少)(?:周|天)/u;
const ofTexts = /\b(?:texts?|text messages|sms|mensajes|textos)\b|短信/u;
const inIt =
  /\b(?:is|are|does|do|was|were|es|esta|estan|son)\b.{0,24}\b(?:with|includ\p{L}*|count\p{L}*|in (?:it|that|there)|part of|con|incluy\p{L}*|cuent\p{L}*)\b|\b(?:with|without|con|sin) (?:the |my |our |los |mis )?(?:texts?|sms|mensajes)\b|\b(?:ya )?incluye\b|(?:含|包括|算上|算了|算进).{0,4}短信|短信.{0,4}(?:算|包括|含)/u;
/** "How much are the texts of that". */
const costOfTexts =
  /\b(?:how much|what|cost|costs)\b.{0,16}\b(?:texts?|sms|messages)\b.{0,8}\b(?:of|in|from|out of) (?:that|it|this|those|the \p{L}+)\b|\b(?:just|only) (?:for )?the texts\b|\bthe texts? (?:alone|part|by themselves|on their own)\b|\bcuanto\b.{0,16}\b(?:mensajes|textos|sms)\b.{0,8}\b(?:de eso|de ahi|de ese total)\b|\b(?:puros|solo los|nada mas los) (?:mensajes|textos)\b|(?:其中|里面).{0,4}短信|光短信|只算短信/u;
const theCheapest =
  /\b(?:cheapest|least expensive|lowest)\b|\bmas (?:barat[oa]|economic[oa])\b|最便宜|最低/u;
const cheaper =
  /\b(?:any(?:thing)?|something|nothing) (?:less expensive|for less|lower)\b|\b(?:any(?:thing)?|something|one|nothing|plan|is there|got|a)\b.{0,14}\bcheaper\b|^\W*(?:(?:and|ok|so|any|a|the|y)\W+)*cheaper(?: (?:one|plan|option))?\W*$|\bmas (?:barat[oa]|economic[oa])\b|便宜(?:一?点|些)?的|更便宜/u;
const whole =
  /\b(?:all[- ]?in|all together|altogether|in total|total|everything included|bottom line|(?:come|comes|coming|add|adds|adding|amount|amounts|work|works) (?:up |out )?to|todo incluido|en total|todo junto)\b|全部(?:算|加)|总共|一共|加起来|全包/u;
const beside =
  /\b(?:anything|something|what) else\b.{0,16}\b(?:pay|on top|cost|add|charge)|\bon top\b|\b(?:other|extra|more|additional|hidden) (?:fees?|charges?|costs?)\b|\balgo (?:mas )?(?:aparte|adicional)\b|\botros (?:cargos|costos|gastos)\b|(?:还有|另外)(?:什么|别的|其他)?(?:费用|收费|要付)/u;
const ofYear =
  /\b(?:a|per|the|first|1st|1|whole|full|over a|in a|each|every) years?\b|\b12 (?:months?|meses)\b|(?<!\d)12个月|\byearly\b|\bannually\b|\b(?:al|por|un|primer|1) ano\b|\banual(?:es)?\b|(?:一|1|全|第一|每)年/u;
/** A way to pay, and no sum. */
const pays =
  /\b(?:pay|pays|paid|paying|billed|billing|bill|prepay|pago|pagar|pagando|facturad\p{L}*|contract|sign|contrato)\b|付|交|签/u;

/**
 * Answers what is asked about an estimate after it was told: "whats the difference in dollars", "is that
 * with the texts". Undefined where the message tells something new, or asks about something else.
 */
export function estimateAsked(step: Step): Said | undefined {
  const { hearing, conversation, choice, changes } = step;
  const { task, table } = conversation;
  const facts = { ...conversation.facts, ...(task?.kind === "plan" && task.supposed) };
  const { language } = hearing;
  if (choice) return undefined;
  const text = withFigures(hearing.text, language);
  const named = pricedPlans.filter(({ id }) => hearing.concepts.has(id));
  if (named.length > 1) return undefined;
  // "Cheapest total with those texts", after another plan was spoken of: of all plans.
  const ofAll = named.length === 0 && theCheapest.test(text);
  const spoken = named[0] ?? (ofAll ? undefined : pricedPlans.find(({ id }) => id === table.plan));
  const words = estimatePhrases[language];
  const bare = withoutAccents(hearing.text);
  const asks = (pattern: RegExp) => pattern.test(text) || pattern.test(bare);
  const say = (said: string, plan?: PricedPlan): Said => ({
    action: "plan",
    status: "plan",
    text: said.trim(),
    task: task?.kind === "plan" ? task : { kind: "plan" },
    sources: [place("pricing", "Plan estimator", estimatorId)],
    ...(plan && { table: { plan: plan.id } }),
  });
  const beyond =
    minutesBeyond(text) ??
    (spoken ? bareBeyond(text) : undefined) ??
    (planAlone(step) ? beyondBefore(step) : undefined);
  if (beyond !== undefined)
    return spoken
      ? say(
          words.over({
            minutes: count(beyond),
            plan: spoken.name,
            included: count(spoken.minutes),
            each: dollars(spoken.overage),
            cost: dollars(round(beyond * spoken.overage)),
          }),
          spoken,
        )
      : say(
          words.overEach(
            count(beyond),
            eachPlan((plan) => round(beyond * plan.overage)),
          ),
        );
  const minutes = minutesOf(facts);
  const told = Object.keys(changes).some((one) => one !== "billing" && one !== "plan");
  const long = language === "zh" ? text.length > 24 : hearing.words.length > 12;
  if (minutes === undefined || told || long || task?.kind !== "plan") return undefined;
  const result = estimate(orderOf(facts, minutes));
  const { best, order } = result;
  const offer = offerOf(spoken, result);
  if (!best || !offer) return undefined;
  const sum = sums(facts, minutes, language);
  if (leavesOutUnwanted(text)) return say(facts.unwanted ? sum : words.askUnwanted, offer.plan);
  if (facts.season && asksOfSeason(text))
    return say(seasonSums(facts, offer.plan, language), offer.plan);
  const isBest = offer.plan === best.plan;
  const wantsLess = saysTooExpensive(text) || (asks(cheaper) && named.length === 0);
  const cheapest = `${words.cheapest(best.plan.name, dollars(best.monthly))} ${others()}`;
  if (wantsLess && isBest) return say(cheapest, best.plan);
  const turned = otherPlan(step);
  if (turned) return onPlan(turned);
  if (asks(cheaper) && isBest) return say(cheapest, best.plan);
  if (asks(difference)) {
    const apart = differenceOf(result, offer, named.length > 0, task, table, language);
    return apart ? say(apart, best.plan) : undefined;
  }
  if (named.length === 0 && asks(ownMinutes))
    return say(
      `${sum} ${words.minutesOfPlan(offer.plan.name, count(offer.plan.minutes))}`,
      offer.plan,
    );
  if (asks(reckoning))
    return say(`${words.rule(String(facts.days?.value ?? workDays))} ${sum}`, offer.plan);
  if (asks(ofTexts) && order.texts > 0 && asks(costOfTexts)) return say(textsIn(true), offer.plan);
  if (asks(ofTexts) && asks(inIt)) return say(textsIn(), offer.plan);
  // "Not for a year, just by the month" asks for no sum of a year.
  if (
    asks(ofYear) &&
    changes.billing !== "monthly" &&
    !asks(pays) &&
    !asksIfBound(bare) &&
    !/\d{2}/.test(text)
  )
    return say(`${yearSum(offer, language)} ${parts(offer, order, language)}`, offer.plan);
  if (asksAllIn(text)) return say(allIn(offer, order, language), offer.plan);
  if (asks(beside)) return say(onTop(offer.plan, language), offer.plan);
  return undefined;

  /** What the volume would cost on another plan, and of what that is made. */
  function onPlan(plan: PricedPlan): Said | undefined {
    const one = offerOf(plan, result);
    if (!best || !one || one.plan !== plan) return undefined;
    if (plan === best.plan) return say(words.cheapest(plan.name, dollars(best.monthly)), plan);
    const named = phrases[language].plan.named(plan.name, dollars(one.monthly), order.billing);
    const made = parts(one, order, language) || words.minutesOfPlan(plan.name, count(plan.minutes));
    const less = words.cheapest(best.plan.name, dollars(best.monthly));
    return say([named, made, one.monthly > best.monthly ? less : ""].join(" "), plan);
  }

  /** Whether texts are counted, and what each is. `cost`: only what they come to is asked. */
  function textsIn(cost = false): string {
    const { plan, monthly } = offer ?? { plan: spoken, monthly: 0 };
    if (order.texts === 0 || plan?.sms === undefined)
      return `${words.withoutTexts} ${prices.texts(plan)[language]}`;
    return words[cost ? "ofTexts" : "withTexts"]({
      texts: count(order.texts),
      each: dollars(plan.sms),
      cost: dollars(round(order.texts * plan.sms)),
      monthly: dollars(monthly),
    });
  }

  /** What the plans with a lower price cost for that volume, or why they are left out. */
  function others(): string {
    const { named: costs, basicTexts } = phrases[language].plan;
    const lower = pricedPlans.filter(({ price }) => price.annual < (best?.plan.price.annual ?? 0));
    return lower
      .map((plan) => {
        const one = offerOf(plan, result);
        if (one?.plan !== plan) return plan.sms === undefined && order.texts > 0 ? basicTexts : "";
        return costs(plan.name, dollars(one.monthly), order.billing);
      })
      .filter(Boolean)
      .join(" ");
  }
}

/** "And if i go 200 over", of a plan that was spoken of: its minutes. */
function bareBeyond(text: string): number | undefined {
  const [, before, behind] = over.exec(text) ?? [];
  return before || behind ? Math.min(Number(before ?? behind), 1_000_000) : undefined;
}
const over =
  /^[^\p{L}\p{N}]*(?:\p{L}+[^\p{L}\p{N}]+){0,5}(\d{2,6}) (?:over|mas de (?:eso|esos))(?: (?:it|that|those|them|the limit|this|a month|per month|each month|some months?))?\W*(?:(?:what|how much|that|would|it|be|is|then|costs?|me|us|whats)(?:\W+|$)){0,6}$|\b(?:go|goes|going|went|am|are|be|im|were) over by (\d{2,6})\W*$/u;

/** "And on gold?", after 200 minutes too many: the minutes of the line before. */
function beyondBefore({ hearing, conversation }: Step): number | undefined {
  const before = conversation.lines.findLast(({ who }) => who === "visitor")?.text ?? "";
  return minutesBeyond(withFigures(before.toLowerCase(), hearing.language));
}

/** "How much a month, all in": what it is made of is wanted. */
export const asksAllIn = (text: string): boolean => whole.test(text.replace(ofVolume, " "));
/** "2 hours a day total": of what is talked, and not of what is paid. */
const ofVolume =
  /(?:\b(?:hours?|minutes|mins|calls|a day|a week|a month|people|of us|trucks|horas?|minutos|llamadas|al dia|al mes)|[个通]|分钟|小时)(?: or so)?,? ?(?:in total|total|all together|altogether|en total|一共|总共)(?!\p{L})/gu;

const eachPlan = (amount: (plan: PricedPlan) => number): string =>
  pricedPlans.map((plan) => `${plan.name} ${dollars(amount(plan))}`).join(", ");
