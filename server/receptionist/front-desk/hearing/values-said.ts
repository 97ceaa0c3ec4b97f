import { englishMonths, spanishMonths } from "#server/receptionist/hearing/month.ts";

/** What a value is: only one of the same kind can take its place. */
type ValueKind = "day" | "hour" | "number" | "year" | "birth" | "email" | "phone";

/** A value in a text. */
export interface Value {
  kind: ValueKind;
  from: number;
  to: number;
  text: string;
  /** What a number counts: the word behind it. */
  unit?: string;
}

const weekday =
  "mon(?:days?)?|tue(?:s|sdays?)?|wed(?:s|nesdays?)?|thu(?:r|rs|rsdays?)?|fri(?:days?)?|sat(?:urdays?)?|sun(?:days?)?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo";
const near =
  "day after tomorrow|tomorr?ow|tmrw|tmr|tmw|today|tonight|pasado ma[nñ]ana|(?<!(?:la|las|por|esta) )ma[nñ]ana(?! por)|hoy";
const months = [
  ...englishMonths.flatMap((name) => [name, `${name.slice(0, 3)}\\.?`]),
  ...spanishMonths,
].join("|");
const ordinal =
  "(?:the )?\\d{1,2}(?:st|nd|rd|th)(?! (?:floor|st|street|ave|avenue|grade|time|one|unit|truck|story|tooth|birthday|visit|kid|child|person|owner)\\b)";
const spokenNumber =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce";
const han = "(?:\\d{1,2}|[一二两三四五六七八九十]{1,3})";

/** From the most to the least telling: each takes its part of the text for itself. */
const patterns: readonly [ValueKind, RegExp][] = [
  ["email", /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu],
  ["phone", /(?<![\d])(?:\+?1[ .-])?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?!\d)/gu],
  ["birth", /(?<![\d/])\d{1,2}[/-]\d{1,2}[/-](?:19|20)?\d\d(?![\d/])/gu],
  [
    "day",
    new RegExp(
      `(?<![\\p{L}\\d'’])(?:(?:${weekday})(?:,? (?:the )?\\d{1,2}(?:st|nd|rd|th)|,? (?:${months}) \\d{1,2}(?:st|nd|rd|th)?| (?:1[3-9]|2\\d|3[01])(?![:\\d]))?(?: de (?:${months}))?|${near}|(?:${months}) \\d{1,2}(?:st|nd|rd|th)?(?![:\\d])|${ordinal}(?: of (?:${months}))?|el \\d{1,2}(?: de (?:${months}))?(?= *(?:$|[,.;!?…]|a las?|en|por)))(?![\\p{L}\\d'’])|(?:这个?|下个?)?(?:周|星期|礼拜)[一二三四五六日天]|今天|明天|后天|\\d{1,2}[号日]`,
      "giu",
    ),
  ],
  [
    "hour",
    new RegExp(
      `(?:上午|下午|早上|晚上|中午)?(?<!周|星期|礼拜)${han}点(?:半|[一三13]刻|\\d\\d分?|[二三四五]?十[一二三四五六七八九]?分?)?|(?<![\\p{L}\\d:/.$-])(?:\\d{1,2}:\\d\\d(?: ?[ap]\\.?m\\b\\.?)?|\\d{1,2} ?(?:[ap]\\.?m\\b\\.?|o'?clock|-?ish\\b)|(?:\\d{1,2}|${spokenNumber}) y (?:media|cuarto)|half past (?:\\d{1,2}|${spokenNumber})|noon|mediod[ií]a)(?: de la (?:ma[nñ]ana|tarde|noche))?(?![\\p{L}\\d/])`,
      "giu",
    ),
  ],
  ["year", /(?<![\d/.$-])(?:1[89]|20)\d\d(?![\d/.-])/gu],
  [
    "number",
    new RegExp(
      `(?<![\\p{L}\\d:/.@#$'’-])(?:\\d{1,3}|(?<!no )(?:${spokenNumber}|una?(?= (?:noche|persona|adulto)))(?!\\p{L}))(?!\\d|[:/%]\\d?| ?\\d{3})(?![.]\\d)|(?<=\\p{Script=Han})${han}(?=[个位人晚间名])|${han}(?=[个位人晚间名])`,
      "giu",
    ),
  ],
];

/** Behind these a number is an hour: "at 3", "a las 3", "around 3". */
const beforeHour =
  /(?:(?<!\p{L})(?:at|@|a las?|las|around|about|like|tipo|como a las?|till?|until|hasta las?)|@) *$/iu;
/** Words behind a number that it does not count. */
const noUnit =
  /^(?:and|or|no|nope|but|please|pls|for|with|con|at|on|in|is|are|was|if|then|sorry|wait|i|im|we|she|shes|he|hes|it|its|my|the|a|el|la|las|los|en|y|o|de|del|por|para|porque|pero|mejor|entonces|thats|that|so|cuz|because|cause|when|instead|actually|works?|good|ok|okay|am|pm|not|to|of|just|hmm|ugh|oops|oh|scratch|make|hang|hold|rather|same|tops|max|now|today|tomorrow|perdon|perdón|digo|espera|uy|ay|bueno|salgo|que)$/iu;

const anyDayName = new RegExp(`^(?:${weekday})$`, "iu");

const unitBehind = (rest: string): string | undefined => {
  if (/^[个位人]/u.test(rest)) return "人";
  if (/^ of (?:us|them)\b/i.test(rest)) return "people";
  const word = /^ ?(\p{L}+)/u.exec(rest)?.[1];
  return word && !noUnit.test(word) && !anyDayName.test(word) ? word.toLowerCase() : undefined;
};

/** The days, hours, counts and addresses that a text names, in their order. */
export function valuesIn(text: string): Value[] {
  const found: Value[] = [];
  for (const [kind, pattern] of patterns)
    for (const match of text.matchAll(pattern)) {
      const from = match.index;
      const to = from + match[0].length;
      if (found.some((one) => from < one.to && to > one.from)) continue;
      found.push({ kind, from, to, text: match[0] });
    }
  found.sort((one, other) => one.from - other.from);
  return found.map((one, at) => {
    if (one.kind !== "number") return one;
    const unit = unitBehind(text.slice(one.to));
    const before = found[at - 1];
    const besideDay =
      before?.kind === "day" && /^,? (?:at |a las? )?$/.test(text.slice(before.to, one.from));
    const isHour = !unit && (besideDay || beforeHour.test(text.slice(0, one.from)));
    if (isHour && (Number.isNaN(Number(one.text)) || Number(one.text) <= 12))
      return { ...one, kind: "hour" as const };
    return unit ? { ...one, unit } : one;
  });
}

/** "Weds" and "wednesday" are one day. */
export const sameDay = (one: string, other: string): boolean => dayKey(one) === dayKey(other);

const dayKey = (text: string) => {
  const plain = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/^(?:the|el) /, "");
  const english = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*$/.exec(plain)?.[1];
  return (
    english ??
    plain.replace(/^(?:tmrw|tmr|tmw|tomorow)$/, "tomorrow").replace(/^(?:星期|礼拜)/, "周")
  );
};
