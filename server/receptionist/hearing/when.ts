import type { Language } from "#contract/receptionist.ts";
import { clockTime } from "./clock-time.ts";
import { withoutFirstOfAll } from "./first-of-all.ts";
import { moveIn, namesFollowingDay, towardIn } from "./moves-said.ts";
import { withFigures } from "./numbers.ts";
import { withoutOccupied } from "./occupied-days.ts";
import { spokenDate } from "./spoken-date.ts";
import { takenBack } from "./taken-back.ts";
import { weekOf } from "./week-said.ts";
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
  /** Minutes from the time spoken of: "an hour later". */
  shiftMinutes?: number;
  /** The weekday is the first one behind the day spoken of: "the monday after". */
  following?: true;
  /** Later or earlier than the time spoken of, on its day. */
  toward?: "later" | "earlier";
  /** Of the week of the day spoken of: "earlier that week". */
  inWeek?: true;
  /** The next one in that direction, and no choice of several: "the one after". */
  adjacent?: true;
  /** The time that was spoken of before: "same time". */
  same?: true;
  /** The weekday that was spoken of before, in another week: "in two weeks, same day". */
  sameDay?: true;
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
      "neither|none of those|none of them|none of these|neither works?|ninguna|ninguno|ninguna de esas|(?:not|cant|cannot|wont|couldnt|dont|doesnt|isnt|arent)(?: (?:really|do|make|like|want|work|works|suit|use|take|fit|for me|with))* (?:either|any|both)(?:(?: 1| time| slot)? of (?:them|those|these)| 1| one|(?=\\W*$))|(?:either|both|those|these|they)(?: (?:2|both|times|hours|slots|1))? (?:dont|do not|doesnt|does not|wont|will not|arent|are not|isnt|are (?:all |both )?(?:bad|out|no good|impossible|taken))(?: really| quite)?(?: (?:work|fit|suit|good|great|possible|do))?|esas? (?:horas? )?no (?:puedo|me (?:queda|sirve|va)n?)",
    ),
    han: /都不行|都不合适|都不可以|都没空|都不方便|都没法|都来不及/,
  },
  {
    name: "same",
    latin: word("same time|same hour|same slot|misma hora|a la misma|mismo horario"),
    han: /同样的?时间|同一时间|时间(?:一样|不变|照旧)/,
  },
  {
    name: "soonest",
    latin: word(
      "as soon as possible|as soon as (?:you|we|u) can|asap|soonest|earliest|(?:i )?(?:dont|do not) (?:care|mind) (?:when|what time)|(?:the )?sooner the better|(?:soon|pronto) (?:as possible|please|pls|por favor)|any ?time|whenever|next available|first available|(?:next|first|1st) (?:opening|slot|spot|appointment|time (?:you have|slot))|right away|cuanto antes|lo antes posible|cualquier hora|cuando sea|primera (?:hora|cita)(?: que (?:tengan?|tienen?|haya|hay))?(?: libre| disponible)?|primer hueco|lo mas pronto|(?:me )?da igual (?:cuando|la hora)|cuanto mas pronto mejor",
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
  const [only = message] = pieces;
  if (pieces.length < 2)
    return whenInPiece(putInstead.test(only) ? asHour(only, language) : message, language, today);
  const read = pieces.map((piece, at) =>
    whenInPiece(at > 0 ? asHour(piece, language) : piece, language, today),
  );
  return Object.assign({}, ...read) as When;
}

/** "Can that be 2 instead, my nurse comes at 1": the rest is why. */
const putInstead = /^\W*(?:at )?\d{1,2}(?::\d\d)? instead[,;.]/u;

/** "Hold on, make it 4": the number that puts a time right is an hour. */
function asHour(piece: string, language: Language): string {
  const hour =
    /^[^\p{L}\d]*(?:at )?(\d{1,2}(?::\d\d)?)(?: (?:then|please|instead|por favor|mejor))?(?:[^\p{L}\d]*$|(?<=instead)[,;.])/u.exec(
      withFigures(piece, language),
    )?.[1];
  return hour ? `at ${hour}` : piece;
}

/** "Evening. Can we talk tuesday morning": the part of the day that it is now. */
const greeting =
  /^\W*(?:(?:hi|hello|hey|hola)\W+)*(?:(?:good )?(?:morning|afternoon|evening)(?=\s*[.,!]\s*\S)|buen[oa]s (?:d[ií]as|tardes|noches)|早上好|上午好|下午好|晚上好)/iu;

const sameDay = /(?<![a-z])(?:same|mismo) (?:week ?)?(?:day|dia)(?![a-z])|同一天/;
const ofWeek =
  /(?<![a-z])(?:that|this|the|same) week(?![a-z])|(?<![a-z])(?:en |de )?(?:esa|esta|la misma) semana|(?:那|这|同一)周/;
const oneOnly =
  /(?<![a-z])(?:one|same|slot|time) (?:right )?(?:after|before)(?![a-z])|(?<![a-z])next (?:one|1)(?![a-z])|(?<![a-z])(?:el|la) (?:de despues|de antes|siguiente|anterior)(?![a-z])/;

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
    // "早一点的", and no one o'clock.
    .replace(/(?<=[早晚快慢多少])一点儿?/g, "些")
    // "十点一刻": a quarter past.
    .replace(/(?<=点)(?:过|钟)?[一1]刻/g, "15")
    .replace(/(?<=点)(?:过|钟)?[三3]刻/g, "45")
    // "星期五一点": the day's figure is no part of the hour.
    .replace(/((?:周|星期|礼拜)[一二三四五六日天])(?=[一二两三四五六七八九十\d])/g, "$1 ");
  // "The earlier of the two": no day of a month.
  const whole = withFigures(daysPutRight(plain), language)
    .replace(/\bof the 2(?=\W*$| (?:please|pls|then|is|works))/g, "of them")
    .replace(
      numbered,
      (_, figure?: string, sign?: string) => ordinals[Number(figure ?? sign) - 1] ?? "",
    );
  const refused = withoutRefused(whole);
  const { text, not: taken } = withoutOccupied(refused.text);
  const not = [...refused.not, ...taken];
  const when: When = {};
  if (not.length > 0) when.not = not;
  for (const { name, latin, han } of wishes)
    if (latin.test(text) || han.test(text)) when[name] = true;
  const date = spokenDate(text, today, language);
  if (date) when.date = date;
  const other = date && otherDay.exec(text)?.[1];
  if (other) when.or = spokenDate(other, today, language) ?? date;
  const move = date ? undefined : moveIn(text);
  if (move?.days !== undefined) when.shift = move.days;
  if (move?.minutes !== undefined) when.shiftMinutes = move.minutes;
  if (date && namesFollowingDay(text)) when.following = true;
  const toward = towardIn(text);
  if (toward && !date && !move) when.toward = toward;
  if (sameDay.test(text)) when.sameDay = true;
  if (when.toward && ofWeek.test(text)) when.inWeek = true;
  if (when.toward && oneOnly.test(text)) when.adjacent = true;
  Object.assign(when, weekOf(when, text, today));
  const time = clockTime(text, date !== undefined);
  if (time !== undefined) when.time = time;
  if (
    word(
      "morning|mornings|por la manana|de la manana|en la manana|first thing|before lunch|before noon|antes de (?:comer|almorzar|la comida)|antes del almuerzo|(?<!(?:muy|tan|demasiado) )temprano|a primera hora",
    ).test(text) ||
    /上午|早上/.test(text)
  )
    when.part = "morning";
  if (
    word("afternoon|afternoons|evening|after lunch|after work|(?<!mas )tarde|noche").test(text) ||
    /下午|傍晚|晚上/.test(text)
  )
    when.part = "afternoon";
  const half = (halfAlone.exec(text) ?? halfOfDay.exec(text))?.[1];
  if (half && when.time === undefined) when.part = half === "a" ? "morning" : "afternoon";
  if (date && lateInDay.test(text)) when.part = "afternoon";
  if (date && earlyInDay.test(text)) when.part = "morning";
  if (noMornings.test(text)) when.part = "afternoon";
  else if (noAfternoons.test(text)) when.part = "morning";
  const nth = nthIn(text);
  // Of "the 2nd" alone only what is on offer tells whether it is a day.
  const alone = /^\W*(?:the )?(?:1st|2nd|3rd|4th)(?: one| 1)?\W*$/.test(text);
  if (
    nth !== undefined &&
    when.time === undefined &&
    (!when.date || alone || nth === -1 || oneOfDay.test(text))
  )
    when.nth = nth;
  return when;
}

/** "am", "in the pm": a half of the day, without an hour. */
const halfAlone =
  /^\W*(?:(?:ok|in|the|any|prefer|only|just|maybe|or|on)\W+)*([ap])\.?m\.?s?(?: (?:please|pls|works|is (?:better|best|good|fine)|only|if possible|then))?\W*$/;
const halfOfDay = new RegExp(
  `(?<![a-z])(?:(?:${anyDay}|tomorrow) |in the )([ap])\\.?m\\.?(?![a-z])`,
);
// "Monday then, not too early": no wish for the morning.
const earlyInDay =
  /(?<![a-z])(?<!(?:too|so|that|very|super|crazy|really|overly) )early(?: in the (?:day|morning))?(?! (?:next|this|in the week|that) )(?![a-z])(?!.{0,3}afternoon)/;
const lateInDay =
  /(?<![a-z])(?<!(?:too|so|that|very|super|crazy|really|overly) )(?:late(?: in the day)?|later in the day|end of (?:the )?day|a ultima hora)(?! (?:next|this|in the|that) )(?!r)(?![a-z])/;

/** "Mornings are out", "not in the morning": the other half of the day. */
const noMornings =
  /(?<![a-z])(?:mornings?(?: are| is) (?:out|no good|bad|impossible|terrible|hard|tough|full|taken|a no go)|mornings? (?:dont|do not|wont|will not) work|(?:no|not in the|not|never) mornings?(?! (?:before|after|till|until))|(?:por la|en la) manana (?:no puedo|no)|las mananas no)(?![a-z])/;
const noAfternoons =
  /(?<![a-z])(?:afternoons?(?: are| is) (?:out|no good|bad|impossible|terrible|hard|tough|full|taken|a no go)|afternoons? (?:dont|do not|wont|will not) work|(?:no|not in the|not|never) afternoons?|(?:por la|en la) tarde no|las tardes no)(?![a-z])/;

/** "The first one you have on the 24th": of the times of that day. */
const oneOfDay =
  /(?<![a-z\d])(?:1st|2nd|3rd|first|second|third|primer[ao]?|segund[ao]|tercer[ao]?) (?:1|one|same|time|slot|opening|spot|hour|hora|que|available|free|you)(?![a-z])/;

/** "Thursday or monday". */
const otherDay = new RegExp(
  `(?<![a-z])(?:${anyDay})(?: (?:morning|afternoon|at [a-z]+))?,? (?:or|o)(?: on| el| maybe| this)? (${anyDay})(?![a-z])`,
);

/** Whether any part of a time is known. */
export const saysWhen = (when: When) => Object.keys(when).length > 0;

/** Which of the times on show a text names, from 0; -1 for the last. `said`: numbers in figures. */
export function nthIn(said: string): number | undefined {
  const text = withoutFirstOfAll(said);
  const end =
    "(?:the )?(?:very )?(?:final|bottom)(?: (?:one|slot|time|option))?(?! (?:price|cost|offer|bill|say))|last (?:one|1)(?! (?:of|in) (?!(?:the |that )?(?:day|afternoon|morning|list)))|very last|the last|last of (?:them|those|these|the day|that day)|last slot|last opening|last spot|last thing|last time|latest one|latest|latest slot|latest time|la ultima|el ultimo|ultima hora|lo mas tarde";
  if (word(end).test(text) || /最后|最晚/.test(text)) return -1;
  const chinese = /第(\d)(?!天|周)/.exec(text);
  if (chinese) return Number(chinese[1]) - 1;
  const words: [string, number][] = [
    ["1st|first|first one|top one|earliest one|earliest of those|primera?|primero", 0],
    ["2nd|second|second one|segund[ao]", 1],
    ["3rd|third|tercer[ao]?", 2],
    ["4th|fourth|cuart[ao]", 3],
    ["5th|fifth|quint[ao]", 4],
    ["6th|sixth|sext[ao]", 5],
  ];
  return words.find(([names]) => word(`(?<!\\d)(?:${names})`).test(text))?.[1];
}
