import { clausesOf } from "./clauses.ts";
import { withoutAccents } from "./words.ts";

const anyWeekday =
  "(?:(?:on |the |el |los |las |all |every )*(?:weekends?|holidays?|(?:mon|tues?|wednes|thurs?|fri|satur|sun)days?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|fin(?:es)? de semana|feriados?))";
const patterns = [
  `\\b(?:are|is|r) (?:you|u|you guys|y'?all|nora|farline|(?:the|your) (?:office|team|people))(?: guys| all)? (?:ever |also |even )?(?:open|closed|working|there|in|around) ${anyWeekday}(?![a-z])`,
  `\\bis (?:this|it|that|everything)(?: \\w+)? open ${anyWeekday}(?![a-z])`,
  `\\bdo (?:you|u|you guys|y'?all|your people)(?: guys| all)? (?:ever |also |even )?(?:work|open|close) ${anyWeekday}(?![a-z])`,
  "\\b(?:does|do|is|can) (?:she|nora|anyone|anybody|your people|a person)(?: ever| also)? (?:do|work|take|available|free|talk|call|there)(?: on| in| calls (?:on|in))? (?:the )?(?:evenings?|nights?|late|early mornings?|after (?:5|five|hours|work))(?![a-z])",
  `\\b(?:why|how come)\\b.{0,24}\\b(?:closed|not open|shut)\\b`,
  `\\b(?:why|how come)\\b.{0,12}${anyWeekday}.{0,12}\\b(?:closed|full|empty|shut|off|out|missing|not (?:there|open|available|shown|listed))\\b`,
  `\\b(?:why|how come)\\b.{0,16}\\b(?:no|nothing|any)\\b.{0,16}${anyWeekday}(?![a-z])`,
  `\\b(?:trabajan|abren|cierran|estan abiertos|atienden ustedes) ${anyWeekday}(?![a-z])`,
  `\\bpor que\\b.{0,16}\\b(?:cerrad[oa]s?|cierran|no (?:abren|trabajan|hay))(?![a-z])`,
  "(?:周|星期|礼拜)[一二三四五六日天末].{0,4}(?:上班|营业|开门|休息|关门)",
  "为什么.{0,10}(?:关门|不上班|不营业|没有时间|休息)",
].map((source) => new RegExp(source, "iu"));

/** "Are you open fridays", "¿trabajan los sábados?": on which days people are there. */
export const asksWorkDays = (text: string): boolean =>
  patterns.some((pattern) => pattern.test(withoutAccents(text)));

/** "Why friday", "does it answer on sundays": a day is spoken of, and not proposed. */
const asksReason =
  /^\W*(?:(?:and|but|so|ok|wait|y|pero)\W+)*(?:why(?! not\b)|how come|por ?que (?!no\b))|^为什么/iu;
const asksOfAgent =
  /^\W*(?:(?:and|but|so|y|pero)\W+)*(?:does|do) (?:it|the (?:agent|ai|bot|assistant)|(?:my |our )?(?:callers?|clients?|customers?|patients?))\b/iu;

/** A message without what asks about days, and chooses none: "book monday. Why is friday closed?" */
export function withoutAskedDays(message: string): string {
  const asked = clausesOf(message).filter(
    ({ text }) =>
      asksWorkDays(text) || asksReason.test(withoutAccents(text)) || asksOfAgent.test(text),
  );
  return asked.reduce((left, { text }) => left.replace(text, " "), message);
}
