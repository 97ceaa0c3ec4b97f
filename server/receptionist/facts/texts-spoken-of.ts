import type { Conversation } from "#server/receptionist/conversation.ts";
import { workWeeks } from "#server/receptionist/hearing/volume.ts";
import { anyDay } from "#server/receptionist/hearing/weekday.ts";

/** No hour, price, date or address, and no digit of a longer number. */
const figure = "(?<![\\d$:.@/-]|\\bat |\\bthe |\\blas? )(\\d{1,6})";
/** Fewer texts are none of a month: "the cheaper one then". */
export const fewest = 5;
const ofThem =
  "(?: (?:or so|tops|max|mas o menos))?(?: (?:of (?:those|them|em|these)|de (?:esos|ellos|esas)))?";
const sent =
  "(?: ?(?:(?:appointment|appt|visit|text|booking|confirmation) )?(?:texts?|reminders?|confirmations?|messages?|sms|recordatorios|mensajes(?: de texto)?|confirmaciones|条(?:短信)?|封|个?(?=呢)))?";
const period =
  "(?: ?(?:a|per|each|every|al|por|cada|a la|/) ?(?:(?<month>month|mo|mes)|(?<week>week|wk|semana)))?(?: ?(?:monthly|mensuales|每月|一个月))?";
/** What may stand behind: nothing, or words of no thing that is counted. */
const ends =
  "(?= ?(?:$|[,.;:?!=，。？！呢吗]|多少|一共|总共|要)| (?:so|and|what|whats|how|is|are|comes?|goes?|going|go|would|will|runs?|costs?|that|thats|then|total|altogether|price|out|monthly|on|with|w|y|cuanto|en|son|seria|cuesta|total|con|一共|总共|多少|要)(?!\\p{L}))";
/** "El lunes 10 y media", "tuesday 9:30": an hour behind its day. */
const hourOfDay = new RegExp(
  `(?<![a-z])(?:${anyDay}|tomorrow|tmrw|manana)(?:,| at| around| like| maybe| como| a las?)* (?:1[0-2]|[1-9])(?:[:.]?[0-5]\\d| y media| y cuarto| ?[ap]m)?(?![\\p{L}\\d])|(?:周|星期|礼拜)[1-7](?:[上下]午)?\\d{1,2}点`,
  "gu",
);
const told = new RegExp(`${figure}${ofThem}${sent}${ofThem}${period}${ends}`, "gu");

/**
 * "Say 2000 of those a month", after the price of a text: how many texts a month. Undefined where
 * texts were not spoken of, or the figure counts something else.
 * @param text small letters without accents, numbers in figures.
 */
export function textsSpokenOf(
  text: string,
  { asked, asking, facts, turn }: Pick<Conversation, "asked" | "asking" | "facts" | "turn">,
): number | undefined {
  // What was just counted is put right: "sorry, 300 a month".
  const counted = [facts.calls, facts.minutes].some((one) => one && turn - one.turn <= 1);
  if (counted || asking === "calls") return undefined;
  const again = facts.texts && turn - facts.texts.turn <= 1 && !facts.calls && !facts.minutes;
  if (!again && !asked?.concepts.includes("text")) return undefined;
  const count = countIn(text);
  return count !== undefined && count >= fewest ? count : undefined;
}

/** "And if we talk 2000", after the minutes of a plan: minutes of a month. */
export function minutesSpokenOf(
  text: string,
  { asked, asking, facts, task }: Pick<Conversation, "asked" | "asking" | "facts" | "task">,
): number | undefined {
  if (facts.calls || facts.minutes || asking || (task && task.kind !== "plan")) return undefined;
  if (!asked?.concepts.includes("minutes") || !uses.test(text)) return undefined;
  const count = countIn(text);
  return count !== undefined && count >= 100 ? count : undefined;
}
const uses =
  /\b(?:talk|use|need|have|hit|do|say|at|with|for|get|uso|usamos|hablamos|necesito|necesitamos|con)\b|用|打|要/u;

/** So many of what was spoken of, a month. */
function countIn(text: string): number | undefined {
  // "Calls", "minutes": what is counted is named.
  if (/\b(?:calls?|minutes?|mins?|llamadas?|minutos?|agents?|agentes)\b|电话|分钟/u.test(text))
    return undefined;
  // "一个月五百条": one month.
  const found = [
    ...text
      .replace(hourOfDay, " ")
      .replace(/(?<!\d)1(?=个?(?:月|周|星期))/gu, "一")
      .matchAll(told),
  ];
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  return Math.round(Number(only[1]) * (only.groups?.week ? workWeeks : 1));
}
