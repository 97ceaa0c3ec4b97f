import { weeksOfMonth, workDays } from "./volume.ts";

const perMonth =
  /(?<!\d)([12]\d|3[01]) (?:work(?:ing)? |business )?(?:days|dias)(?! ?(?:free|trial|ago|notice|left|to|of|for|after|before|de|para|antes))|(?<!\d)([12]\d|3[01])个?(?:工作日|天)(?!内|后|前|试)/;
const perWeek =
  /(?<!\d)([1-7]) ?(?:days?|dias?) ?(?:a|per|each|every|por|a la|de la)? ?(?:week|wk|semana)|(?:每周|一周|每星期)(?:开门|营业|上班)?([1-7])天/;
/** "Thats 4 days not 5", "we only work 4 days", "20 a day, 7 days". */
const ofWeekAlone =
  /(?<!\d)([1-7]) (?:days|dias),? (?:and )?(?:not|no) [1-7](?!\d)|\b(?:open|work|working|abrimos|trabajamos)(?: only| just| about| solo)? ([1-7]) (?:days|dias)(?!\p{L})|\b(?:a day|al dia)(?: (?:total|in total|altogether|tops|max|or so|each|en total))?,? (?:for )?([1-7]) (?:days|dias)(?! ?(?:free|trial|notice))(?!\p{L})|^\W*(?:its |it's |we do |only |son )*([1-7]) (?:days|dias)\W*$/u;
const sixDays =
  /\b(?:every ?day|daily|7 days(?: a week)?|all week|todos los dias|diario) (?:but|except|excluding|not|menos|excepto) (?:for |on |los |el )*(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b(?! and)|\b(?:todos los dias|diario) (?:menos|excepto) (?:los |el )?(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)\b|\bmon(?:day)?s? ?(?:-|to|thru|through|till) ?sat(?:urday)?s?\b|\b(?:closed|not open|off) (?:on )?sun(?:day)?s?\b|\bwe(?:'re| are)? (?:also |even )?(?:work|open) (?:on )?sat(?:urday)?s\b(?! (?:and|&|n) sun)|^\W*(?:and|also|plus|oh|but|y|tambien)[, ]+(?:(?:on|we work|we're open|were open|we do|los|abrimos) )*(?:sat(?:urday)?s?|sabados?)(?: (?:too|as well|also|tambien))?\W*$|\blunes a s[aá]bado\b|\b(?:cerramos|cerrado|no abrimos) (?:los |el )?domingos?\b|周一到周六|(?:周日|星期天)(?:休息|关门|不开)/;
const sevenDays =
  /\bevery (?:single )?day of the week\b|\bmon(?:day)? ?(?:-|to|thru|through) ?sun(?:day)?\b|\bincluding (?:the )?weekends\b|n[o']?t (?:count|include|add)(?:ed|ing)? (?:the )?(?:weekends?|sat(?:urday)?s? (?:and|n|&|or) sun(?:day)?s?)\b|\bweekends (?:too|included|as well)\b|\blunes a domingo\b|\btodos los d[ií]as de la semana\b|周一到周日|全年无休|天天开/;

/**
 * The days of a month on which a business takes calls, where a text tells them: "26 days", "six days a
 * week", "closed Sundays". `text`: small letters, numbers in figures.
 */
export function workDaysIn(text: string): number | undefined {
  const month = perMonth.exec(text);
  const week = perWeek.exec(text);
  if (month) return Number(month[1] ?? month[2]);
  if (week) return daysOfWeek(Number(week[1] ?? week[2]));
  const alone = ofWeekAlone.exec(text);
  if (alone) return daysOfWeek(Number(alone.slice(1).find(Boolean)));
  if (sixDays.test(text)) return daysOfWeek(6);
  return sevenDays.test(text) ? daysOfWeek(7) : undefined;
}

/** Days of a month; five a week are the usual month that is reckoned with anyway. */
export const daysOfWeek = (days: number): number =>
  days === 5 ? workDays : Math.round(days * weeksOfMonth);
