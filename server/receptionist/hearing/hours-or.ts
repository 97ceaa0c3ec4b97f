import type { Language } from "#contract/receptionist.ts";
import { clockTime } from "./clock-time.ts";
import { withFigures } from "./numbers.ts";
import { writtenOut } from "./written-out.ts";

const hour =
  "(?:(?:1[0-2]|0?[1-9])(?::[0-5]\\d)?|noon|midday|mediodia)(?: ?[ap]\\.?m(?![a-z])\\.?)?";
/** Words that may follow hours; behind any other word the figures count something. */
const behind =
  "(?=\\s*(?:$|[.,;!?]|(?:either|whichever|whatever|any|both|works?|work|is|are|on|in the|please|pls|then|if|for me|whenever|no matter|dont care|don't care|i dont|i don't|tomorrow|today|mon|tue|wed|thu|fri|next|this|all the same|cualquiera|cual|la que|lo que|el (?:lunes|martes|miercoles|jueves|viernes)|me|da igual|por favor|de la)(?![\\d])))";
const latin = new RegExp(
  `(?<![\\d:/.$-])(${hour}),? (?:or|o|u|either or|or maybe|or else|o bien)(?: at| maybe| a las?| around| las)? (${hour})${behind}`,
);
const chinese =
  /(\d{1,2}点半?|\d{1,2}:\d\d)(?:或者?|还是|、)(?:上午|下午)?(\d{1,2}点半?|\d{1,2}:\d\d)/;

/**
 * The hours of "10 or 12 whichever", in minutes after midnight and in their order; none where a
 * message names no two.
 */
export function hoursIn(message: string, language: Language): number[] {
  const text = withFigures(writtenOut(message), language)
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    // "下周二9点": the day's figure is no part of the hour.
    .replace(/((?:周|星期|礼拜)\d)(?=\d)/g, "$1 ");
  const found = latin.exec(text) ?? chinese.exec(text);
  if (!found) return [];
  const [whole, first = "", second = ""] = found;
  // "10 or 11 am": the half of the day is said once.
  const half = / ?[ap]\.?m/.exec(second)?.[0] ?? "";
  const alone = (said: string) =>
    clockTime(text.replace(whole, /[点n]|m$/.test(said) ? said : `at ${said}${half}`));
  return [alone(first), alone(second)].filter((one) => one !== undefined);
}
