import { englishMonths, spanishMonths } from "#server/receptionist/hearing/month.ts";

const longDays =
  "monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo";

const months = [
  ...englishMonths.flatMap((name) => [name, name.slice(0, 3)]),
  ...spanishMonths,
].join("|");
/** "April 3rd", "3 de abril". */
const monthDate = `(?:(?:${months})\\.? (?:the )?\\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)? (?:de|of) (?:${months}))(?![\\p{L}\\d])`;
/** The same, "the 20th", or a day of the week. */
const anyDate = `(?:${monthDate}|(?:the |el )?\\d{1,2}(?:st|nd|rd|th)|${longDays})(?![\\p{L}\\d])`;
const spokenHour =
  "(?:\\d{1,2}(?::\\d\\d)?|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?: ?[ap]m)?(?![\\p{L}\\d:])";

/** Ages, days by which something has to be done, and the dates of other events. */
const otherTimes: readonly RegExp[] = [
  /\bnot (?:today|tonight|tomorrow|this week)\b|\b(?:hoy|esta semana) no\b/gi,
  /\b(?:at|a los?) \d{1,2} (?:months?|weeks?|years?|days?|mos|wks|yrs|meses|semanas|a[nñ]os|d[ií]as)\b/gi,
  new RegExp(
    `\\b(?:before|(?<!(?:come|stop|swing|drop|pop|go|be|run) )by|ahead of|prior to|no later than|antes de(?:l)?|para antes de(?:l)?)(?: the| this| next| el| este)? (?:${longDays}|(?:sat|sun|mon|tues?|weds?|thurs?|fri)\\b|\\d{1,2}(?:st|nd|rd|th)\\b)(?! (?:at|around|noon))`,
    "gi",
  ),
  // "Answer by april 3rd", "antes del 3 de abril", "onset feb 27".
  new RegExp(
    `(?<!\\p{L})(?:(?<!(?:come|stop|swing|drop|pop|go|be|run) )by|before|no later than|antes de(?:l)?|para antes de(?:l)?|a m[aá]s tardar(?: el)?|onset|since|desde(?: el)?|due(?: on| by)?) (?:the )?${monthDate}`,
    "giu",
  ),
  // "Sat night the 21st, checkout monday".
  new RegExp(
    `(?<!\\p{L})(?:leaving|check(?:ing)?[ -]?out|salimos|nos vamos)(?: is)?(?: on| el)? (?:${anyDate})`,
    "giu",
  ),
  // "Her birthday, april 3", "los quince de mi hermana, el 20 de junio"; with an hour behind it, it is the visit.
  new RegExp(
    `(?<!\\p{L})(?:(?:the|my|our|her|his|their|\\p{L}+['’]s) (?:birthday|b-?day|wedding|party|graduation|anniversary|due date)|(?:el|la|los|su|mi) (?:cumplea[nñ]os|boda|fiesta|quinces?|quincea[nñ]era|graduaci[oó]n)(?: de (?:mi |su |la )?\\p{L}+)?)(?:,? (?:on|is|is on|which is|that['’]?s|es|que es|cae)(?: el)? (?:${anyDate})|,? (?:el )?(?:${monthDate}))(?!,? (?:at |around |a las? )?\\d)`,
    "giu",
  ),
  // "Not during my program, that's at two": what else is on then.
  new RegExp(
    `(?<!\\p{L})(?:not (?:during|while|when|in the middle of)|no (?:durante|mientras|cuando|en)) [^.;!?\\d]{1,40}?(?:that['’]?s|it['’]?s|its|which is|that is|(?:[eé]s[ea] |que )?(?:es|empieza|pasan?)) (?:at|from|around|on at|a las?|de las?) ${spokenHour}`,
    "giu",
  ),
  // "Today's out, tomorrow too", "hoy no puedo, mañana tampoco": neither day.
  /(?<!\p{L})(?:today|tomorrow|tonight)(?:['’]?s| is)? (?:out|no good|bad|full|impossible|not (?:good|possible|an option)|won['’]?t work|doesn['’]?t work)(?:,? (?:and |so is )?(?:tomorrow|today)(?: is| too| also| as well| out| either)*)?(?!\p{L})/giu,
  /(?<!\p{L})(?<!(?<!\p{L})(?:la|las|por|esta) )(?:hoy|ma[nñ]ana|pasado ma[nñ]ana|pasado)(?:,? (?:no puedo|no podemos|no se puede|tampoco puedo|tampoco|no(?= *[,.;])))+/giu,
  /(?:周|星期|礼拜)[一二三四五六日天](?:之前|以前|前)/gu,
  /\b(?:the|my|our|her|his|their) (?:[\p{L}'’]+ ){0,2}(?:day|date|party|birthday|wedding|game|flight|trip|exam|event|closing|show|ceremony|funeral|graduation|prom|deadline|move|recital|interview|anniversary|reunion)(?:['’]?s| is| was| are| falls| will be)? (?:on |this |next )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)/giu,
  /\b(?:el|la|mi|nuestr[oa]) (?:mudanza|boda|fiesta|cumplea[nñ]os|vuelo|viaje|examen|evento|cierre|graduaci[oó]n|funeral|d[ií]a de la mudanza) (?:es|ser[aá]|cae) (?:el )?(?:\d{1,2}|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)/giu,
];

/** A text without times that are not when the caller comes, and with short days written out. */
export const withoutOtherTimes = (text: string): string =>
  otherTimes
    .reduce((all, one) => all.replace(one, " "), text)
    // "No SUNDAY I said": said again, and not refused.
    .replace(new RegExp(`\\bno,? (${longDays})(?= i (?:said|meant)| dije|,? not )`, "gi"), "$1")
    .replace(/(?<![\p{L}'’])(sat|sun)(?= (?:or|and|both|o|y|not)(?!\p{L}))/giu, (day) =>
      /^sa/i.test(day) ? "saturday" : "sunday",
    );
