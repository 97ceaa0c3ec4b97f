import { type PricedPlan, pricedPlans } from "#content/plans.ts";
import type { Concept } from "#content/receptionist/heard.ts";
import type { Table } from "#server/receptionist/conversation.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { volumeIn } from "#server/receptionist/hearing/volume.ts";

const up =
  /\b(next (?:one )?up|(?:something|anything) (?:bigger|larger|higher)|algo (?:mas )?grande|(?:one|plan|tier|level|step) (?:up|above|higher)|one that is bigger|(?:one|plan|tier) (?:on top|above)(?: of it)?|(?:bigger|larger|higher) (?:one|plan|tier|package)|next (?:bigger|larger|higher)(?: one| plan| tier)?|next (?:one|plan|tier)(?! (?:lower|cheaper|week|month|monday|tuesday|wednesday|thursday|friday|down|below))|the next higher|(?:above|over|(?:right |comes |directly )after) (?:that|it|this|basic|silver|gold)|(?:(?:a|1|one) )?(?:size|step|notch|level) (?:up|above|over|bigger|larger|higher)|one after (?:that|it|this|basic|silver|gold)|siguiente(?! (?:para|hacia|de)? ?abajo)|(?:que|q) (?:le |les )?sigue(?! (?:para|hacia|de)? ?abajo)|que viene despues|one (?:bigger|larger|higher)(?:(?! \p{L})| than (?:that|it|this))|mas arriba|de arriba|superior|mas grande)\b|高一[档级]|上一[档级]|[再更]?大一[档级]|[再更]?贵一[档级]|再高|更高一|下一个套餐|往上|上面那个|大一点的/u;
const down =
  /\b((?:any(?:thing)?|something|nothing) (?:smaller|cheaper|lower|less expensive)|algo (?:mas )?(?:barato|chico|economico)|(?:cheaper|smaller|less|lower)(?: \p{L}+)? than (?:silver|gold|platinum)|next (?:one )?down|(?:one|plan|tier|step|size|level|notch) (?:down|below|beneath|lower|under|smaller)|(?:smaller|cheaper) (?:one|plan|tier|package)|(?:below|under|beneath|underneath|(?:right |comes |directly |one )before) (?:that|it|this|silver|gold|platinum)|next (?:lower|cheaper|smaller)(?: one| plan)?|(?:one|step) cheaper|one (?:smaller|lower)(?! \p{L})|(?:mas|para|hacia|de) abajo|inferior|mas pequeno|el anterior|anterior a)\b|低一[档级]|下一[档级]|[再更]?小一[档级]|再低|往下|下面那个|小一点的|便宜一点的/u;
const ranked: [RegExp, number][] = [
  [
    /\bthe (?:small|little|tiny|starter) (?:one|plan|tier|package)\b|\b(?:el|del|al) (?:plan )?(?:chico|pequeno|chiquito)\b|小的?(?:那个|套餐)|小套餐/,
    0,
  ],
  [
    /\bthe (?:big|large|huge|full) (?:one|plan|tier|package)\b|\b(?:el|del|al) (?:plan )?grande\b|大的?(?:那个|套餐)|大套餐/,
    3,
  ],
  [
    /\b(?:the )?cheapo? (?:one|plan|tier)\b(?!.*\b(?:than|for|per)\b)|\b(?<!second[- ])(?<!third[- ])(?:cheapest|smallest|lowest|lowest[- ]priced|least expensive|least costly|entry[- ]level)(?: (?:one|plan|tier|thing|option|package))?\b(?!.*\b(?:for|per)\b)|\bcosts? (?:the )?least\b|\b(?:mas (?:barat[oa]|chic[oa]|chiquit[oa]|pequen[oa]|pequenit[oa]|economic[oa]|sencill[oa]|baratit[oa])|menor)\b|最便宜|最小的/,
    0,
  ],
  [/\b(second[- ]?(?:cheapest|lowest|smallest)|segundo mas barato)\b|第二便宜/, 1],
  [/\b(third[- ]?(?:cheapest|lowest)|tercero mas barato)\b|第三便宜/, 2],
  [
    /\b(most expensive|most costly|costs? (?:the )?most|priciest|dearest|costliest|highest[- ]priced|top of the (?:line|range)|(?:biggest|largest) (?:one|plan|tier|package)|top plan|top tier|highest plan|(?:fullest|most complete) (?:one|plan)|everything plan|mas caro|mas grande de todos|mas completo|(?<!uno |algo )(?:el|del|al|plan) mas grande)\b|最贵|最大的套餐|最全|最高的?(?:套餐|档)|顶配/,
    3,
  ],
];
/** "Whats the least i can pay", with figures of anything in the line. */
const leastToPay =
  /\b(?:least|minimum|lowest) (?:(?:that )?(?:i|we|you|u|one|anybody)(?: guys)? )?(?:(?:can|could|have to|need to|must|would|got to|d|ever) )*(?:pay|spend|go|charge|get away with|price|cost|plan|per month|a month|monthly)\b|^\W*(?:(?:and|so|ok|then|y)\W+)*(?:what['’]?s|what is) (?:the )?(?:bare |absolute )?(?:minimum|least)(?: (?:then|after (?:that|this|the trial)|each month))*\W*$|\b(?:lo )?minimo (?:(?:que )?(?:puedo|podemos|tengo que|hay que|se puede|se) )?(?:pag\p{L}*|al mes|por mes|mensual)|(?:最少|最低|起码)(?:要|得|需要)?(?:付|交|花|多少)/u;
/** "And the fee?", "what's the setup on that": what is paid once. */
const startingFee =
  /^\W*(?:(?:and|plus|what about|how about|y|mas|ok) )*(?:the |la |el )?(?:one[- ]?time|once|up ?front|initial|first|unic[oa]|inicial) (?:thing|fee|cost|charge|payment|bit|part|pago|cuota)\W*$|\b(?:fees?|what|cost) (?:to|for) (?:begin|start|starting|beginning)(?: (?:on|with))? (?:it|that|this|there)\b|^\W*(?:and |the |what'?s |a )*(?:start(?:ing|er|[- ]?up)?|initial|entry|joining|opening|begin(?:ning)?) (?:fees?|costs?|charge|payment)\W*$|^\W*(?:and |y |the |la |what'?s the )*(?:fees?|cuota|费用)(?: (?:for|on|of|with|de) (?:that|it|this|ese|eso|este)(?: one| plan| 1)?)?\W*$|^\W*(?:and|y) (?:to )?(?:set it up|setting it up|the set ?up(?: fee| cost)?|para (?:instalarlo|ponerlo))\W*$|\bset ?up (?:cost |fee )?(?:on|for|with|of) (?:that|it|this|(?:the )?(?:first|second|third|1st|2nd|3rd|other|former|latter|last|cheap\p{L}*|small\p{L}*|big\p{L}*|larger|same|little)(?: one| 1| plan)?)(?!\p{L})|\b(?:instalacion|implementacion|cuota) (?:del?|en el|con el) (?:primero|segundo|tercero|otro|ese|este|ultimo|chico|grande|mas (?:barato|caro|chico|grande))\b|\b(?:does|is|are) (?:that|it|this|they)\b.{0,16}\b(?:set ?up|implementation|start ?up)\b|^\W*(?:and |y |ok |so )*(?:what )?to (?:get (?:it|that|this|that one|this one) (?:started|going|running|set ?up)|start (?:with )?(?:it|that|this)(?: one)?)\W*$|\b(?:costs?|price|how much|pay|charged?|owe|fees?)\b.{0,30}\b(?:to|for) (?:set(?:ting)? (?:it|that|this|that one|this one|one) up|set(?:ting)? up (?:it|that|this|that one|this one)|get(?:ting)? (?:it|that|this) (?:set ?up|started|going|running|installed))\b|\bto set (?:it|that|this|that one) up\b.{0,12}\b(?:how much|what does|cost)\b|\b(?:how much|what|cost|costs|price)\b.{0,12}\bto set ?up\W*$|\bcu[aá]nto\b.{0,16}\b(?:instalarlo|ponerlo en marcha|arrancar(?:lo)?|configurarlo)\b/u;

/** "What would the fee be". */
const feeOfIt =
  /\bto get (?:started|going|set ?up|it running)(?: (?:on|with|for) (?:it|that|this|that one|this one))?,?(?: (?:one time|once|up front|upfront|at first|how much|what)[, ]*)+\W*$|\bhow much (?:is it )?to get (?:started|going)\b|\banything to set (?:it|this|that) up\b|\b(?:is there|any|theres|there is|do i pay|do (?:you|u) (?:charge|have)|wheres|and)\b.{0,12}\b(?:set ?up|installation|onboarding|start ?up|implementation) (?:thing|fee|cost|charge|price|payment|bit)\b|\b(?:cobran|cuesta|hay que pagar|se paga) (?:algo )?(?:aparte|extra|mas)? ?(?:por|para) (?:instalar|poner|configurar|empezar|arrancar)\p{L}*|\b(?:what|how much|and)\b.{0,10}\b(?:the )?(?:set ?up |implementation )?fee\b(?: be)?\W*$|\bcuanto (?:es|seria) la cuota\b/u;

/** Whether the fee of the plan spoken of is asked for. */
export const asksFee = (text: string): boolean => startingFee.test(text) || feeOfIt.test(text);

/** "So what do i save", of a plan by the year. */
export const asksSavings =
  /\b(?:what|how much) (?:do|would|will|did|am|are) (?:i|we) (?:save|saving)\b|\bwhat'?s the savings?\b|\bcuanto (?:me |nos )?ahorr\p{L}+|(?:省|差)多少/iu;

/** "And agents?" of a plan: how many it has. */
export const agentsAlone =
  /^\W*(?:(?:and|so|ok|then|what about|how about|y|the|ai|any|los|number of|amount of|cu[aá]ntos|how many)\W+)*(?:agents?|agentes)(?: (?:do (?:i|we) get|(?:are )?included|come|comes|are (?:there|in)|hay|trae|tiene|incluye))?(?: (?:on|in|with|for|of|under|en|con|de)(?= ))?(?: (?:it|that|this|there|that one|this one|that plan|this plan|ese|eso|este))?\W*$|^(?:那|还有)?(?:智能体|代理|座席)呢?[？?]?$/u;

/** "The former", "the second" of the plans spoken of together. */
const ordinals = [
  /\b(?:the first|the former|1st one|el primero|la primera)\b|第一个|前一个/,
  /\b(?:the second(?! cheapest)|the latter|2nd one|the other one|el segundo(?! mas)|la segunda|el otro)\b|第二个|后一个/,
  /\b(?:the third|3rd one|el tercero)\b|第三个/,
];
const aspects: Concept[] = [
  "minutes",
  "agents",
  "fee",
  "overage",
  "text",
  "monthly",
  "annual",
  "tokens",
  "extraNumber",
  "price",
];
const pronoun =
  /\b(it|that|that one|this one|this plan|that plan|same (?:plan|one)|ese|eso|esa|este|incluye|tiene|trae|does it have|is that|do i get|do we get|included)\b|那个|这个|它|包含|有多少/;

const otherOne = /\b(?:the other(?: one)?|el otro)\b|另一个/;

/** "The smaller of them": the first or the last of those spoken of together, by price. */
function sizeOfThem(text: string): number | undefined {
  const of = "(?: one)? (?:of )?(?:them|those|these|the two|the 2|both|ellos|los dos)\\b";
  if (new RegExp(`\\b(?:smaller|cheaper|lower|lesser|smallest|cheapest)${of}`).test(text)) return 0;
  if (new RegExp(`\\b(?:bigger|larger|higher|dearer|pricier|biggest|better)${of}`).test(text))
    return -1;
  // "The cheaper one then", of silver and gold: one of the two, and none below both.
  if (/\bthe (?:smaller|cheaper|lower|lesser) (?:one|plan|option|tier)(?! than)\b/.test(text))
    return 0;
  if (
    /\bthe (?:bigger|larger|higher|dearer|pricier) (?:one|plan|option|tier)(?! than)\b/.test(text)
  )
    return -1;
  const spanish = "de (?:esos|esas|ellos|los dos|ambos)\\b";
  if (new RegExp(`\\bmas (?:barato|chico|economico) ${spanish}`).test(text)) return 0;
  if (new RegExp(`\\bmas (?:caro|grande|completo) ${spanish}`).test(text)) return -1;
  return undefined;
}
/** "The one with 3 agents": the plan that has exactly so many. */
function planWith(text: string): PricedPlan["id"] | undefined {
  const [, count = "", what = ""] =
    /\b(?:where|which|how|what) (?:\w+ ){0,3}?(?:get|gets|gives?|has|have|offers?|allows?)(?: me| us| you)? (?:at least |up to )?(\d+) (?:ai )?(agents)\W*$/u.exec(
      text,
    ) ??
    /\b(?:one|plan|tier|el|la|cual|which) (?:that |which |que )?(?:with|has|comes with|includes|gives|de|con|tiene|trae|incluye) (?:the )?(\d[\d,]*) (agents?|minutes?|agentes?|minutos?)\b/u.exec(
      text,
    ) ??
    /(\d[\d,]*)(?:个)?(智能体|分钟)的(?:那个|套餐)/u.exec(text) ??
    [];
  const number = Number(count.replace(",", ""));
  if (!number) return undefined;
  const ofAgents = /agent|智能体/u.test(what);
  return pricedPlans.find((one) => (ofAgents ? one.agents : one.minutes) === number)?.id;
}

/** A price in place of a name ("so many dollars a month seems cheap"): the one plan that has this figure among its prices. */
function planFor(text: string): PricedPlan["id"] | undefined {
  const said =
    /\$ ?(\d[\d,]*)|(?<![\d.])(\d[\d,]*) (?:a month|per month|al mes|bucks|dollars|dolares|on top|setup|up front)\b/u.exec(
      text,
    );
  const number = Number((said?.[1] ?? said?.[2] ?? "").replace(",", ""));
  const having = pricedPlans.filter(({ price, implementationFee }) =>
    [price.monthly, price.annual, implementationFee].includes(number),
  );
  // "We pay ruby 249 a month" names no plan of ours.
  if (/\b(?:pay|paying|paid|spend|charg\w+|costs? (?:me|us)|pago|pagamos|cobran)\b/u.test(text))
    return undefined;
  return number && having.length === 1 ? having[0]?.id : undefined;
}

/** "A plan under 200": the largest one that costs less. */
function planUnder(text: string): PricedPlan["id"] | undefined {
  const said = underPrice.exec(text);
  const most = Number((said?.slice(1).find(Boolean) ?? "").replace(",", ""));
  if (!most || most < 100) return undefined;
  return pricedPlans.findLast(({ price }) => price.annual < most)?.id;
}
const underPrice =
  /\b(?:plans?|anything|something|one|options?|tiers?|packages?)\b.{0,12}\b(?:under|below|less than|cheaper than|for under|within|up to) \$? ?(\d[\d,]*)(?! ?(?:minutes?|mins?|calls?|texts?|agents?|k\b))|\b(?:plan|algo|opcion)(?:es)?\b.{0,12}\b(?:de menos de|por menos de|menos de|bajo) \$? ?(\d[\d,]*)(?! ?(?:minutos|llamadas))/u;

const byPrice = (plans: readonly PricedPlan["id"][]) =>
  pricedPlans.map(({ id }) => id).filter((id) => plans.includes(id));

/** "Something bigger than platinum", "the next one up" from it: no plan with a price is larger. */
export function asksAbove({ text, concepts }: Hearing, { plan }: Table): boolean {
  const bare = text.normalize("NFD").replace(/\p{M}/gu, "");
  if (abovePlatinum.test(bare)) return true;
  const named = pricedPlans.find(({ id }) => concepts.has(id))?.id;
  return named === undefined && plan === pricedPlans.at(-1)?.id && up.test(bare);
}
const abovePlatinum =
  /\b(?:bigger|larger|more|higher|above|beyond|over|past|after)(?: \w+)? (?:than |que )?(?:the )?platinum\b|\b(?:mas grande|mas|arriba|encima|despues) (?:que|de|del)(?: el| plan)* platinum\b|比 ?platinum ?(?:更|还)?(?:大|高|多)|platinum ?(?:以上|之上)/u;

/**
 * The plan that a message means without naming it: "the next one up", "how many minutes does it
 * have". `plan`: the one that was spoken of last, `plans`: those that were spoken of together.
 */
export function planMeant(
  hearing: Hearing,
  { plan: table, plans }: Table,
): PricedPlan["id"] | undefined {
  const { text, concepts, words, language } = hearing;
  const bare = text.normalize("NFD").replace(/\p{M}/gu, "");
  const named = pricedPlans.find(({ id }) => concepts.has(id))?.id;
  const nth = named === undefined && plans && ordinals.findIndex((pattern) => pattern.test(bare));
  // "And the other one": not the one spoken of last.
  const other = plans && named === undefined && otherOne.test(bare);
  if (other && plans.length === 2) return plans.find((one) => one !== table) ?? plans[1];
  if (plans && typeof nth === "number" && nth >= 0) return plans[nth];
  const ofThem = plans && named === undefined ? sizeOfThem(bare) : undefined;
  if (plans && ofThem !== undefined) return byPrice(plans).at(ofThem);
  const counted = volumeIn(hearing).calls !== undefined || /\d/.test(text);
  const withThat =
    planWith(bare) ?? planUnder(bare) ?? (named === undefined ? planFor(bare) : undefined);
  if (withThat) return withThat;
  const rank = [...ranked]
    .reverse()
    .find(([pattern, at]) => pattern.test(bare) && !(at === 0 && counted))?.[1];
  if (rank !== undefined) return pricedPlans[rank]?.id;
  if (named === undefined && leastToPay.test(bare)) return pricedPlans[0]?.id;
  const base = named ?? table;
  const at = pricedPlans.findIndex(({ id }) => id === base);
  // "To set that one up": no larger plan.
  const ofStart = startingFee.test(text);
  if (at >= 0 && !ofStart && up.test(bare))
    return pricedPlans[Math.min(at + 1, pricedPlans.length - 1)]?.id;
  if (at >= 0 && down.test(bare)) return pricedPlans[Math.max(at - 1, 0)]?.id;
  // "How much is that one", of several that have it: the least of them.
  const least = plans && table === undefined && /\b(?:that|this|it)\b|\bes[eao]\b|那个/u.test(bare);
  if (least && concepts.has("price")) return byPrice(plans)[0];
  if (named || !table) return undefined;
  const long = language === "zh" ? text.length > 24 : words.length > 10;
  if (long || volumeIn(hearing).calls || /\d/.test(text)) return undefined;
  const aspect = aspects.filter((one) => concepts.has(one));
  // "Does it answer texts" asks for no price.
  const only = aspect.filter(
    (one) =>
      one !== "price" && (one !== "text" || concepts.has("price") || concepts.has("howMany")),
  );
  if (ofStart || asksFee(text) || agentsAlone.test(text) || asksSavings.test(text)) return table;
  if (only.length > 0 && !concepts.has("plans")) return table;
  return aspect.length > 0 && pronoun.test(bare) ? table : undefined;
}
