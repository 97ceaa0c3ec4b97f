import type { Language } from "#contract/receptionist.ts";
import { withFigures } from "#server/receptionist/hearing/numbers.ts";
import { takenBack } from "#server/receptionist/hearing/taken-back.ts";
import { latinWords } from "#server/receptionist/hearing/words.ts";
import { isGiven } from "./given-name.ts";
import { withUnit } from "./street-unit.ts";

/** Text and what was cut out of it. */
export interface Cut {
  value: string | undefined;
  rest: string;
}

const monthNames =
  "january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre";
const births = [
  /(?:19|20)?\d\d ?年 ?\d{1,2} ?月 ?\d{1,2} ?[日号]?/,
  /\b\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})\b/,
  /\b(?:0?[1-9]|[12]\d|3[01]) (?:0?[1-9]|[12]\d|3[01]) (?:19|20)\d\d\b/,
  new RegExp(
    `\\b(?:${monthNames})\\.? (?:the )?\\d{1,2}(?:st|nd|rd|th)?,? (?:del? )?['’]?(?:\\d{4}|\\d{2})\\b`,
    "i",
  ),
  new RegExp(
    `\\b\\d{1,2}(?:st|nd|rd|th)? (?:de |of )?(?:${monthNames})(?: de(?:l)?|,)? (?:\\d{4}|\\d{2})\\b`,
    "i",
  ),
];

/** A date with its year is a birthday: callers name appointments without one. */
export const birthIn = (text: string): Cut => lastOf(text, oneBirthIn);

function oneBirthIn(text: string): Cut {
  for (const one of births) {
    const found = one.exec(text)?.[0];
    if (!found) continue;
    const at = text.indexOf(found);
    // "Nació en marzo 3": the word before it is no name.
    const before = text.slice(0, at).replace(bornOn, " ");
    const behind = text.slice(at + found.length).replace(/^ ?(?:出生|生)(?:的|于)?/u, "");
    return { value: found, rest: `${before} , ${behind}` };
  }
  return { value: undefined, rest: text };
}
const bornOn =
  /(?:^|[\s,])(?:naci[oó]|nacid[oa]|born|dob|d\.o\.b\.|date of birth|birth ?day|birth ?date|fecha de nacimiento)(?: (?:el|en|on|in|is|es|was|fue))?:?\s*$/iu;

const suffix =
  "st|street|ave|avenue|rd|road|dr|drive|ln|lane|ct|court|blvd|boulevard|way|pl|place|hwy|highway|ter|terrace|cir|circle|pkwy|plaza";
const notStreets =
  /^\d+ (?:either|any|each|half|all|no|one|other|per|am|pm|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|lunes|martes|jueves|viernes)\b/i;
const streets = [
  new RegExp(
    `\\b\\d{1,5}[a-z]? (?:[nsew]\\.? )?(?:[\\p{L}'’.]+ ){1,3}?(?:${suffix})\\b\\.?(?:,? (?:apt|unit|#) ?\\w+)?`,
    "iu",
  ),
  /\b\d{1,5} (?:calle|avenida|av\.?|camino|paseo|v[ií]a) \p{L}{3,}(?: \p{Lu}\p{L}+)?/iu,
  // "橡树街12号": its number is no day.
  /(?:\p{Script=Han}{1,8}(?:街|路|大道|道|巷|弄|胡同))\s?\d{1,5}号?(?:\s?\d{1,4}(?:室|单元|房))?/u,
  /\b(?:calle|avenida|av\.?|boulevard|colonia) [\p{L} .]+?,? (?:n[uú]mero |#)?\d{1,5}\b/iu,
  /\b(?!(?:19|20)\d\d )\d{1,5} (?:[NSEW]\.? )?\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)?/u,
];

/** "9 Coyote Trl, Parker", "1445 10th St, Fort Collins CO": the town behind a street. */
const townBehind =
  /^(?: in|,)? (?:(?:Fort|Ft|San|Santa|Los|Las|El|Saint|St|New|Mount|Lake|North|South|East|West|Salt|Grand|Colorado|Castle|Green|Wheat|Palm|Long|Cedar|Oak|Rio) )?\p{Lu}\p{Ll}+(?:,? (?:[A-Z]{2}|Colorado|Texas|California|Arizona|Ohio|Nevada)\b)?(?:,? \d{5}\b)?(?=\s*(?:$|[,.;!?]))/u;

/** A street with its number; of two, of which the later puts the earlier right, the later. */
export function streetIn(text: string): Cut {
  return lastOf(text, oneStreetIn);
}

/**
 * "14 Wren Court, no, 41 Wren Court": the last value of a text whose earlier ones are taken back, and
 * the text without any of them.
 */
function lastOf(text: string, find: (piece: string) => Cut): Cut {
  // "14 Elm St, no, en 41 Elm St".
  const plain = text.replace(
    /\b(no|sorry|wait|perd[oó]n|digo),? (?:en|in|at|it['’]?s|es) (?=\d)/giu,
    "$1, ",
  );
  const values = takenBack(plain).flatMap((piece) => find(piece).value ?? []);
  if (values.length < 2) return find(text);
  const rest = values.reduce((all, one) => all.replace(one, " , "), text);
  return { value: values.at(-1), rest: rest.replace(betweenCuts, " , ") };
}
/** Words of correction between two values that are taken out. */
const betweenCuts =
  /(?<= , )[\s,.…-]*(?:(?:no|sorry|wait|oops|actually|i mean|i meant|make that|scratch that|or rather|perd[oó]n|digo|mejor dicho|quise decir|espere|不对|不是|不|是|说错了|应该是|its|it['’]s|es)[\s,.…，。-]*)+(?= , )/giu;

function oneStreetIn(text: string): Cut {
  for (const one of streets) {
    const found = one.exec(text)?.[0];
    if (!found || notStreets.test(found)) continue;
    const behind = text.slice(text.indexOf(found) + found.length);
    const named = townBehind.exec(behind)?.[0] ?? "";
    // "16 Oak St, Lena": that is who calls.
    const town = isGiven(named.replace(/^(?: in|,)? /, "")) ? "" : named;
    return withUnit(text, found, town);
  }
  return { value: undefined, rest: text };
}

const people = [
  // "My grandmother comes too, so three".
  /\b(?:viene|vienen|viniendo|coming|comes|joining|joins|tambien|too|also|plus|decided to come|se (?:suma|apunta)|and my|y mi)\b.{0,40}\b(?:so|entonces|seriamos|seremos|makes?(?: it)?|ya|total(?: de)?|asi que)(?: (?:like|now|we are|were|that makes|ya|somos|seriamos|para|it|its))* (\d{1,2})\b(?! ?(?:am|pm|:|de la|y media|oclock)|:)/,
  /(?:也|还)(?:来|要来|去)[^。]{0,8}?(?:[一1]共|总共|那就|就|变成|所以)(?:是)?(\d{1,2})(?:个|位|人)?(?!点|:|\d)/,
  /\b(?:do|fit|seat|take|squeeze in) (\d{1,2}) (?:on|for|at|this|tomorrow|tonight|mon|tue|wed|thu|fri|sat|sun)/,
  /\b(?:well|no|wait|sorry|actually|rather|mejor|digo|bueno) (\d{1,2})(?= (?:with|if|counting|including|of us|people|con|contando|si)\b)/,
  /\bpart(?:y|ies) of (\d+)\b/,
  /\b(?:we are|were|we're|we will be|somos|seremos|vamos a ser|vamos|venimos|iremos|iriamos|there are|there's|make it|so|now|para|for|of|its|it's) (?:like |about |around |maybe |probably |como |unos |unas )?(\d{1,3})\b(?! ?(?:less|more|off|cheaper|menos|mas barato|bucks?|dollars?|dolares|pesos|percent|a night|per|units?|each|or \d|am|pm|o'?clock|:|minutes?|min|hours?|weeks?|days?|nights?|noches?|bedrooms?|months?|years?|de la|horas?|dias?|st\b|nd\b|rd\b|th(?:\b|u)|%|\$|\d|\/|-\d))/,
  /\b(?!1 of)(\d{1,3}) (?:people|persons?|guests|of us|adults|personas|adultos|huespedes|covers)\b/,
  /\b([2-9]|1\d) (?:massages|facials|manicures|pedicures|haircuts|seats|covers)\b/,
  /\b(\d{1,3}),? (?:is a|its a) bachelorette\b/,
  /\b(?:us|all) (\d{1,2})\b(?! ?(?:am|pm|nights?|days?))/,
  // "We're at table 6" counts nobody.
  /\b(?:(?:table|mesa|room|reservation) (?:for|para|de)|reservation|(?<!\b(?:at|in|on|our|this|en|la) )(?:table|mesa)(?= \d+(?: (?:tonight|today|tomorrow|hoy|\w+day|fri|sat|sun|at|please|para)\b|,|$))) (\d{1,2})\b(?! ?(?:am|pm|:)|,? (?:or|maybe|o) \d{1,2}:)/,
  /(\d{1,3})(?:位|个人|人|个大人)(?!对|有|要|不|是|过敏)/,
];
const pairs =
  /\b(?:both of (?:them|us)|me and my|my (?:wife|husband|mom|mother|sister|friend) and (?:i|me)|the two of us|us both|the pair of us|both my \w+|(?:me|myself|i) and (?:for )?my (?:wife|husband|mom|mother|dad|father|sister|brother|daughter|son|friend|girlfriend|boyfriend|partner|cousin|aunt|grandma|boss|neighbor)|(?:mi|yo) y (?:para )?mi (?:esposa|esposo|mama|papa|hermana|hermano|hija|hijo|amiga|amigo|novia|novio|prima|primo|tia|abuela|suegra|pareja)|(?:mum|mom|mother) and (?:my )?(?:dad|pop|father)|for my (?:parents|folks|grandparents)|couples?|los dos|mi (?:esposa|esposo) y yo|mis papas|for two)\b/;

/** Hours, which are no number of people: "a las 11", "at 6", "7:30", "8 pm". */
export const withoutHours = (text: string): string =>
  text.replace(
    /(?<!\p{L})(?:a las?|at|by|around|until|till|tues?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|wed|thurs?|fri|sat|sun|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)\s+\d{1,2}(?!\d)(?::\d\d)?(?:,? (?:or|no|wait|make it) \d{1,2}(?!\d))*|\d{1,2}:\d\d|\d{1,2}\s?(?:am|pm|o'?clock)/giu,
    " ",
  );

const parents =
  /\b(?:me|myself|i|yo)\b,?(?: and| y)? (?:my|mi) (?:wife|husband|partner|spouse|girlfriend|boyfriend|mom|mother|sister|brother|esposa|esposo|pareja|novia|novio|mama)\b|\b(?:my|mi) (?:wife|husband|partner|esposa|esposo|pareja),? (?:and|y) (?:i|me|yo)\b/;

/** "One night, two queens", to the question how many come: other things are counted. */
export const withoutOtherCounts = (text: string): string =>
  text.replace(
    /\b\d{1,3} (?:\w+ )?(?:nights?|noches?|rooms?|cuartos?|habitaci\w+|beds?|camas?|queens?|kings?|cribs?|dogs?|perros?|days?|dias?|weeks?|semanas?|hours?|horas?|minutes?|minutos?|years?|anos?)\b/g,
    " ",
  );

const oneOfThem =
  /\b(?:1|2) (?:of (?:us|them|the \w+)|person|people|guests?|adults?|personas?|kids?|de nosotros|de ellos) (?:is|are|has|have|with|who|whos|cant|cannot|needs?|wants?|es|son|tiene|tienen|con|no|que)\b/g;

const twoAndBaby =
  /\b(?:us|we|the) 2,? (?:and|plus|with) (?:the |our |a )?(?:baby|newborn|toddler)\b/;

const alone =
  /\b(?:(?:traveling|travelling|coming|staying|im|i am|going) (?:there |in |here )?alone|on my own|just (?:me|myself|one)|only (?:me|myself)|for myself|by myself|table for one|(?:solo|nomas|nada mas|unicamente) (?:yo|para mi)|para mi (?:nomas|nada mas)|just for me|only for me|para mi sol[ao]|sol[ao] para mi|vengo sol[ao]|una sola persona|for one|table for 1|for 1 person)\b/;

/** How many people: "we're nine now", "somos cinco", "both of them". */
export function peopleIn(text: string, language: Language): string | undefined {
  // "One of us cannot eat nuts", "有一个人花生过敏": one of those who come.
  const figures = withFigures(text, language)
    .replace(oneOfThem, " ")
    .replace(
      /有1(?:个|位)?(?:人|朋友|孩子|小孩|老人|大人)?(?=[^，。,.]{0,8}(?:过敏|吃素|轮椅|不吃|不能|生日))/g,
      "",
    );
  const [grown, small] = [
    /(?<!\p{L})(\d{1,2}|an?|una?) adult/u,
    /(?<!\p{L})(\d{1,2}|an?|una?) (?:kids?|child|children|little ones?|bab(?:y|ies)|toddlers?|infants?|ni[nñ][oa]s?|beb[eé]s?|hij[oa]s?)(?!\p{L})/u,
  ].map((one) => {
    const found = one.exec(figures)?.[1] ?? "0";
    return /\d/.test(found) ? Number(found) : 1;
  });
  if (grown && small) return String(grown + small);
  // "Me, my husband, and our two little ones".
  if (small && parents.test(figures)) return String(small + 2);
  // "Us two and the baby".
  if (twoAndBaby.test(figures)) return "3";
  for (const one of people) {
    const found = one.exec(figures)?.[1];
    if (found && Number(found) > 0) return orMore(found, figures);
  }
  if (pairs.test(figures)) return "2";
  return alone.test(figures) ? "1" : undefined;
}

/** "5, maybe 6", "7 u 8": both counts, where the caller does not know yet. */
function orMore(count: string, text: string): string {
  const found = new RegExp(
    `(?<!\\d)${count}(?:,? (?:or|maybe|o|u|tal vez|quizas|possibly) (?:maybe )?|到|或)(\\d{1,2})(?![\\d:])(?! ?(?:am|pm|o'?clock|点))`,
  ).exec(text)?.[1];
  return found && Number(found) > Number(count) && Number(found) <= Number(count) + 5
    ? `${count}–${found}`
    : count;
}

/** The year of a house: "1964", "’52", "from ninety-one". */
export function yearIn(text: string, language: Language): string | undefined {
  // "Nineteen eighty seven" is said in two halves.
  const figures = withFigures(text, language).replace(/\b(19|20)[ -](\d\d)\b(?![:\d])/g, "$1$2");
  const whole = /\b(1[89]\d\d|20[0-4]\d)\b/.exec(figures)?.[1];
  if (whole) return whole;
  const short =
    /'(\d\d)\b/.exec(figures)?.[1] ??
    /\b(?:from|built(?: in)?|circa|around|about|year|del|de) (\d\d)\b(?!\d|:|\/)/.exec(
      figures,
    )?.[1];
  if (!short) return undefined;
  return Number(short) > 30 ? `19${short}` : `20${short}`;
}

/** A number of a piece of text within its range. */
export function figureIn(
  text: string,
  language: Language,
  [least, most]: readonly [number, number],
): string | undefined {
  // "The night of the 20th" counts nothing.
  const numbers = withFigures(text, language).match(/\d+(?!\d|(?:st|nd|rd|th)\b)/g) ?? [];
  return numbers.find((one) => Number(one) >= least && Number(one) <= most);
}

const dayNames = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

/** "Friday out sunday", "fri to mon": the nights between two days. */
export function nightsIn(text: string): string | undefined {
  const chinese = /住([一二两三四五六七八九十\d]+)(?:个)?[晚夜]/u.exec(text)?.[1];
  if (chinese) return withFigures(chinese, "zh");
  const count = /\b(\d{1,2}) (?:more |single |full |sola )?(?:nights?|(?<!de la )noches?)\b/;
  const counted = (["en", "es"] as const)
    .map((language) => count.exec(withFigures(text.toLowerCase(), language))?.[1])
    .find(Boolean);
  if (counted) return counted;
  if (
    /\b(?:just|only) (?:the |for the )?(?:1|one) night\b|\b(?:the|for) one night\b|\bjust the night\b|\b(?:sol[oa]|nom[aá]s|no m[aá]s) (?:por )?una noche\b|(?:只住|就住)(?:一|1)(?:个)?[晚夜]/iu.test(
      text,
    )
  )
    return "1";
  const dates =
    /\b(?:the|from|on|del|el) (\d{1,2})(?:st|nd|rd|th)? (?:to|till|until|through|thru|al?|hasta) (?:the |el )?(\d{1,2})(?:st|nd|rd|th)?(?![\d:]| ?[ap]\.?m)/i.exec(
      text,
    );
  if (dates && Number(dates[2]) > Number(dates[1]))
    return String(Number(dates[2]) - Number(dates[1]));
  const day = "(sun|mon|tue|wed|thu|fri|sat)[a-z]*";
  const found = new RegExp(
    `\\b${day},? (?:nights? )?(?:to|till|until|through|thru|out|leaving|checking out|-) ?(?:on )?${day}\\b`,
    "i",
  ).exec(text);
  if (!found?.[1] || !found[2]) return undefined;
  const at = (name: string) => dayNames.indexOf(name.toLowerCase());
  return String((at(found[2]) - at(found[1]) + 7) % 7 || 7);
}

/** "Table for 6, no make it 8 of us": what was taken back does not count. */
export function lastCount(text: string, language: Language): string | undefined {
  let count: string | undefined;
  for (const piece of takenBack(text))
    count = peopleIn(piece, language) ?? (count && bareCount(piece, language)) ?? count;
  return count ?? peopleIn(text, language);
}

/** "Six. hang on. seven, her cousin said yes": the number that a correction opens with. */
const bareCount = (piece: string, language: Language) =>
  /^[\s,.]*(\d{1,2})(?=\s*(?:$|[,.;!]))/.exec(withFigures(piece, language))?.[1];

/** "Make it 3", once a time is known, is another hour. */
export const withoutMadeIt = (text: string) =>
  text.replace(/\bmake it (?=\d{1,2}\b|\p{L}+$)/giu, "");

/** "Actually 9": nothing but a number and words of correction. */
export const isLone = (text: string) =>
  latinWords(text).every((word) => /^\d{1,3}$/.test(word) || correcting.has(word));
const correcting = new Set(
  "actually no sorry wait make it that we are were its i mean meant rather now so ok perdon mejor somos no".split(
    " ",
  ),
);
