import type { Language } from "#contract/receptionist.ts";
import { withFigures } from "#server/receptionist/hearing/numbers.ts";
import { takenBack } from "#server/receptionist/hearing/taken-back.ts";
import { isGiven } from "./given-name.ts";
import { withUnit } from "./street-unit.ts";

/** Text and what was cut out of it. */
export interface Cut {
  value: string | undefined;
  rest: string;
}

export const monthNames =
  "january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre";

const suffix =
  "st|street|ave|avenue|rd|road|dr|drive|ln|lane|ct|court|blvd|boulevard|way|pl|place|hwy|highway|ter|terrace|cir|circle|pkwy|plaza";
const notStreets =
  /^\d+ (?:if|or|footers?|inchers?|and|but|so|then|is|works|would|please|si|either|any|each|half|all|no|one|other|per|am|pm|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|lunes|martes|jueves|viernes)\b/i;
const streets = [
  new RegExp(
    `\\b\\d{1,5}[a-z]? (?:[nsew]\\.? )?(?:[\\p{L}'’.]+ ){1,3}?(?:${suffix})\\b\\.?(?:,? (?:apt|unit|#) ?\\w+)?`,
    "iu",
  ),
  /\b\d{1,5} (?:calle|avenida|av\.?|camino|paseo|v[ií]a) \p{L}{3,}(?: \p{Lu}\p{L}+)?/iu,
  // "En el 4471 de la Umatilla".
  new RegExp(
    `(?<=(?<!\\p{L})(?:el|al|en|n[uú]mero) )\\d{2,5} de (?:la |el )?(?:(?:calle|avenida) )?(?!(?:${monthNames})(?!\\p{L}))\\p{Lu}[\\p{L}'’]+(?: \\p{Lu}[\\p{L}'’]+)?`,
    "u",
  ),
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
export function lastOf(text: string, find: (piece: string) => Cut): Cut {
  // "14 Elm St, no, en 41 Elm St", "it was 14 Elm St, now it's 41 Elm St".
  const plain = text
    .replace(/\b(no|sorry|wait|perd[oó]n|digo),? (?:en|in|at|it['’]?s|es) (?=\d)/giu, "$1, ")
    .replace(
      /[,.;] (?:but |pero )?(?:now|ahora)(?: (?:it['’]?s|es|in|at|en|estamos en|vivo en|we['’]?re at|i['’]?m at))* (?=\d)/giu,
      ", no, ",
    );
  const values = takenBack(plain).flatMap((piece) => find(piece).value ?? []);
  const [first = "", last = ""] = [values.at(0), values.at(-1)];
  if (values.length < 2) return find(text);
  const [from, to] = [text.indexOf(first), text.lastIndexOf(last)];
  // What stands between them says why.
  if (from >= 0 && to - from - first.length > 0 && to - from - first.length < longestReason)
    return { value: last, rest: `${text.slice(0, from)} , ${text.slice(to + last.length)}` };
  const rest = values.reduce((all, one) => all.replace(one, " , "), text);
  return { value: values.at(-1), rest: rest.replace(betweenCuts, " , ") };
}
const longestReason = 60;
/** Words of correction between two values that are taken out. */
const betweenCuts =
  /(?<= , )[\s,.…-]*(?:(?:no|sorry|wait|oops|actually|i mean|i meant|make that|scratch that|or rather|perd[oó]n|digo|mejor dicho|quise decir|espere|不对|不|是|说错了|应该|it['’]?s|es)[\s,.…，。-]*)+(?= , )/giu;

function oneStreetIn(text: string): Cut {
  for (const one of streets) {
    // "318 Birch Street. No": a word that is written out ends with the sentence.
    const found = one
      .exec(text)?.[0]
      .replace(/(?<=\p{L}{3})\.$|(?<=\b(?:way|highway|plaza))\.$/iu, "");
    if (!found || notStreets.test(found)) continue;
    const behind = text.slice(text.indexOf(found) + found.length);
    const named = townBehind.exec(behind)?.[0] ?? "";
    // "16 Oak St, Lena": that is who calls.
    const town = isGiven(named.replace(/^(?: in|,)? /, "")) ? "" : named;
    return withUnit(text, found, town);
  }
  return { value: undefined, rest: text };
}

/** The year of a house: "1964", "’52", "from ninety-one". */
export function yearIn(text: string, language: Language): string | undefined {
  const said = takenBack(text).map((piece) => oneYearIn(piece, language));
  return said.findLast(Boolean) ?? oneYearIn(text, language);
}

function oneYearIn(text: string, language: Language): string | undefined {
  // "Nineteen eighty seven" is said in two halves.
  const figures = withFigures(text, language)
    // "Mil novecientos cincuenta y uno".
    .replace(
      /\b(?:1000|mil) (ocho|nove)cientos (\d\d?)\b/giu,
      (_, hundreds: string, rest: string) =>
        `${/^o/i.test(hundreds) ? "18" : "19"}${rest.padStart(2, "0")}`,
    )
    .replace(/\b(19|20)[ -](\d\d)\b(?![:\d])/g, "$1$2");
  const year = (ofHouse.exec(figures) ?? /\b(1[89]\d\d|20[0-4]\d)\b/.exec(figures))?.[1];
  if (year) return withCentury(year);
  const short =
    /'(\d\d)\b/.exec(figures)?.[1] ??
    /\b(?:from|built(?: in)?|circa|around|about|year|del|de) (\d\d)\b(?!\d|:|\/)/.exec(
      figures,
    )?.[1] ??
    // "房子是75年的", "85年盖的".
    /(?<!\d)(\d\d) ?年(?:的|建|盖|造|左右|修|起)/u.exec(figures)?.[1];
  return short && withCentury(short);
}

const withCentury = (year: string): string => {
  if (year.length === 4) return year;
  return Number(year) > 30 ? `19${year}` : `20${year}`;
};

/** "1951 was the church, the house is 1963", "built in '67, we moved in in 2012". */
const ofHouse =
  /(?:(?:house|home|place|building|casa|edificio)(?:['’]s| is| was| es| fue)(?: from| built(?: in)?| del?)? (?=\d{4})|\b(?:built(?: in| around)?|it['’]?s from|es del?|construida en) ['’]?)(1[89]\d\d|20[0-4]\d|\d\d)\b(?![:/])/iu;

/** A number of a piece of text within its range. */
export function figureIn(
  text: string,
  language: Language,
  [least, most]: readonly [number, number],
): string | undefined {
  // "The night of the 20th" counts nothing.
  const numbers = withFigures(text, language).match(countable) ?? [];
  return numbers.find((one) => Number(one) >= least && Number(one) <= most);
}

/** No day of the month, and nobody's age. */
const countable =
  /\d+(?!\d|(?:st|nd|rd|th)\b|[- ]?(?:years?|yrs?|y\.?o|months?|a[nñ]os?|mes(?:es)?)\b)/g;

const dayNames = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

/** "Friday out sunday", "fri to mon": the nights between two days. */
const weekdayOf = (sign: string) => "一二三四五六日".indexOf(sign === "天" ? "日" : sign);

export function nightsIn(text: string): string | undefined {
  const chinese =
    /住([一二两三四五六七八九十\d]+)(?:个)?[晚夜]/u.exec(text)?.[1] ??
    // "两个人，一晚", "下周三一晚": not "一晚多少钱".
    /(?:^|[，。,.\s间张]|[周期拜][一二三四五六日天]|[号日])([一二两三四五六七八九十]|\d{1,2})(?:个)?(?:晚上?|夜)(?=[，。,.\s吧]|$)/u.exec(
      text,
    )?.[1];
  if (chinese) return withFigures(chinese, "zh");
  const range =
    /(?:周|星期|礼拜)([一二三四五六日天])(?:入?住)?[到至](?:下个?)?(?:周|星期|礼拜)([一二三四五六日天])/u.exec(
      text,
    );
  if (range?.[1] && range[2])
    return String((weekdayOf(range[2]) - weekdayOf(range[1]) + 7) % 7 || 7);
  const days = /(?<!\d)(\d{1,2})[号日]?(?:入?住)?[到至](\d{1,2})[号日]/u.exec(
    withFigures(text, "zh"),
  );
  if (days && Number(days[2]) > Number(days[1])) return String(Number(days[2]) - Number(days[1]));
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
  // "Saturday night and sunday night".
  const named = new RegExp(`\\b${day}(?: nights?)?(?: and|,| &|, and) ${day} nights?\\b`, "i").exec(
    text,
  );
  if (named?.[1] && named[2]) {
    const each = [named[1], named[2]].map((name) => dayNames.indexOf(name.toLowerCase()));
    if (((each[1] ?? 0) - (each[0] ?? 0) + 7) % 7 === 1) return "2";
  }
  const found = new RegExp(
    `\\b${day},? (?:nights? )?(?:the \\d{1,2}(?:st|nd|rd|th),? )?(?:to|till|until|through|thru|out|leaving|check(?:ing)?[ -]?out|-) ?(?:on )?${day}\\b`,
    "i",
  ).exec(text);
  if (!found?.[1] || !found[2]) return undefined;
  const at = (name: string) => dayNames.indexOf(name.toLowerCase());
  return String((at(found[2]) - at(found[1]) + 7) % 7 || 7);
}
