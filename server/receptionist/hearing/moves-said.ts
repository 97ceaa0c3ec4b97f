import { anyDay } from "./weekday.ts";

const word = (pattern: string) => new RegExp(`(?<![a-z])(?:${pattern})(?![a-z])`);

/** How far a time is moved: from the day, or from the hour, that is spoken of. */
export interface Move {
  days?: number;
  minutes?: number;
}

const amount =
  "(?<amount>\\d{1,2}|an?|una?|(?:a )?couple(?: of)?|un par de|the|el|la)? ?(?<unit>minutes?|mins?|minutos?|hours?|hrs?|horas?|days?|dias?|weeks?|wks?|semanas?)(?<half> and (?:an?|1) half| y media)?";
const later = "later|after|afterwards|further|despues|mas tarde|mas adelante";
const earlier = "earlier|sooner|before|prior|antes|mas temprano";
/** "An hour later", "the day after", "media hora antes"; "the day after tomorrow" is a day by itself. */
const behindAmount = new RegExp(
  `(?<![a-z\\d:])${amount} (?:(?<later>${later})|(?<earlier>${earlier}))(?![a-z])(?! (?:tomorrow|yesterday|next|manana|ayer|i |we |my |our |the |\\d))`,
);
/** "Push it a week", "move it up an hour", "bring it forward by 30 minutes". */
const behindVerb = new RegExp(
  `(?<![a-z])(?:push|move|bump|slide|shift|bring|put|make|do|can|could)(?: (?:it|that|this|us|me|the call|things))?(?: (?<way>back|out|off|up|forward))?(?: (?:by|for))? ${amount}(?: (?<way2>back|out|off|up|forward))?(?![a-z])(?! (?:long|call|meeting|slot|is|ok))`,
);
/** "Next day", "following day", "el día siguiente". */
const nextDay = word(
  "(?:the )?(?:next|following) day|(?:al|el) (?:otro )?dia siguiente|al otro dia",
);
const dayBefore = word("(?:the )?previous day|el dia anterior");
const nextWeek = word("(?:the )?following week|(?:a )?la semana siguiente");
const chinese =
  /(?<later>推迟|往后(?:推|挪|移)?|晚|后)(?<a>\d{1,2})(?: ?(?<m>minutes|分钟)|个?(?<h>小时|钟头)|(?<d>天)|个?(?<w>周|星期|礼拜))|(?<earlier>提前|往前(?:推|挪|移)?|早|前)(?<a2>\d{1,2})(?: ?(?<m2>minutes|分钟)|个?(?<h2>小时|钟头)|(?<d2>天)|个?(?<w2>周|星期|礼拜))|第2天/;

/** How far a text moves the time that is spoken of. `text`: small letters, numbers in figures. */
export function moveIn(text: string): Move | undefined {
  if (nextDay.test(text)) return { days: 1 };
  if (dayBefore.test(text)) return { days: -1 };
  if (nextWeek.test(text)) return { days: 7 };
  const han = chinese.exec(text);
  if (han) return movedInChinese(han.groups ?? {});
  const behind = behindAmount.exec(text)?.groups;
  if (behind) return moved(behind, behind.earlier ? -1 : 1);
  const verb = behindVerb.exec(text)?.groups;
  const way = verb?.way ?? verb?.way2;
  if (!verb || (!way && !/(?<![a-z])(?:push|bump|slide|shift|move)(?![a-z])/.test(text)))
    return undefined;
  return moved(verb, way === "up" || way === "forward" ? -1 : 1);
}

function moved(found: Record<string, string | undefined>, sign: 1 | -1): Move | undefined {
  const { amount: said = "1", unit = "", half } = found;
  const count = /couple|par/.test(said) ? 2 : Number(said) || 1;
  if (/^(?:week|wk|semana)/.test(unit)) return { days: sign * 7 * count };
  if (/^(?:day|dia)/.test(unit)) return { days: sign * count };
  // "Minutes later" says nothing of how many.
  if (found.amount === undefined) return undefined;
  const minutes = /^min/.test(unit) ? count : 60 * count + (half ? 30 : 0);
  return { minutes: sign * minutes };
}

function movedInChinese({
  later: after,
  earlier: sooner,
  a,
  a2,
  ...units
}: Record<string, string | undefined>): Move {
  if (!after && !sooner) return { days: 1 };
  const count = Number(a ?? a2) * (after ? 1 : -1);
  if (units.m ?? units.m2) return { minutes: count };
  if (units.h ?? units.h2) return { minutes: 60 * count };
  return { days: count * ((units.w ?? units.w2) ? 7 : 1) };
}

const end =
  "(?=\\W*$| ?[.,;!?]| (?:that|then|instead|same|please|pls|at|is|would|works|a la|misma|mejor)(?![a-z]))";
/** "The monday after", "the following monday", "el lunes siguiente": behind the day spoken of. */
const following = new RegExp(
  `(?<![a-z])(?:the )?following (?:${anyDay})(?![a-z])|(?<![a-z])(?:${anyDay}) (?:right )?(?:after(?! (?:at|\\d))|following|siguiente|despues)${end}`,
);
export const namesFollowingDay = (text: string): boolean => following.test(text);

const towards: [RegExp, "later" | "earlier"][] = [
  [
    word(
      "(?:the )?(?:one|same|slot|time) (?:right )?after(?: that| it)?|next (?:one|slot) after(?: that)?|next (?:one|1)(?! (?:up|down|please call))(?=\\W*$|[,.;]| (?:then|please|pls|works|is|if|maybe|on|down))|(?:el|la) (?:de despues|siguiente)(?! (?:semana|dia))",
    ),
    "later",
  ],
  [
    word(
      "(?:the )?(?:one|same|slot|time) (?:right )?before(?: that| it)?|(?:el|la) (?:de antes|anterior)",
    ),
    "earlier",
  ],
  [
    word(
      "(?:anything|something|a bit|a little|bit|any)? ?later(?: that day| the same day| than that| in the day| on)?(?! if )|(?:further|deeper|farther)(?: in| into| along| on)*(?: to)? (?:the|that) day|(?:closer to|toward|towards|near|nearer) the end of the day|(?<!(?:not|nothing) )(?:too|a little|a bit|bit|kinda|kind of|very|so|pretty|rather|way|not (?:that|so|quite so)) early|mas tarde|(?<!(?:no|nada|sea) )(?:muy|demasiado|tan) temprano",
    ),
    "later",
  ],
  [
    word(
      "(?:anything|something|a bit|a little|bit|any)? ?earlier(?: that day| than that)?|sooner than that|(?<!(?:not|nothing) )(?:too|a little|a bit|bit|kinda|kind of|very|pretty|rather|way|not (?:that|so|quite so)) late(?! (?:by|for me to|to))|mas temprano|antes de eso|(?<!(?:no|nada|sea) )(?:muy|demasiado|tan) tarde",
    ),
    "earlier",
  ],
];

const towardsChinese: [RegExp, "later" | "earlier"][] = [
  [/(?:再|更)早|早些|靠前/, "earlier"],
  [/(?:再|更)[晚迟]|[晚迟]些|靠后/, "later"],
];

/** Whether a text wants the time later or earlier, without saying by how much. */
export const towardIn = (text: string): "later" | "earlier" | undefined =>
  [...towards, ...towardsChinese].find(([pattern]) => pattern.test(text))?.[1];
