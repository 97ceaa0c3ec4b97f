const longDays =
  "monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo";

/** Ages, days by which something has to be done, and the dates of other events. */
const otherTimes: readonly RegExp[] = [
  /\bnot (?:today|tonight|tomorrow|this week)\b|\b(?:hoy|esta semana) no\b/gi,
  /\b(?:at|a los?) \d{1,2} (?:months?|weeks?|years?|days?|mos|wks|yrs|meses|semanas|a[nñ]os|d[ií]as)\b/gi,
  new RegExp(
    `\\b(?:before|by|ahead of|prior to|no later than|antes de(?:l)?|para antes de(?:l)?)(?: the| this| next| el| este)? (?:${longDays}|(?:sat|sun|mon|tues?|weds?|thurs?|fri)\\b|\\d{1,2}(?:st|nd|rd|th)\\b)(?! (?:at|around|noon))`,
    "gi",
  ),
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
