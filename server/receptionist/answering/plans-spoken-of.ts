import type { PricedPlan } from "#content/plans.ts";
import type { Concept } from "#content/receptionist/heard.ts";
import type { Conversation, Table } from "#server/receptionist/conversation.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { money, planNames } from "./classify.ts";

/** What of the conversation so far completes a question. */
export type Before = Pick<Conversation, "asked" | "booked" | "lines" | "table" | "task"> & {
  /** What the sentences before it in the same message are about. */
  beside?: readonly Concept[];
};

/** The plans that a message names. */
export const plansIn = ({ concepts }: Hearing): PricedPlan["id"][] =>
  (["basic", "silver", "gold", "platinum"] as const).filter((id) => concepts.has(id));

/** The first plan that it names. */
export const planIn = (hearing: Hearing): PricedPlan["id"] | undefined => plansIn(hearing)[0];

/** The plans of the last answer: all that it told the price of, or the one that was spoken of. */
export function plansOnTable({ lines, table: { plan, plans = [] } }: Before) {
  const told = lines.findLast(({ who }) => who === "assistant")?.text ?? "";
  const both = plans.filter((id) => told.toLowerCase().includes(id));
  if (both.length > 1 && both.length === plans.length) return plans;
  return plan ? [plan] : plans;
}

/** "Your two top ones", "the cheapest two". */
export function twoAtTheEnd(text: string): Concept[] {
  if (
    /\b(?:middle|mid(?:dle)?[- ]?(?:tier|level|range)|in between) (?:ones?|plans?|tiers?|options?)\b|\b(?:one|plan|ones|plans) in (?:the middle|between)\b|\b(?:el|la|los|plan|planes) (?:de |del )?(?:en ?medio|medio|intermedios?|medianos?)\b|中间(?:的|那)?(?:个|两个|套餐|档)/u.test(
      text,
    )
  )
    return planNames.slice(1, 3);
  if (!/\b(?:two|2|dos)\b|[两二2]个/u.test(text)) return [];
  const end = (words: string) =>
    new RegExp(
      `\\b(?:two|2|dos) (?:planes )?(?:mas )?(?:${words})|\\b(?:${words}) (?:two|2)\\b`,
      "u",
    ).test(text);
  if (end("top|biggest|largest|most expensive|highest|caros|grandes")) return planNames.slice(-2);
  return end("cheapest|smallest|lowest|bottom|baratos|chicos|economicos")
    ? planNames.slice(0, 2)
    : [];
}

/** One of the plans spoken of, and not all of them. */
const oneOfThem =
  /\b(?:it|that|this|one|first|second|third|former|latter|other|smaller|bigger|cheaper|larger|lower|higher|ese|esa|eso|primero|segundo|otro|up|down|next)\b|[那这它]/u;

/** "Is it worth it over gold": the plan spoken of, beside the one that is named. */
export function comparedWith(own: Hearing, plan: Before["table"]["plan"]): Concept[] {
  const [named, ...others] = plansIn(own);
  if (!plan || !named || others.length > 0 || named === plan) return [];
  return worthMore.test(own.text) ? [plan, named] : [];
}
const worthMore =
  /\b(?:it|that|this|one)\b.*\b(?:over|than|vs\.?|versus|against|compared (?:to|with)|instead of)\b|\b(?:vale la pena|mejor) .*\b(?:que|sobre|frente a)\b|比/iu;

/** "Diff in minutes?", "and setup": what is asked of every plan spoken of together. */
export function aspectsOfAll(own: Hearing, before: Before): Concept[] {
  const { concepts, words, text } = own;
  const { asked } = before;
  const both = /\b(?:both|each|them|ambos|los dos|cada uno)\b|都|两个/u.test(text);
  const plans = both ? (before.table.plans ?? []) : plansOnTable(before);
  if (plans.length < 2 || words.length > 6 || plansIn(own).length > 0) return [];
  const found: Concept[] = feesOfAll.test(text)
    ? ["fee"]
    : planAspects.filter((one) => concepts.has(one));
  const others = [...concepts].some((one) => !spokenWith.has(one));
  if (found.length > 0 && !others && !oneOfThem.test(text)) return found;
  const ofMoney = asked?.concepts.some((one) => money.includes(one)) === true;
  return ofMoney && setupAlone.test(text) ? ["fee"] : [];
}
const feesOfAll =
  /\bfees?\b(?: (?:is|are))?(?: (?:on|of|for|with))?(?: (?:both|each|them|all|the two|those))?\W*$|\bcuotas?\b(?: de (?:ambos|los dos|cada uno))?\W*$/u;
const planAspects: Concept[] = ["minutes", "agents", "fee", "overage", "tokens"];
const spokenWith = new Set<Concept>([...planAspects, "plans", "howMany", "monthly", "price"]);

/** "And setup", after prices: what it costs, and not how it is done. */
export const setupAlone =
  /^\W*(?:(?:and|y|ok|so|what about|how about|what'?s|the|for|to|both|la|el|cost|costs|fees?|price|of|de) )*(?:set ?up|set (?:it|them) up|setting (?:it|them) up|implementation|installation|start ?up|instalaci[oó]n|implementaci[oó]n)(?: (?:for|of|on|fees?|costs?|price|both|them|those|it|that|each|then|de|ambos))*\W*$|^(?:那|还有)?(?:实施费?|设置|安装|开通)(?:费|费用)?(?:呢|多少)?[？?]?$/u;

const fee = /implementation fee|cuota de implementaci[oó]n|实施费/u;
/** "One time?", of the fee that was told. */
export const onceAlone =
  /^\W*(?:(?:and|so|ok|is|it|that|just|only|y|es)\W+)*(?:one[- ]?time|once|a one[- ]?time thing|una sola vez|una vez)(?: (?:only|thing|fee|right|or monthly|or every year))*\W*$|^(?:是)?(?:一次性|只付一次)的?吗?[？?]?$/u;

/** "Every month that??", of the fee that was told by itself. */
const eachTime =
  /^\W*(?:(?:and|so|ok|wait|is|it|that|this|thats|its|do i pay|every|each|per|a|y|es|eso|cada|al|por)\W+)*(?:months?|monthly|years?|yearly|time|recurring|mes(?:es)?|mensual|ano|anual|siempre)(?: (?:that|this|fee|thing|or|once|one time|just|eso|una vez|o))*\W*$|^(?:这|那)?(?:个|是)?每(?:个)?[月年]都?(?:要)?(?:付|交|收)?吗?[？?]?$/u;
const toldFee =
  /^(?:the implementation fee of|each plan has an implementation fee|la cuota de implementaci[oó]n de|cada plan tiene una cuota|\S+ ?的实施费)/iu;

/** Whether a line asks if the fee that the last answer told comes more than once. */
export const asksFeeAgain = (text: string, lines: Before["lines"]): boolean =>
  eachTime.test(text) && toldFee.test(lines.findLast(({ who }) => who === "assistant")?.text ?? "");

/** "Setup", after the price of a plan: what that one costs at its start. */
export function pricedBefore(
  { text }: Hearing,
  { asked, lines, table, task }: Before,
): Table["plan"] {
  const ofMoney = asked?.concepts.some((one) => money.includes(one)) || task?.kind === "plan";
  const told = lines.findLast(({ who }) => who === "assistant")?.text ?? "";
  const ofFee = (onceAlone.test(text) && fee.test(told)) || asksFeeAgain(text, lines);
  return (ofMoney && setupAlone.test(text)) || ofFee ? table.plan : undefined;
}
