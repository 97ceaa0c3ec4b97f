const counted =
  "(?:calls?|llamadas?|minutes?|mins?|minutos?|texts?|sms|agents?|agentes?|days?|dias?)";
const period = "(?: (?:a|per|each|every|al|por|a la) (?:day|week|month|dia|semana|mes))?";
const not =
  "(?:not|isn'?t|is not|never said|did ?n[o']?t say|instead of|rather than|en vez de|y no)";
const denied = new RegExp(
  `(?<![a-z])${not} (?:like |just |about |only )?(?<!\\d)\\d{1,7}(?:\\.\\d+)? ?${counted}${period}(?![a-z])|(?<![a-z])not (?:a|per) (?:day|week|month)(?![a-z])|不是(?<!\\d)\\d{1,7}(?:分钟|个电话|通|条短信)`,
  "g",
);

/**
 * A text without the figures that it denies: "40 calls a day, not 40 minutes a month".
 * @param text small letters, numbers in figures.
 */
export const withoutDenied = (text: string): string => text.replace(denied, " ");
