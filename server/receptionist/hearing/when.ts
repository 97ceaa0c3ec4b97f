import { addDays, weekdayOf } from "#contract/calendar-date.ts";
import type { Language } from "#contract/receptionist.ts";
import { clockTime } from "./clock-time.ts";
import { withFigures } from "./numbers.ts";
import { spokenDate } from "./spoken-date.ts";
import { takenBack } from "./taken-back.ts";
import { anyDay, daysPutRight, withoutRefused } from "./weekday.ts";
import { writtenOut } from "./written-out.ts";

/** A time as a sentence gives it. Every part may be missing. */
export interface When {
  /** YYYY-MM-DD on the visitor's clock. */
  date?: string;
  /** The other of two days: "thursday or monday". */
  or?: string;
  /** Not before this date: "next week". */
  from?: string;
  /** Minutes after midnight. */
  time?: number;
  part?: "morning" | "afternoon";
  /** The nth of the times on show, from 0; -1 is the last. */
  nth?: number;
  /** Weekdays that do not suit, from 0 (Sunday): "not monday". */
  not?: number[];
  /** Hours that do not suit, in minutes after midnight: "not 1". */
  notAt?: number[];
  /** None of what was offered. */
  none?: true;
  /** Days from the one spoken of: "the day after", "a week later". */
  shift?: number;
  /** Later or earlier than the time spoken of, on its day. */
  toward?: "later" | "earlier";
  /** Of the week of the day spoken of: "earlier that week". */
  inWeek?: true;
  /** The next one in that direction, and no choice of several: "the one after". */
  adjacent?: true;
  /** The time that was spoken of before: "same time". */
  same?: true;
  /** "As soon as possible", "any time". */
  soonest?: true;
  /** Minutes after midnight: not before, and before. */
  since?: number;
  until?: number;
  /** The time was named by the clock of another zone, and is converted. */
  converted?: true;
}

const word = (pattern: string) => new RegExp(`(?<![a-z])(?:${pattern})(?![a-z])`);

/** Wishes for a time that are neither a day nor an hour. */
const wishes: { name: "none" | "same" | "soonest"; latin: RegExp; han: RegExp }[] = [
  {
    name: "none",
    latin: word(
      "neither|none of those|none of them|none of these|neither works?|ninguna|ninguno|ninguna de esas",
    ),
    han: /都不行|都不合适|都不可以/,
  },
  {
    name: "same",
    latin: word("same time|same hour|misma hora|a la misma"),
    han: /同样的?时间|同一时间/,
  },
  {
    name: "soonest",
    latin: word(
      "as soon as possible|asap|soonest|earliest|any ?time|whenever|next available|first available|next opening|first opening|right away|cuanto antes|lo antes posible|cualquier hora|cuando sea|primera hora libre|lo mas pronto",
    ),
    han: /最早|尽快|随便|都可以|都行/,
  },
];

/**
 * Reads a day and a time out of a sentence.
 * @param today YYYY-MM-DD on the visitor's clock.
 */
export function whenIn(message: string, language: Language, today: string): When {
  const pieces = takenBack(message);
  if (pieces.length < 2) return whenInPiece(message, language, today);
  const read = pieces.map((piece, at) =>
    whenInPiece(at > 0 ? asHour(piece, language) : piece, language, today),
  );
  return Object.assign({}, ...read) as When;
}

/** "Hold on, make it 4": the number that puts a time right is an hour. */
function asHour(piece: string, language: Language): string {
  const hour =
    /^[^\p{L}\d]*(\d{1,2})(?: (?:then|please|instead|por favor|mejor))?[^\p{L}\d]*$/u.exec(
      withFigures(piece, language),
    )?.[1];
  return hour ? `at ${hour}` : piece;
}

/** The day that a text names by its distance from the one spoken of. */
const shifts: [RegExp, number][] = [
  [
    word(
      "(?:the )?(?:day after|next day|following day)(?! tomorrow)|(?:a|1) day (?:later|after|further)|(?:back|out|off|by) (?:a|1) day|(?:a|1) day back|al dia siguiente|el dia siguiente|(?:un|1) dia (?:despues|mas tarde)",
    ),
    1,
  ],
  [
    word(
      "(?:the )?(?:day before|previous day)(?! yesterday)|(?:a|1|the) day (?:earlier|sooner|prior)|(?:a|1) day before|(?:up|forward) (?:a|1) day|(?:a|1) day (?:up|forward)|un dia antes|1 dia antes|el dia anterior",
    ),
    -1,
  ],
  [
    word(
      "a week later|one week later|1 week later|week after(?! next)|(?:una|1) semana (?:despues|mas tarde)|(?:back|out) (?:a|1) week",
    ),
    7,
  ],
];
const shiftsChinese: [RegExp, number][] = [
  [/第2天|后1天|晚1天/, 1],
  [/前1天|早1天/, -1],
  [/晚1周|晚1个?星期/, 7],
];

const towards: [RegExp, "later" | "earlier"][] = [
  [
    word(
      "(?:the )?(?:one|same|slot|time) (?:right )?after(?: that| it)?|next (?:one|slot) after(?: that)?|(?:el|la) (?:de despues|siguiente)(?! (?:semana|dia))",
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
      "(?:anything|something|a bit|a little|bit|any)? ?later(?: that day| the same day| than that| in the day| on)?|(?:further|deeper|farther)(?: in| into| along| on)*(?: to)? (?:the|that) day|(?:closer to|toward|towards|near|nearer) the end of the day|(?:too|a little|a bit|bit|kinda|kind of|very|so|pretty|rather|way|not (?:that|so|quite so)) early|mas tarde|(?:muy|demasiado|tan) temprano",
    ),
    "later",
  ],
  [
    word(
      "(?:anything|something|a bit|a little|bit|any)? ?earlier(?: that day| than that)?|sooner than that|(?:too|a little|a bit|bit|kinda|kind of|very|pretty|rather|way|not (?:that|so|quite so)) late(?! (?:by|for me to|to))|mas temprano|antes de eso|(?:muy|demasiado|tan) tarde",
    ),
    "earlier",
  ],
];

/** "Evening. Can we talk tuesday morning": the part of the day that it is now. */
const greeting =
  /^\W*(?:(?:hi|hello|hey|hola)\W+)*(?:(?:good )?(?:morning|afternoon|evening)(?=\s*[.,!]\s*\S)|buen[oa]s (?:d[ií]as|tardes|noches)|早上好|上午好|下午好|晚上好)/iu;

const ofWeek =
  /(?<![a-z])(?:that|this|the|same) week(?![a-z])|(?<![a-z])(?:en |de )?(?:esa|esta|la misma) semana|(?:那|这|同一)周/;
const oneOnly =
  /(?<![a-z])(?:one|same|slot|time) (?:right )?(?:after|before)(?![a-z])|(?<![a-z])(?:el|la) (?:de despues|de antes|siguiente|anterior)(?![a-z])/;

/** "Number 3", "option 2": one of what is on show, and no hour. */
const numbered =
  /(?<!(?:phone|cell|fax|house|suite|room|unit|my|our|your|the) )(?<![a-z])(?:number|option|choice|slot|no\.|opcion|numero)\s?#?([1-6])(?![\d:./-]|\s?(?:[ap]\.?m|oclock|calls?|minutes?))|(?<![\w#])#([1-6])(?![\d:./-])/g;
const ordinals = ["1st one", "2nd one", "3rd one", "fourth one", "fifth one", "sixth one"];

function whenInPiece(message: string, language: Language, today: string): When {
  // "同一时间" holds the sign for one, but no hour.
  const plain = writtenOut(message.replace(greeting, ""))
    // "Not mornings before 10": the limit says it.
    .replace(/\bmornings? (?=(?:before|after) \d)/giu, "")
    .replace(/同一(?:个)?(?:时间|时段|钟点)/g, "同样的时间")
    // "星期五一点": the day's figure is no part of the hour.
    .replace(/((?:周|星期|礼拜)[一二三四五六日天])(?=[一二两三四五六七八九十\d])/g, "$1 ");
  const whole = withFigures(daysPutRight(plain), language).replace(
    numbered,
    (_, figure?: string, sign?: string) => ordinals[Number(figure ?? sign) - 1] ?? "",
  );
  const { text, not } = withoutRefused(whole);
  const when: When = {};
  if (not.length > 0) when.not = not;
  for (const { name, latin, han } of wishes)
    if (latin.test(text) || han.test(text)) when[name] = true;
  const date = spokenDate(text, today);
  if (date) when.date = date;
  const other = date && otherDay.exec(text)?.[1];
  if (other) when.or = spokenDate(other, today) ?? date;
  const shift = [...shifts, ...shiftsChinese].find(([pattern]) => pattern.test(text))?.[1];
  if (shift !== undefined && !date) when.shift = shift;
  const toward = towards.find(([pattern]) => pattern.test(text))?.[1];
  if (toward && !date && shift === undefined) when.toward = toward;
  if (when.toward && ofWeek.test(text)) when.inWeek = true;
  if (when.toward && oneOnly.test(text)) when.adjacent = true;
  readWeek(when, text, today);
  const time = clockTime(text);
  if (time !== undefined) when.time = time;
  if (
    word("morning|mornings|por la manana|de la manana|en la manana").test(text) ||
    /上午|早上/.test(text)
  )
    when.part = "morning";
  if (
    word("afternoon|afternoons|evening|after lunch|after work|tarde|noche").test(text) ||
    /下午|傍晚|晚上/.test(text)
  )
    when.part = "afternoon";
  if (noMornings.test(text)) when.part = "afternoon";
  else if (noAfternoons.test(text)) when.part = "morning";
  const nth = nthIn(text);
  // Of "the 2nd" alone only what is on offer tells whether it is a day.
  const alone = /^\W*(?:the )?(?:1st|2nd|3rd|4th)(?: one| 1)?\W*$/.test(text);
  if (nth !== undefined && when.time === undefined && (!when.date || alone || nth === -1))
    when.nth = nth;
  return when;
}

/** "Mornings are out", "not in the morning": the other half of the day. */
const noMornings =
  /(?<![a-z])(?:mornings?(?: are| is) (?:out|no good|bad|impossible|terrible|hard|tough|full|taken|a no go)|mornings? (?:dont|do not|wont|will not) work|(?:no|not in the|not|never) mornings?(?! (?:before|after|till|until))|(?:por la|en la) manana (?:no puedo|no)|las mananas no)(?![a-z])/;
const noAfternoons =
  /(?<![a-z])(?:afternoons?(?: are| is) (?:out|no good|bad|impossible|terrible|hard|tough|full|taken|a no go)|afternoons? (?:dont|do not|wont|will not) work|(?:no|not in the|not|never) afternoons?|(?:por la|en la) tarde no|las tardes no)(?![a-z])/;

/** "Thursday or monday". */
const otherDay = new RegExp(
  `(?<![a-z])(?:${anyDay})(?: (?:morning|afternoon|at [a-z]+))?,? (?:or|o)(?: on| el| maybe| this)? (${anyDay})(?![a-z])`,
);

const nextDay = new RegExp(
  `(?<![a-z])next (?:${anyDay})(?![a-z])|(?<![a-z])(?:${anyDay}) (?:de la )?(?:proxima?|que viene)(?! semana)`,
);

/** "Next week" and the week after. */
function readWeek(when: When, text: string, today: string): void {
  const coming = addDays(today, (8 - weekdayOf(today)) % 7 || 7);
  // "A week from monday", "in two weeks on tuesday".
  const later = /(?<![a-z])(?:(?:a|1) week from|in (?:a|1) week on) (?![a-z]*now)/.test(text)
    ? 7
    : 0;
  const weeks = /(?<![a-z])(?:in )?2 weeks (?:on|from) (?!now|today)/.test(text) ? 14 : later;
  if (when.date && weeks > 0) {
    when.date = addDays(
      when.date,
      /in 2 weeks on/.test(text) && when.date > addDays(today, 3) ? 7 : weeks,
    );
    return;
  }
  // "Next friday", said on a thursday, is not tomorrow.
  if (when.date && when.date < coming && nextDay.test(text)) when.date = addDays(when.date, 7);
  if (
    word("next week|la semana que viene|la proxima semana|proxima semana").test(text) ||
    /下周|下个星期|下星期/.test(text)
  ) {
    const from = addDays(today, (8 - weekdayOf(today)) % 7 || 7);
    // "Next Tuesday" and "下周二": that day of the coming week.
    if (when.date && when.date < from) when.date = addDays(when.date, 7);
    else if (!when.date) when.from = from;
  }
  if (
    word("in 2 weeks|en 2 semanas|week after next").test(text) ||
    /下下周|两周后|2周后/.test(text)
  )
    when.from = addDays(today, 14);
}

/** Whether any part of a time is known. */
export const saysWhen = (when: When) => Object.keys(when).length > 0;

/** Which of the times on show a text names, from 0; -1 for the last. `text`: numbers in figures. */
export function nthIn(text: string): number | undefined {
  const end =
    "(?:the )?(?:very )?(?:final|bottom)(?: (?:one|slot|time|option))?(?! (?:price|cost|offer|bill|say))|last (?:one|1)(?! (?:of|in) )|very last|the last|last slot|last opening|last spot|last thing|last time|latest one|latest|latest slot|latest time|la ultima|el ultimo|ultima hora|lo mas tarde";
  if (word(end).test(text) || /最后|最晚/.test(text)) return -1;
  const chinese = /第(\d)/.exec(text);
  if (chinese) return Number(chinese[1]) - 1;
  const words: [string, number][] = [
    ["1st|first|first one|top one|earliest one|earliest of those|primera?|primero", 0],
    ["2nd|second|second one|segund[ao]", 1],
    ["3rd|third|tercer[ao]?", 2],
    ["4th|fourth|cuart[ao]", 3],
    ["5th|fifth|quint[ao]", 4],
    ["6th|sixth|sext[ao]", 5],
  ];
  return words.find(([names]) => word(names).test(text))?.[1];
}
