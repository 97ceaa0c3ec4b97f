import type { Language } from "#contract/receptionist.ts";
import { withFigures } from "#server/receptionist/hearing/numbers.ts";
import { takenBack } from "#server/receptionist/hearing/taken-back.ts";
import { latinWords } from "#server/receptionist/hearing/words.ts";
import { openingCount } from "./opening-count.ts";
import { chinesePartyIn, partyIn } from "./party.ts";
import type { SaidTime } from "./time-said.ts";

const people = [
  // "Nine and two kids, so eleven altogether": the sum counts.
  /(?:\bo ?sea|\bi mean|\bthat makes)(?: (?:que|it|us|we are|we're|somos|like|now|ya|unos))* (\d{1,2})\b(?! ?(?:am|pm|:|noches?|nights?|de la|y media|oclock)|:)/,
  /(?<![\d:])(\d{1,2}) (?:altogether|in total|total|in all|all told|por todos?|en total|contando (?:a )?todos)\b/,
  // "My grandmother comes too, so three".
  /\b(?:viene|vienen|viniendo|coming|comes|joining|joins|tambien|too|also|plus|decided to come|se (?:suma|apunta)|and my|y mi)\b.{0,40}\b(?:so|entonces|seriamos|seremos|makes?(?: it)?|ya|total(?: de)?|asi que)(?: (?:like|now|we are|were|that makes|ya|somos|seriamos|para|it|its))* (\d{1,2})\b(?! ?(?:am|pm|:|de la|y media|oclock)|:)/,
  /(?:也|还)(?:来|要来|去)[^。]{0,8}?(?:[一1]共|总共|那就|就|变成|所以)(?:是)?(\d{1,2})(?:个|位|人)?(?!点|:|\d)/,
  /\b(?:do|fit|seat|take|squeeze in) (\d{1,2}) (?:on|for|at|this|tomorrow|tonight|mon|tue|wed|thu|fri|sat|sun)/,
  /\b(?:well|no|wait|sorry|actually|rather|mejor|digo|bueno) (\d{1,2})(?= (?:with|if|counting|including|of us|people|con|contando|si|(?:por)?que viene)\b)/,
  // "No, seven with her".
  /(?:^|[,.;!?]\s*)(?:(?:no|well|so|then|and|entonces|bueno),? )*(\d{1,2})[,.]? (?:(?:is|does|was) (?:that|it|this) )?(?:with|count|include|counting|including|con|contando(?: a)?) (?:her|him|me|us|them|everybody|everyone|(?:the|my|our|mi|el|la) \p{L}+|grandma|grandpa|mom|dad|ella|[eé]l|todos)(?!\p{L})/u,
  /\bpart(?:y|ies) of (\d+)\b/,
  // "4 for friday", "5 nomás": how a line opens.
  /^\W*(?:(?:hi|hello|hey|hola|ok|yes|si|so)\W+)?(\d{1,2}) (?:nom[aá]s|nada m[aá]s|(?:for|on|para(?: el| este)?) (?:tonight|tomorrow|this|(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo))(?!\p{L})/u,
  /\b(?:we are|were|we're|we will be|(?:we|it|there|that)'?(?:d|ll| would| will) be|somos|seremos|vamos a ser|vamos|venimos|iremos|iriamos|there are|there's|make it|so|now|para|for|of|its|it's) (?:like |about |around |maybe |probably |como |unos |unas )?(\d{1,3})\b(?! ?(?:less|more|late|off|cheaper|menos|mas barato|bucks?|dollars?|dolares|pesos|percent|a night|per|units?|each|or \d|am|pm|o'?clock|:|minutes?|min|hours?|weeks?|days?|nights?|noches?|bedrooms?|months?|years?|de la|horas?|dias?|st\b|nd\b|rd\b|th(?:\b|u)|%|\$|\d|\/|-\d))/,
  /\b(?!1 of)(\d{1,3}) (?:people|persons?|guests|of us|adults|personas|adultos|huespedes|covers)\b/,
  /\b([2-9]|1\d) (?:massages|facials|manicures|pedicures|haircuts|seats|covers)\b/,
  /\b(\d{1,3}),? (?:is a|its a) bachelorette\b/,
  /\b(?:us|all) (\d{1,2})\b(?! ?(?:am|pm|nights?|days?))/,
  // "We're at table 6" counts nobody.
  /\b(?:(?:table|mesa|room|reservation) (?:for|para|de)|reservation|(?<!\b(?:at|in|on|our|this|en|la) )(?:table|mesa)(?= \d+(?: (?:tonight|today|tomorrow|hoy|\w+day|fri|sat|sun|at|please|para)\b|,|$))) (\d{1,2})\b(?! ?(?:am|pm|:)|,? (?:or|maybe|o) \d{1,2}:)/,
  /(?:一|1|总)共(?:是|有)?(\d{1,2})(?:个|位)?(?=[，。,.、！!；;吧了呢啊]|$)/,
  /(\d{1,3})(?:位|个人|人|个大人)(?!对|有|要|不|是|过敏)/,
];
/** Two who are not told one by one. */
const pairs =
  /\b(?:both of (?:them|us)|me and my|the two of us|us both|the pair of us|both my \w+|(?:mum|mom|mother) and (?:my )?(?:dad|pop|father)|for my (?:parents|folks|grandparents)|couples?|los (?:dos|2)|ambos|mis (?:papas|padres)|for (?:two|2)|my (?:parents|folks|grandparents)\b.{0,40}\b(?:get|book|buy|give|gift|treat) them)\b/;

/** "周六下午两点", "七点半". */
const chineseTime =
  /(?:周|星期|礼拜)[一二三四五六日天1-6]|(?:\d{1,2}|[一二两三四五六七八九十]{1,3})点(?:半|[一三]刻|(?:\d\d|[二三四五]?十[一二三四五六七八九]?)(?:分|(?![个位人大名\d一二三四五六七八九十])))?/gu;

/** Hours, which are no number of people: "a las 11", "at 6", "7:30", "8 pm". */
export const withoutHours = (text: string): string =>
  text
    .replace(chineseTime, " ")
    .replace(
      /(?<!\p{L})(?:a las?|at|by|around(?! (?:1[3-9]|[2-9]\d))|until|till|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|sat|sun|mon|tues?|wed|thurs?|fri|tomorrow|today|tonight|s[aá]bado|domingo|lunes|martes|mi[eé]rcoles|jueves|viernes|ma[nñ]ana|hoy),? (?:like|around|about|maybe|say|tipo|como)(?! \d{1,2} (?:of us|people|personas))|tues?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|wed|thurs?|fri|sat|sun|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)\s+\d{1,2}(?!\d)(?::\d\d)?(?:,? (?:or|no|wait|make it) \d{1,2}(?!\d))*|\d{1,2}:\d\d|\d{1,2}\s?(?:am|pm|o'?clock)/giu,
      " ",
    );

/** "One night, two queens", "how much is the 90", to the question how many come: other things are counted. */
export const withoutOtherCounts = (text: string): string =>
  text.replace(
    /\b1 (?:woman|man|lady|guy|girl|mujer|hombre|chica|senora|terapeuta|masajista|therapist)\b|\bthe \d{1,3}\b(?! of)|\b\d{1,3} (?:\w+ )?(?:nights?|noches?|rooms?|cuartos?|habitaci\w+|beds?|camas?|queens?|kings?|cribs?|dogs?|perros?|days?|dias?|weeks?|semanas?|hours?|horas?|minutes?|minutos?|years?|anos?)\b/g,
    " ",
  );

const oneOfThem =
  /\b(?:1|2) (?:of (?:us|them|the \w+)|person|people|guests?|adults?|personas?|kids?|de nosotros|de ellos) (?:is|are|has|have|with|who|whos|cant|cannot|needs?|wants?|es|son|tiene|tienen|con|no|que)\b/g;

const alone =
  /\b(?:para (?:una|1)(?: sola)? persona|for (?:one|1) person|una sola persona|(?:traveling|travelling|coming|staying|im|i am|going) (?:there |in |here )?alone|on my own|(?:just|only) (?:me|myself|one|him|her)|for myself|by myself|table for one|(?:solo|nomas|nada mas|unicamente) (?:yo|para mi)|para mi (?:nomas|nada mas)|just for me|only for me|(?:for|just|only) (?:her|him) (?:only|alone)|para (?:ella|[eé]l|mi \p{L}+) (?:nada m[aá]s|nom[aá]s|solamente|[uú]nicamente|sol[ao](?= *(?:$|[,.;!?])))|para mi sol[ao]|sol[ao] para mi|vengo sol[ao]|una sola persona|for one|table for 1|for 1 person)\b|\b(?:just|only) for (?:her|him)\b|\b(?:solo|solamente|nomas|nada mas) para (?:ella|el)(?! \w)|\bpara mi(?= *(?:$|[,.;!?])| (?:el|este|hoy|manana|por favor)\b)/u;

/** "6, maybe 7. say 7", "not 6, 7": the number that is left. */
const settledOn =
  /(?:\b(?:say|put|call it|lets (?:say|do)|let's (?:say|do)|pon(?:ga|le)?|digamos) |\bnot \d{1,2},? (?:but )?)(\d{1,2})\s*[.!]?$/u;

const aloneInChinese =
  /(?:就|只有|只是|只)(?:我|她|他)(?:自己)?(?:1个)?(?=[，。,.、！!；;吧了呢啊]|$)|(?:我|她|他)自己1个/u;

/** How many people: "we're nine now", "somos cinco", "both of them". */
export function peopleIn(text: string, language: Language): string | undefined {
  // "One of us cannot eat nuts", "有一个人花生过敏": one of those who come.
  const figures = withFigures(text, language)
    .replace(oneOfThem, " ")
    .replace(/\binstead of \d{1,3}/gi, " ")
    .replace(
      /有1(?:个|位)?(?:人|朋友|孩子|小孩|老人|大人)?(?=[^，。,.]{0,8}(?:过敏|吃素|轮椅|不吃|不能|生日))/g,
      "",
    );
  const [grown, small] = [
    /(?<!\p{L})(\d{1,2}|an?|una?) (?:adult|grown-?up)/u,
    /(?<!\p{L})(\d{1,2}|an?|una?) (?:kids?|child|children|little ones?|bab(?:y|ies)|toddlers?|infants?|ni[nñ][oa]s?|beb[eé]s?|hij[oa]s?)(?!\p{L})/u,
  ].map((one) => {
    const found = one.exec(figures)?.[1] ?? "0";
    return /\d/.test(found) ? Number(found) : 1;
  });
  const settled = settledOn.exec(figures)?.[1];
  if (settled) return settled;
  const couples = /(?<![\d:])(\d{1,2}) (?:couples|parejas|matrimonios)(?!\p{L})/u.exec(
    figures,
  )?.[1];
  if (couples && !/(?:so|o ?sea|total) \d/u.test(figures)) return String(Number(couples) * 2);
  // "Somos 5 y un bebé": the number opens the list, and is no sum of it.
  const counted =
    /(?:so|total|makes|entonces|seriamos|somos|o ?sea|一共) \d{1,2}(?!\d| (?:(?:adult|de nosotros|of us)\p{L}* )?(?:y|and|plus|mas|con) (?:\d|an? |una? ))|\d (?:altogether|in total|total|in all|por todos?|en total)/u.test(
      figures,
    );
  const party = counted ? undefined : partyIn(figures);
  if (party) return String(party);
  if (grown && small && !counted) return String(grown + small);
  const opening = openingCount(figures);
  if (opening) return opening;
  for (const one of people) {
    const found = one.exec(figures)?.[1];
    if (found && Number(found) > 0) return orMore(found, figures);
  }
  if (pairs.test(figures)) return "2";
  const chinese = chinesePartyIn(figures);
  if (chinese) return String(chinese);
  return alone.test(figures) || aloneInChinese.test(figures) ? "1" : undefined;
}

/** "5, maybe 6", "7 u 8": both counts, where the caller does not know yet. */
export function orMore(count: string, text: string): string {
  const found = new RegExp(
    `(?<!\\d)${count}(?:,? (?:or|maybe|to|o|u|a|tal vez|quizas|possibly) (?:maybe )?|到|或|-)(\\d{1,2})(?![\\d:])(?! ?(?:am|pm|o'?clock|点))`,
  ).exec(text)?.[1];
  return found && Number(found) > Number(count) && Number(found) <= Number(count) + 5
    ? `${count}–${found}`
    : count;
}

/** "Table for 6, no make it 8 of us": what was taken back does not count. */
export function lastCount(text: string, language: Language): string | undefined {
  let count: string | undefined;
  for (const piece of takenBack(text).flatMap((one) => withSecondThought(one, language)))
    count = peopleIn(piece, language) ?? (count && bareCount(piece, language)) ?? count;
  return withOneMore(text, language, count ?? peopleIn(text, language));
}

/** "Somos seis. ah y mi mamá, siete": where somebody joins, the number that stands alone behind it. */
function withOneMore(text: string, language: Language, count: string | undefined) {
  const pieces = withFigures(text.toLowerCase(), language).split(/[,.;!?…]+(?!\d)/u);
  const from = pieces.findIndex((piece) => new RegExp(`(?<![\\d:])${count}(?![\\d:])`).test(piece));
  if (count === undefined || from < 0) return count;
  const at = pieces.findIndex((piece, place) => {
    const more = place > from ? Number(aloneNow.exec(piece)?.[1]) : 0;
    return more > Number(count) && more <= Number(count) + 4;
  });
  const told = pieces.slice(from + 1, at).join(",");
  return at > 0 && someoneJoins.test(told) ? aloneNow.exec(pieces[at] ?? "")?.[1] : count;
}
const aloneNow =
  /^\s*(?:(?:so|then|now|entonces|ya|pues|makes?|that makes) )*(\d{1,2})(?: (?:then|now|total|pues|people|ya))?\s*$/u;

/** The number of "make it three". */
export const madeIt = (text: string, language: Language): string | undefined =>
  /\bmake (?:it|that) (\d{1,2})(?![\d:]| ?[ap]\.?m)/i.exec(withFigures(text, language))?.[1];

/** "Make it 3, my sister wants to come": one or a few more than before, beside somebody who joins. */
export const joinsThem = (text: string, count: string | undefined, known: string | undefined) =>
  count !== undefined &&
  Number(count) > Number(known) &&
  Number(count) <= Number(known) + 4 &&
  comesAlong.test(text);
const comesAlong =
  /(?<!\p{L})(?:coming|comes|to come|joins?|joining|to join|tagging along|tags along|wants in|too|as well|also|viene|vienen|venir|tambi[eé]n|se (?:une|suma|apunta))(?!\p{L})(?!,? (?:later|after|then|in|off|home|by|at|luego|despu[eé]s)(?!\p{L}))/iu;
const someoneJoins =
  /(?<!\p{L})(?:coming|comes|brings?|bringing|joins?|joining|texted|called|said|baby|toddler|mom|mother|dad|father|sister|brother|aunt|uncle|cousin|friend|grand\p{L}+|viene|vienen|beb[eé]|ni[nñ][oa]|mam[aá]|pap[aá]|herman[oa]|t[ií][oa]|prim[oa]|suegr[oa]|abuel[oa]|hij[oa])(?!\p{L})/iu;

/** "Six. hang on. seven, her cousin said yes": the number that a correction opens with. */
const bareCount = (piece: string, language: Language) =>
  /^[\s,.]*(\d{1,2})(?=\s*(?:$|[,.;!]|(?:with|con|counting|contando|if|si)\b))/.exec(
    withFigures(piece, language),
  )?.[1];

/** "We're 7, well 8, the baby needs a chair": behind a count, or where somebody joins, another count. */
function withSecondThought(text: string, language: Language): string[] {
  const figures = withFigures(text, language);
  const [found] =
    /[,.;]\s*(?:(?:oh|or|ay|o)\s+)?(?:well|bueno|pues)[\s,]+(?=\d{1,2}(?![\d:]| ?[ap]\.?m))/iu.exec(
      figures,
    ) ?? [];
  if (!found) return [text];
  const at = figures.indexOf(found);
  const [before, behind] = [figures.slice(0, at), figures.slice(at + found.length)];
  return countsBefore.test(before) || joins.test(behind) ? [before, behind] : [text];
}
const countsBefore =
  /(?:\b(?:we are|we're|were|we'll be|somos|son|seremos|for|para|its|it's|there are|there's|party of|there is) (?:like |about |como |unos )?\d{1,2}|\d{1,2} (?:people|persons?|of us|guests|adults|personas|adultos))\s*$/iu;
const joins =
  /^\d{1,2}[,.]? [^.;!?]{0,30}(?:bring|com(?:es|ing)|join|baby|toddler|viene|vienen|bebe|beb[eé]|ni[nñ][oa]|high ?chair|sillita)/iu;

/** "Make it 3", once a time is known, is another hour. */
export const withoutMadeIt = (text: string) =>
  text.replace(/\bmake it (?=\d{1,2}\b|\p{L}+$)/giu, "");

/** "Actually 9": nothing but a number and words of correction. */
export const isLone = (text: string) =>
  latinWords(text).every((word) => /^\d{1,3}$/.test(word) || correcting.has(word));
const correcting = new Set(
  "actually no sorry wait make it that we are were its i mean meant rather now so ok perdon mejor somos no digo well bueno".split(
    " ",
  ),
);

/** "Make it three, her friend is coming too": the number that counts people is no hour as well. */
export const countsAsHour = (
  count: string | undefined,
  { time }: SaidTime,
  made: string | undefined,
): boolean =>
  count !== undefined &&
  count === made &&
  time !== undefined &&
  time % 60 === 0 &&
  Number(count) % 12 === (time / 60) % 12;
