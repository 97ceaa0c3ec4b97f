import type { Concept } from "#content/receptionist/heard.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { withoutAccents } from "#server/receptionist/hearing/words.ts";
import { money, type PricePart } from "./classify.ts";
import { type Before, plansIn } from "./plans-spoken-of.ts";

const moreNumbers =
  /\b(?:another|(?:a |the )?second|2nd|additional|extra|separate|(?:its|their|his|her) own|one more|1 more|(?:two|2|several|more) (?:different )?|a new)(?: (?:phone|telephone|local|tel|business))? ?numbers?\b|\b(?:otro|segundo|nuevo) numero\b|\bnumero (?:mas|aparte|adicional|extra)\b|\bhow many (?:phone |different )?numbers (?:can|do|could|may|are|come)\b|\b(?:dos|2|varios) numeros\b|(?:再|多|另|加).{0,3}个号码|第二个号码|两个号码/u;
/** A number that somebody is reached at, or the one that is kept. */
const ownNumber =
  /\b(?:reach|call|ring|text|try) (?:me|us|him|her)\b|\bmy (?:number|cell|phone)\b|\b(?:keep|port|change|wrong|give me|forward)\b|\d{3}[ -]?\d{4}|\bllam\p{L}+\b|打给/u;

/** "A separate number for the spanish line, possible?": an extra phone number. */
export function asksMoreNumbers({ text }: Hearing): boolean {
  const bare = withoutAccents(text).replace(/['’]/g, "");
  return moreNumbers.test(bare) && !ownNumber.test(bare);
}

const custom =
  /\bcustom(?: (?:one|plan|tier|option|package))?(?=\W*$| (?:costs?|runs?|goes?|go for|price|pricing|starts?|cuesta|sale|vale|cuanto)\b|\W+(?:how much|whats|cuanto))/u;

/** "Btw what does custom cost": the plan without a printed price. */
export function asksCustom(own: Hearing, before: Before): boolean {
  const { text, concepts } = own;
  const { asked } = before;
  if (asksWhatCustomIs.test(withoutAccents(text)) || asksItsPriceAgain(own, before)) return true;
  if (!custom.test(withoutAccents(text))) return false;
  const ofMoney = concepts.has("price") || concepts.has("plans");
  const follows = /^\W*(?:(?:and|what about|how about|y|ok|so|the)\W+)*custom\W*(?:one|plan)?\W*$/u;
  return (
    ofMoney ||
    /\b(?:runs?|goes? for)\b/u.test(text) ||
    (follows.test(text) && asked?.concepts.some((one) => money.includes(one)) === true)
  );
}

const asksWhatCustomIs =
  /^\W*(?:(?:and|so|ok|y)\W+)*(?:whats|what'?s|what is|what does|tell me about|explain|que es|que incluye|como es)(?: the| your| el| plan| that| this)* custom\b(?:\W+(?:one|plan|tier|option|thing|include|get me|mean))*\W*$|^custom ?(?:套餐|方案)?是什么/u;

/** "Whats the price of that one", after Custom was told by itself. */
function asksItsPriceAgain(own: Hearing, { lines }: Before): boolean {
  const { text, concepts, words } = own;
  const told = lines.findLast(({ who }) => who === "assistant")?.text ?? "";
  if (!/\bCustom\b/.test(told) || /\b(?:Basic|Silver|Gold|Platinum)\b/.test(told)) return false;
  if (plansIn(own).length > 0 || /\d/.test(text) || words.length > 10) return false;
  const asksPrice = concepts.has("price") || concepts.has("fee");
  return asksPrice ? !otherPrice.test(text) : ballpark.test(withoutAccents(text));
}
const otherPrice =
  /\b(?:text|texts|minute|minutes|call|the others?|all|plans)\b|短信|分钟|别的|其他/u;
const ballpark =
  /\b(?:ball ?park|roughly|range|estimate|what does (?:it|that) run|(?:that|this) one run|mas o menos cuanto)\b|大概/u;

/** What some plans have and others have not. */
const inPlans: readonly Concept[] = ["otp", "webChat", "extraNumber"];
const outgoing: readonly Concept[] = ["outbound", "reminders", "campaigns"];
const inThis =
  /\b(?:is|are|does|do|can|comes?|get|include[sd]?|viene|esta|incluye|tiene|hace)\b.{0,24}\b(?:that|it|those|this|them|eso|esto)\b|\b(?:that|it|those|eso|esto)\b.{0,12}\b(?:viene|esta|comes?|included|tambien)\b|^\W*(?:(?:and|y|even|also|is that)\W+)*(?:even )?(?:on|in|with|en|con)\b|[这那]个?.{0,6}(?:有|包括|含)/u;

/** "Is that even in silver", of what only some plans have: which ones do. */
export function partOfPlans(own: Hearing, before: Before) {
  const named = plansIn(own);
  const { plan } = before.table;
  const meant = named.length === 0 && plan && onThat.test(own.text) ? [plan] : named;
  const part = meant.length > 0 ? partOf(own, before, meant) : undefined;
  return part && { plans: meant, part };
}
/** "Outbound calls on that too?", of the plan that was spoken of. */
const onThat = /\b(?:on|in|with) (?:that|it|this)(?: one| plan)?(?: too| also| as well)?\W*$/u;

function partOf(
  own: Hearing,
  { asked, beside }: Before,
  meant: readonly Concept[],
): Concept | undefined {
  if (own.words.length > 16) return undefined;
  const pointed = inThis.test(withoutAccents(own.text)) || onThat.test(own.text);
  if (!pointed || own.concepts.has("price")) return undefined;
  const found = (spoken: readonly Concept[]) =>
    inPlans.find((one) => spoken.includes(one)) ??
    (outgoing.some((one) => spoken.includes(one)) ? "outbound" : undefined);
  // "How much on platinum, and on gold": their prices.
  if (beside?.includes("price")) return undefined;
  const near = found([...(beside ?? []), ...own.concepts]);
  if (near) return near;
  // "And on basic", after that of another plan.
  const ofOther = asked?.concepts.some((one) => meant.includes(one));
  return ofOther ? undefined : found(asked?.concepts ?? []);
}

const contents =
  /\b(?:whats?|what is|what all|everything)(?: (?:all|is|are|comes?|included|inside|you get|i get|do i get|do we get))* (?:in|with|on) (?:the )?(?:basic|silver|gold|platinum|it|that|this)(?: (?:one|plan|tier|package))?\W*$|\bwhat (?:all )?(?:does|do|would|will) (?:the )?(?:basic|silver|gold|platinum|it|that|this)(?: (?:one|plan|tier|package))? (?:include|have|offer|contain|give|come with|cover)(?: (?:me|us|in it))?\W*$|\bque (?:incluye|trae|tiene|viene en|contiene) (?:el (?:plan )?)?(?:basic|silver|gold|platinum|ese|eso|ese plan)\W*$|(?:basic|silver|gold|platinum|这个|那个)(?:套餐)?(?:都)?(?:包含|包括|含|有)(?:些)?什么/u;
const onTop =
  /\b(?:what|anything|something) else\b.{0,16}\b(?:pay|cost|costs|charged?|top|owe|add|adds)\b|\bhidden (?:fees?|costs?|charges?|stuff|extras)\b|\b(?:other|additional) (?:fees?|charges?|costs?)\b|\b(?:que mas|algo mas)\b.{0,12}\b(?:pag|cobr|cuest)\p{L}*|\bcostos? ocultos?\b|(?:还有|另外)(?:什么|别的|其他)?(?:费用|收费|要付)/u;

/** "Whats in gold", "what else do i pay on top of that": all of a plan, or all beside it. */
export function pricePartIn(
  own: Hearing,
  { table: { plan } }: Before,
): { plans: Concept[]; of: PricePart } | undefined {
  const text = withoutAccents(own.text).replace(/['’]/g, "");
  const of = contents.test(text) ? "contents" : onTop.test(text) ? "onTop" : undefined;
  if (!of) return undefined;
  const named = plansIn(own);
  const plans = named.length > 0 ? named : plan ? [plan] : [];
  return plans.length > 0 ? { plans, of } : undefined;
}

/** A token of thanks, or of a login. */
const otherToken =
  /\btokens? of\b|\b(?:api|auth\w*|access|login|log in|security|bearer|webhook|refresh)\b.{0,24}\btokens?\b|\btokens?\b.{0,16}\b(?:api|auth\w*|login)\b/u;

/** "Explain the token thing to me": what the tokens of the language model are, and cost. */
export const asksTokens = ({ concepts, text }: Hearing): boolean =>
  concepts.has("tokens") && !otherToken.test(text);

/** The line without concepts that its words only look like. */
export const withoutOtherTokens = (own: Hearing): Hearing =>
  own.concepts.has("tokens") && otherToken.test(own.text)
    ? { ...own, concepts: new Set([...own.concepts].filter((one) => one !== "tokens")) }
    : own;
