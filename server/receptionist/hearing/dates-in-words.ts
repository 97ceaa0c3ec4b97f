const units = "first second third fourth fifth sixth seventh eighth ninth".split(" ");
const teens =
  "tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );
const values = new Map<string, number>([
  ...units.map((word, at): [string, number] => [word, at + 1]),
  ...teens.map((word, at): [string, number] => [word, at + 10]),
  ["thirtieth", 30],
]);
const weekday = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?";
const month =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)";

/** "Twenty-sixth", "thirty first": days of a month wherever they stand. */
const compound = new RegExp(`(?<!\\p{L})(twenty|thirty)[ -](${units.join("|")})(?!\\p{L})`, "giu");
/** "March third", "friday the twelfth", "the eighteenth": not "the third one", "the second floor". */
const dated = new RegExp(
  `(?<=(?<!\\p{L})(?:${month}|${weekday}),? (?:the )?)(${[...values.keys()].join("|")})(?!\\p{L}| (?:one|of (?:them|those|these)|time|thing|available|opening|appointment|slot|visit|light|half|floor|grade|street|st|ave))`,
  "giu",
);
const late = new RegExp(
  `(?<=(?<!\\p{L})the )(${teens.join("|")}|thirtieth)(?!\\p{L}| (?:one|time|floor|grade|street|st|ave|century|birthday|anniversary))`,
  "giu",
);
/** "The third of march". */
const before = new RegExp(
  `(?<=(?<!\\p{L})the )(${units.join("|")})(?= of ${month}(?!\\p{L}))`,
  "giu",
);
/** "Mon at 10.30": an hour with a point. */
const pointed = new RegExp(
  `(?<=(?<!\\p{L})(?:at|a las?|${weekday}|around|about|say|tomorrow|today|ma[nñ]ana|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo),? )(\\d{1,2})\\.([0-5]\\d)(?![\\d.])(?! ?(?:percent|million|dollars|bucks|k(?!\\p{L})|%))`,
  "giu",
);

const th = (value: number): string =>
  `${value}${value % 100 > 10 && value % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][value % 10] ?? "th")}`;
const ofWord = (word: string): string => th(values.get(word.toLowerCase()) ?? 0);

/** A text with the days of a month in figures ("march third" as "march 3rd") and points of an hour as colons. */
export const datesInFigures = (text: string): string =>
  text
    .replace(compound, (_, tens: string, unit: string) =>
      th((/^tw/i.test(tens) ? 20 : 30) + (values.get(unit.toLowerCase()) ?? 0)),
    )
    .replace(dated, ofWord)
    .replace(late, ofWord)
    .replace(before, ofWord)
    .replace(pointed, "$1:$2");
