import { everyDeskCues } from "#content/front-desks/every-desk-cues.ts";
import { hasCue } from "#server/receptionist/safety/cues.ts";
import { hasHan } from "./hearing/hear-option.ts";
import type { SaidPart } from "./hearing/said-parts.ts";

/** Questions for a price that no single phrase of the desks holds, in words without accents. */
const forms = [
  // "Price", "ballpark per month", "howmuch".
  /^(?:(?:and|so|ok|okay|well|but|the|whats the|just|any|a|rough|roughly|oh|hm|y|el|la|los|las) )*(?:prices?|pricing|costs?|rates?|how ?much|ballpark|estimate|precios?|costos?|tarifas?)(?: (?:please|pls|range|figure|wise|roughly|ish|on (?:that|it)|for (?:that|it|all(?: of it)?|both|everything)|total|all in|per \w+|por favor|mas o menos|de eso|total|aproximado))*$/,
  /\bhowmuch\b/,
  /^(?:(?:just|ok|so|and|can you|can u|please) )*give me (?:a|some|any|the) (?:rough |ballpark )?(?:number|figure|price|range|ballpark|estimate|idea)(?: please| pls| at least| though)*$/,
  /\b(?:is|are|will|would) (?:it|that|this|they|you|yall) (?:be )?(?:very |really |super |that |gonna be )?(?:expensive|pricey|costly)\b/,
  /\bwhat (?:do|does|would|will) (?:somebody|someone|people|folks|most people|a person|anyone|others) (?:usually |normally |typically )?pay\b/,
  // "Any rough idea what it runs".
  /\b(?:idea|guess|figure|number|estimate|sense) (?:of )?(?:what|how much)\b.*\b(?:run|runs|cost|costs|be|charge|charges|go|goes|pay)\b/,
  /\bwhat (?:it|that|this|one|they|you|these|those|something like that|a \w+) (?:usually |normally |roughly |typically )?(?:runs?|costs?|goes? for|charges?|would (?:run|cost|be))\b/,
  /\bwhat (?:do|does|would|will|did|is|are) (?:\w+ ){1,4}(?:costs?|charge|charging|run|runs|go for|going for|set me back)\b/,
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
  // "At Costco": a shop, and no cost.
  everyDeskCues.price.some((one) =>
    hasCue(
      one,
      words.filter((word) => word !== "costco"),
    ),
  ) ||
  hasHan(everyDeskCues.price, han) ||
  chinese.test(han) ||
  forms.some((form) => form.test(words.join(" ")));
