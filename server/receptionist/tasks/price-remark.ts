import { type PricedPlan, pricedPlans } from "#content/plans.ts";
import type { Concept } from "#content/receptionist/heard.ts";
import { costsBeside, tooExpensive } from "#content/receptionist/price-remarks.ts";
import { prices } from "#content/receptionist/prices.ts";
import { place } from "#content/receptionist/topic.ts";
import { planNames } from "#server/receptionist/answering/classify.ts";
import { priceAnswer } from "#server/receptionist/answering/facts.ts";
import { planMeant } from "#server/receptionist/answering/plan-reference.ts";
import { stepsBelow } from "#server/receptionist/answering/plan-steps.ts";
import { plain } from "#server/receptionist/finish.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { withoutAccents } from "#server/receptionist/hearing/words.ts";
import { turnsToSomebody } from "./asks-for-somebody.ts";
import { paidBesides } from "./paid-besides.ts";
import type { Said, Step } from "./step.ts";

/** Longer remarks tell more than that a price is high. In words, and in signs of Chinese. */
const longest = 10;
const longestChinese = 24;

const expensive =
  /\b(?:too|so|very|really|pretty|quite|kinda|kind of|a (?:bit|little)|still|rather|that(?:['’]?s| is)) (?:much|expensive|pricey|steep|high|costly|rich)\b|\bthat(?:['’]?s| is) (?:a lot|crazy|insane|robbery)(?: of money)?\W*$|\b(?:out of|over|above|beyond|not in|exceeds) (?:my|our|the) (?:budget|price range)\b|\bcan(?:['’]?t|not) (?:afford|swing)\b|^\W*(?:ouch|yikes|wow|oof|whoa|expensive|pricey)\W*$|\b(?:muy|demasiado|bastante|algo|un poco|tan) car[oa]s?\b|\bes mucho(?: dinero)?\W*$|\b(?:fuera de|se sale de|pasa de|excede) (?:mi|nuestro) presupuesto\b|\bno (?:me|nos) alcanza\b|\bque caro\b|太贵|好贵|贵了|有点贵|这么贵|付不起|负担不起|超(?:出|过)?.{0,2}预算/iu;
const cheaper =
  /\b(?:any(?:thing)?|something|nothing|is there|got)\b.{0,14}\b(?:cheaper|smaller|lower|less)\b|^\W*(?:(?:and|ok|so|any|a|y)\W+)*cheaper(?: (?:one|plan|option))?\W*$|\b(?:algo|uno) mas (?:barato|economico|chico)\b|更便宜|便宜一?点/iu;
/** Somebody else's price is high. */
const ofOthers =
  /\b(?:they|their|he|she|current(?:ly)?|answering service|our service|receptionist|right now|we pay|ellos|ahora pago|pagamos)\b|现在的|别家|他们/iu;

const extra =
  /\b(?:is|are|does|do|will|would) (?:that|it|this|those|these|they)(?: one| all)?(?: (?:also|then|come|comes|be|cost|costs|at|going to|gonna))*(?: an?)? (?:extra|included|additional|more|separate|add-?on|on top|in (?:the|every|all) (?:price|plans?))\b|\b(?:do|would|will) (?:i|we) (?:have to )?(?:pay|get charged|be charged) (?:extra|more|separately)\b|\bhow much (?:more|extra) (?:is|for|does) (?:that|it|this)\b|\bwhat(?:['’]?s| is| does| would) (?:that|this)(?: all)? (?:cost|run)\b|\bany extra (?:cost|charge|fee)s? for (?:that|it|this)\b|^\W*(?:(?:and|so|ok|is it)\W+)*(?:extra|more|additional) (?:cost|charge|money|fee|price)s? (?:for|on|with) (?:that|it|this)\W*$|\b(?:eso|esto)\b.{0,8}\b(?:cuesta|sale|se paga|se cobra) (?:mas|aparte|extra)\b|\b(?:cuesta|se paga|se cobra) (?:mas|aparte|extra)\b|\b(?:esta|viene|va) incluid[oa]\b|(?:要|需要|得)?(?:另外|额外|单独)(?:收费|付|付费|加钱|算)|(?:要|需要)加钱|(?:这|那)个?(?:包含|包括)(?:在内)?吗/iu;

/**
 * What is said to a remark about money that names neither a plan nor a thing: "that's too expensive"
 * of what was priced last, "is that extra" of a feature. Undefined for anything else.
 */
export function priceRemark(step: Step): Said | undefined {
  const { hearing, conversation, changes, choice } = step;
  const { language, text, words, concepts, things } = hearing;
  const { table, task, lines } = conversation;
  const besides =
    choice || Object.keys(changes).length > 0 || (task && task.kind !== "plan")
      ? undefined
      : paidBesides(step);
  if (besides)
    return {
      ...said(besides, undefined, task),
      ...(conversation.asked && { asked: conversation.asked }),
    };
  const long = language === "zh" ? text.length > longestChinese : words.length > longest;
  const named = planNames.some((one) => concepts.has(one)) || things.size > 0;
  // "Too much. Get me someone on the phone": that is done, and no smaller plan told.
  if (turnsToSomebody(step.original)) return undefined;
  if (choice || long || named || Object.keys(changes).length > 0) return undefined;
  if ((task && task.kind !== "plan") || lines.length === 0) return undefined;
  // "Too rich for us. The smallest you have?"
  const other = planMeant(hearing, table);
  const atLeast =
    table.plan === pricedPlans[0]?.id && (says(cheaper, text) || stepsBelow(hearing, conversation));
  if (other && other !== table.plan) return undefined;
  if (saysTooExpensive(text) || atLeast)
    return said(withSmaller(table.plan, language), smaller(table.plan), task);
  const asked = conversation.asked?.concepts;
  // "Is that extra", behind what it can do, though a plan was spoken of before.
  const ofMoney = lines.findLast(({ who }) => who === "assistant")?.text.includes("$");
  if ((table.plan && ofMoney) || !asked || !wasFeature(asked) || !says(extra, text))
    return undefined;
  const item = items.some((one) => asked.includes(one));
  return said(
    item ? priceAnswer(new Set(asked), language).text : costsBeside[language],
    undefined,
    task,
  );
}

/** Whether a text finds our price too high. */
export const saysTooExpensive = (text: string): boolean =>
  says(expensive, text) && !says(ofOthers, text);

const says = (pattern: RegExp, text: string) =>
  pattern.test(text) || pattern.test(withoutAccents(text));

function said(text: string, plan: PricedPlan | undefined, task: Said["task"]): Said {
  return {
    ...plain(text),
    sources: [place("pricing", "Plans")],
    ...(plan && { table: { plan: plan.id } }),
    ...(task && { task }),
  };
}

/** The plan under one; the smallest where none was spoken of. */
const smaller = (plan: PricedPlan["id"] | undefined) =>
  pricedPlans[Math.max(pricedPlans.findIndex(({ id }) => id === plan) - 1, 0)];

function withSmaller(plan: PricedPlan["id"] | undefined, language: Hearing["language"]): string {
  const words = tooExpensive[language];
  const [least] = pricedPlans;
  const spoken = pricedPlans.find(({ id }) => id === plan);
  const below = smaller(plan);
  const gap = language === "zh" ? "" : " ";
  if (!below) return words.calls;
  if (spoken && spoken === least) return [words.least(spoken.name), words.calls].join(gap);
  const opening = spoken ? [words.below(spoken.name)] : [];
  return [...opening, prices.plan(below)[language], words.calls].join(gap);
}

const ofPrices: readonly Concept[] = [...planNames, "price", "plans", "monthly", "annual"];
/** What has a price of its own. */
const items: readonly Concept[] = ["text", "outbound", "otp", "extraNumber", "webChat", "tokens"];

/** Whether what was asked last was about the product, and not about its price. */
const wasFeature = (asked: readonly Concept[]) => !ofPrices.some((one) => asked.includes(one));
