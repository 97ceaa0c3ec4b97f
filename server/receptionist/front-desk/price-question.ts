import { everyDeskCues } from "#content/front-desks/every-desk-cues.ts";
import { hasCue } from "#server/receptionist/safety/cues.ts";
import { hasHan } from "./hearing/hear-option.ts";
import type { SaidPart } from "./hearing/said-parts.ts";

const aNumber =
  /^(?:(?:just|ok|so|and|can you|can u|please) )*give me (?:a|some|any|the) (?:rough |ballpark )?(?:number|figure|price|range|ballpark|estimate|idea)(?: please| pls| at least| though)*$/;
const othersPay =
  /\bwhat (?:do|does|would|will) (?:somebody|someone|people|folks|most people|a person|anyone|others) (?:usually |normally |typically )?pay\b/;

/** Questions for a price that no single phrase of the desks holds, in words without accents. */
const forms = [
  // "Price", "ballpark per month", "howmuch".
  /^(?:(?:and|so|ok|okay|well|but|the|whats the|just|any|a|rough|roughly|oh|hm|y|el|la|los|las) )*(?:prices?|pricing|costs?|rates?|how ?much|ballpark|estimate|precios?|costos?|tarifas?)(?: (?:please|pls|range|figure|wise|roughly|ish|on (?:that|it)|for (?:that|it|all(?: of it)?|both|everything)|total|all in|per \w+|por favor|mas o menos|de eso|aproximado))*$/,
  /\bhowmuch\b/,
  aNumber,
  /\b(?:is|are|will|would) (?:it|that|this|they|you|yall) (?:be )?(?:very |really |super |that |gonna be )?(?:expensive|pricey|costly)\b/,
  othersPay,
  // "Any rough idea what it runs".
  /\b(?:idea|guess|figure|number|estimate|sense) (?:of )?(?:what|how much)\b.*\b(?:run|runs|cost|costs|be|charge|charges|go|goes|pay)\b/,
  /\bwhat (?:it|that|this|one|they|you|these|those|something like that|a \w+) (?:usually |normally |roughly |typically )?(?:runs?|costs?|goes? for|charges?|would (?:run|cost|be))\b/,
  /\bwhat (?:do|does|would|will|did|is|are) (?:\w+ ){1,4}(?:costs?|charge|charging|run|runs|go for|going for|set me back)\b/,
  // "What does that come to", and not "can I come to pick it up".
  /\b(?:it|that|this|these|those|they|all|everything|membership|total|what|much) (?:all |would |will |usually )?comes? to(?: (?:per|a|each|for|in|roughly|about|with|altogether|then|total|monthly)\b|$)/,
  /\bhow (?:expensive|pricey|costly|cheap) (?:is|are|would|will)\b/,
  // "Cuánto cuestan", "cuánto sería todo".
  /\b(?:a |en |de )?cuantos? (?:(?:me|nos|le|les) )?(?:cuestan?|valen?|salen?|saldrian?|seri?an?|sera|costarian?|costara|cobran?|cobrarian?|piden|esta|estan|anda|andan)(?! (?:abiertos?|tiempo|lejos|rato|personas))\b/,
  /^(?:y |pero |entonces |oiga )?cuanto(?: (?:es|son|por (?:todo|eso|las? \w+|los? \w+)|todo|en total|mas o menos|aprox\w*))?$/,
  /\bcuanto (?:por )?(?:el|la|los|las|una?|unos|unas|por) (?!dia|tiempo|rato|vez)\w{3,}/,
  /\bque (?:precio|costo|tarifa)s? (?:tienen?|maneja[ns]?|seria|es)\b/,
];
const chinese =
  /多少钱|什么价|啥价|怎么收费|收费(?:多少|标准)|价格|价钱|(?<!电话|号码|地址|门牌|邮编|房号)多少(?:啊|呀|呢)?$/u;

/** "Price", "cuánto cuestan": without a question mark, and no answer to what was asked either. */
export const namesOnlyPrice = (words: readonly string[], han: string): boolean =>
  words.length <= 7 && forms.some((form) => form.test(words.join(" "))) && !/\d/.test(han);

/** Whether a part of a message asks for a price. */
export const asksPrice = ({ words, han }: Pick<SaidPart, "words" | "han">): boolean =>
  asksPriceIn(
    words.join(" ").replace(alreadyGiven, " ").split(" ").filter(Boolean),
    han.replace(noHurry, ""),
  );

/** "报价不急": none is asked for at once. */
const noHurry =
  /(?:报价|价格|估价)(?:的事|单)?(?:先|也|都)?(?:不急|不着急|不用急|慢慢来|可以等|不赶)|不(?:着)?急(?:着|要)?(?:要)?(?:报价|价格)/gu;

/** "A quote I got from you last week", "no rush on the quote", "you can text the price list to", "I just collect the quotes", "will I be charged on the first". */
const alreadyGiven =
  /\b(?:late|overdraft|hoa|junk|hidden) fees?\b|\b(?:killing|drowning|burying|eating|hitting|nickel and diming) (?:me|us) (?:with|in|on|for) (?:\w+ )?(?:fees?|charges|costs)\b|\b(?:i|we|he|she|they|ive|weve) (?:was|were|got|have been|had been|been) quoted\b|\bpriceline\b|\bprice (?:tags?|dropped|drops?|went (?:down|up)|was (?:cut|lowered|reduced))\b|\b(?:quoted|charged|bid) (?:me|us) (?:(?:like|about|around|over|nearly|almost) )?\d[\d,.]*k?\b|\b(?:you|u|yall|they|he|she) (?:just |already |still |also |even )?(?:over)?charged (?:me|us|him|her|my (?:card|account)) (?:(?:for|an?|the|your|some|another|extra|resort|late|cleaning|cancellation|hidden|service|no|show|booking) ){0,4}(?:fees?|price|rate|premium|tax|copay)\b|\b(?:no|not (?:an?|any)|not in an?|dont|do not) (?:big |real )?(?:rush|hurry|worries)(?: (?:at all|whatsoever|you))* (?:on|for|with|about|getting|to get) (?:(?:the|that|my|your|a|this|me) )*(?:quotes?|estimates?|price|prices|bid|numbers?)\b|\btake (?:your|ur) time (?:with|on|for|getting) (?:(?:the|that|my|your|a|this|me) )*(?:quotes?|estimates?|price|bid)\b|\b(?:the |that |my )?(?:quote|estimate|price|bid) can wait\b|\b(?:sin|no (?:hay|es|tengo|me|nos|tenemos)) (?:prisa|apuro|urgencia|urge)(?: \w+)? (?:por|con|para|de|la|el) (?:(?:la|el|su) )?(?:cotizacion|presupuesto|precio|estimado)\b|\b(?:ni idea|no se|no sabemos) (?:de )?cuanto\b|\b(?:gave|sent|left) (?:me|us|him|her) (?:an? |the )?(?:\w+ )?(?:quote|estimate|price|bid)\b|\b(?:got|bought|found|saw|picked up|have|was|were)\b(?: \w+){0,5} on sale\b|\b(?:you|u|yall|they) can (?:just )?(?:text|email|send|mail|read) (?:me |it |us |him |her )?(?:the |your |a )?(?:price ?lists?|prices|list)\b|\b(?:quote|estimate|price|bill|invoice)s? (?:that )?(?:i|we|you|they|he|she) (?:already )?(?:got|gave|sent|had|received|were sent)\b|\bcollect(?:s|ing)? (?:the |all )?(?:quotes|bids|estimates|prices)\b|\b(?:get|be|being|getting|still) (?:charged|billed|drafted) (?=on|again|this|next|the)/g;

const asksPriceIn = (words: readonly string[], han: string): boolean =>
  everyDeskCues.price.some((one) => hasCue(one, [...words])) ||
  hasHan(everyDeskCues.price, han) ||
  chinese.test(han) ||
  forms.some((form) => form.test(words.join(" ")));

/** "How much will this be", "whats a crown run", "cuánto el botox": what something costs, and nothing else. */
const onlyPrice = [
  aNumber,
  othersPay,
  /^how much (?:is|are|was|will|would|does|do|for|s) ?(?:it|this|that|they|those|these|(?:all|both) (?:this|that|of (?:it|them))|the whole thing)?(?: (?:be|cost|run|come to|set me back))?(?: (?:n|and|with|per) .*)?$/,
  /^(?:how much|whats|what) (?:(?:is|are|do|does|would|will) )?(?:\w+ ){1,5}(?:runs?|costs?|go for)$/,
  /^cuanto (?:me |nos |le )?(?:sale|saldria|sera|seria|es|cuesta|costaria|cobran|cobrarian)$/,
  // "What would you charge to clear it", "is it expensive".
  /\b(?:what|how much) (?:do|does|would|will|did) (?:you|u|yall|they|it|that|this) (?:guys |all |usually )?(?:charge|cost)\b/,
  /\b(?:is|are|will|would) (?:it|that|this|they) (?:be )?(?:very |too |really |gonna be )?(?:expensive|pricey|costly)\b/,
  /^cuanto (?:por )?(?:el|la|los|las|un|una|unos|unas) \w{3,}$/,
];
const around =
  /^(?:(?:hi|and|so|ok|but|about|roughly|hola|y|pero|como|mas o menos|en) )+|(?: (?:roughly|about|in total|total|altogether|please|me|us|mas o menos|todo|eso|en total|aproximado))+$/g;
export const asksOnlyPrice = ({ words }: Pick<SaidPart, "words">): boolean =>
  onlyPrice.some((form) => form.test(words.join(" ").replace(around, "")));

/** "Ballpark", "más o menos": behind another question it asks how exactly. */
export const isEstimate = ({ words }: Pick<SaidPart, "words">): boolean =>
  /^(?:(?:like|just|a|or|at least|even|in the) )*(?:rough )?(?:ballpark|estimate|guess|roughly|mas o menos|aproximado)(?: please| tho| though)*$/.test(
    words.join(" "),
  );
