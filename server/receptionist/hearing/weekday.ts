import { vocabulary } from "./phrase-book.ts";
import { createSpeller } from "./typo.ts";

interface Weekday {
  /** From 0 (Sunday). */
  number: number;
  latin: string;
  han: string;
}

/** The names of the days, short ones included; Chinese figures are written as figures. */
export const weekdays: readonly Weekday[] = [
  { number: 0, latin: "sundays?|domingos?", han: "周日|星期日|星期天|礼拜天" },
  { number: 1, latin: "mondays?|mon|lunes", han: "周1|星期1|礼拜1" },
  { number: 2, latin: "tuesdays?|tues?|martes", han: "周2|星期2|礼拜2" },
  { number: 3, latin: "wednesdays?|weds?|miercoles", han: "周3|星期3|礼拜3" },
  { number: 4, latin: "thursdays?|thurs?|thu|jueves", han: "周4|星期4|礼拜4" },
  { number: 5, latin: "fridays?|fri|viernes", han: "周5|星期5|礼拜5" },
  { number: 6, latin: "saturdays?|sabados?", han: "周6|星期6|礼拜6" },
];

export const anyDay = weekdays.map(({ latin }) => latin).join("|");

const dayNames =
  "monday tuesday wednesday thursday friday saturday sunday tomorrow morning afternoon miercoles jueves viernes".split(
    " ",
  );
const daySpeller = createSpeller(dayNames, [...vocabulary.en, ...vocabulary.es]);

/** "Sat" and "sun" are other words too: the words next to them make them days. */
const shortDay =
  /(?<=\b(?:on|this|next|till|until|til|by|for|or|and|every)\s)(sat|sun)(?![a-z'’])|(?<![a-z'’])(sat|sun)(?=\s*(?:$|[,.;!?]|at\b|the \d|around\b|about\b|early\b|late\b|after\b|before\b|noon|morning|afternoon|evening|night|\d))/gi;

/** Days with their spelling put right: "wendsday", "sat at 3". */
export const daysPutRight = (text: string): string =>
  text
    .replace(shortDay, (day) => (/^sa/i.test(day) ? "saturday" : "sunday"))
    .replace(/(?<![\p{L}@.])[a-z]{6,}(?![\p{L}@])/giu, (word) => {
      const right = daySpeller.correct(word.toLowerCase());
      return dayNames.includes(right) ? right : word;
    });

/** "Monday or tuesday", "lunes ni martes". */
const several = (day: string) =>
  `(?:${day})(?:(?: or| and| ni| o| y|,(?= ?(?:${anyDay}) (?:or|and|y|o|ni) )) (?:${anyDay}))*`;

const anyHan = weekdays.map(({ han }) => han).join("|");
const busyHan =
  "(?:那天|当天|我们?|上午|下午|都|也|是|有点|可能|得|要|会|,|，)*(?:出差|开会|出门|请假|休息|赶不上|另有安排|有安排|不行|不可以|不得空|没空|没时间|没法|不方便|不合适|不在|不要|有事|有约|很忙|太忙|忙|来不了|约不了|排满)";
const severalHan = new RegExp(`(?:${anyHan})(?:[和、，,及跟](?:${anyHan}))+(?=${busyHan})`, "g");

/** "Not monday", "el lunes no", "星期一不行": days that are refused, and the text without them. */
export function withoutRefused(text: string): { text: string; not: number[] } {
  const not = new Set<number>();
  // "Tuesday, no thursday" takes the first back.
  let rest = text
    .replaceAll("'", "")
    // "Thursday instead of tuesday": the second is what it was.
    .replace(
      new RegExp(
        `(?:instead of|rather than|en (?:vez|lugar) del?)(?: on| el| this| next)? (?:${anyDay})(?![a-z])`,
        "g",
      ),
      " ",
    )
    .replace(
      new RegExp(
        `(?<![a-z])(?:${anyDay}),? (?:no|no wait|wait no|sorry),? (?=(?:${anyDay})(?![a-z]))`,
        "g",
      ),
      "",
    );
  const before = new RegExp(
    `(?<![a-z])(?:not|except|no|but not|anything but|other than|(?:any|every|all|each)(?: ?(?:day|time|one|where|thing))?(?: (?:week|morning|afternoon|evening|day))? but|excepto|menos|salvo|ni|(?:cant|cannot|wont be able to|no puedo|no podemos)(?: (?:do|make|come))?)(?: it)?(?: on| el| los| next| this)? (${several(anyDay)})(?![a-z])(?: either)?`,
    "g",
  );
  const behind = new RegExp(
    `(?<![a-z])(${several(anyDay)}) (?:(?:(?:is|are|s|would be|will be) )?(?:also |kinda |kind of |really |pretty |very )*(?:out|bad|no good|not good|impossible|full|packed|taken|hopeless|tough|hard|a no go|not possible|not an option|off the table)|isnt (?:good|possible|an option)|arent (?:good|possible|an option)|(?:doesnt|does not|dont|do not|wont|will not|cant|cannot|isnt going to|wouldnt)(?: really| quite)? (?:work|suit|do|fit|happen|be possible)|i cant|i cannot|no puedo|no me sirve|no me queda|no me conviene|no)(?: (?:for|with) (?:me|us))?(?: (?:as well|too|also|either|tampoco))?(?![a-z])`,
    "g",
  );
  const busy = new RegExp(
    `(?<![a-z])(?:busy|tied up|booked(?: solid| up)?|unavailable|not (?:free|available)|in (?:surgery|court|meetings|class)|away|traveling|travelling|swamped|slammed|ocupad[oa]s?|de viaje)(?: (?:all|every|each|of|most of|the whole|whole|day|morning|mornings|afternoon|afternoons|and|on|el|los|todo|todos|las|mananas|tardes|y))* (${several(anyDay)})(?![a-z])`,
    "g",
  );
  for (const pattern of [before, behind, busy])
    rest = rest.replace(pattern, (_, named: string) => {
      for (const { number, latin } of weekdays)
        if (new RegExp(`(?<![a-z])(?:${latin})(?![a-z])`).test(named)) not.add(number);
      return " ";
    });
  // "星期二和星期三都没空": each of them.
  rest = rest.replace(severalHan, (all) => all.replace(/[和、，,及跟]/g, "不行,"));
  for (const { number, han } of weekdays) {
    const refused = new RegExp(`(?:不要|除了|别)(?:${han})|(?:${han})${busyHan}`);
    if (!refused.test(rest)) continue;
    not.add(number);
    rest = rest.replace(refused, " ");
  }
  return { text: rest, not: [...not] };
}

const alternative = new RegExp(`\\s(?:or|o)(?: on| el)? (?:${anyDay})(?![a-z])`, "g");

/** The weekday that a text names last: people put right what they said by saying it again. */
export function weekdayIn(said: string): number | undefined {
  // Of "monday or tuesday" the first.
  const text = said.replace(alternative, " ");
  let last: { number: number; at: number } | undefined;
  for (const { number, latin, han } of weekdays)
    for (const match of text.matchAll(new RegExp(`(?<![a-z])(?:${latin})(?![a-z])|${han}`, "g")))
      if (!last || match.index > last.at) last = { number, at: match.index };
  return last?.number;
}
