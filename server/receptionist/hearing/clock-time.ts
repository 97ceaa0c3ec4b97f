import { withJoinedHours } from "./joined-hour.ts";

const word = (pattern: string) => new RegExp(`(?<![a-z])(?:${pattern})(?![a-z])`);

/** "4 on thursday is fine", "ok, ten tomorrow": an hour before its day, behind nothing that it could count. */
const hourThenDay =
  /(?<=(?:^|[,.;!?…-]|(?<![a-z])(?:at|do|does|would|could|like|around|about|maybe|say|perhaps|is|prefer|then|ok|okay|yes|so|and|its|but|actually|for sure|lets say|down for))\s*)(1[0-2]|[2-9])(?= (?:on |this |next |this coming )?(?:mon|tues?|weds?|wednes|thu(?:rs?)?|fri|satur|sat|sun)(?:day)?(?![a-z])(?! \d{1,2}(?::|(?:st|nd|rd|th|am|pm)(?![a-z])))| (?:tomorrow|today)(?![a-z]))/g;

/** "10 tomorrow, though half past would be better": of the hour that stands before it. */
const partPast =
  /(?<![\d:])(1[0-2]|[1-9])(?::00)?(?!\d|:)(.*?)(?<![a-z])(half|quarter) past(?! \d)(?![a-z])/;

/** "Monday 9", "mañana 4", "friday afternoon maybe 2": an hour behind its day, and no date. */
const dayThenHour =
  /(?<![a-z])((?:mon|tues?|weds?|wednes|thu(?:rs?)?|fri|satur|sat|sun)(?:day)?|tomorrow|today|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|hoy)( morning| afternoon| evening| after (?:lunch|work|school)| en la tarde| por la tarde| temprano)?(?: next week| this week)?(?:,? (?:like|around|about|say|maybe|perhaps|probably|drop ?off|pick ?up|works|please|quizas|tal vez|como))?[, ]+(1[0-2]|[1-9])(?=$|[\s,.;!?])(?!(?<=\D1)\s*call(?![a-z]))(?!\s*(?:llamadas?|citas?|reuni[oó]n|demos?|meetings?|calls|people|persons?|of us|adults?|kids?|guests?|nights?|personas|minutes?|mins?|hours?|days?|weeks?|rooms?|noches|horas|semanas|or \d|[ap]\.?m|[:/]|de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)))/g;

/** "Make it 4", "9 works", "let's do 10": an hour that nothing but the choice of it goes with. */
const hourChosen =
  /^(\W*(?:(?:oh|ok|okay|no|yes|hm+|hold on|wait|actually|sorry|then|so|and|well|please|maybe)(?: ?, ?| )?)*(?:make it|make that|change (?:it|that) to|how about|what about|let'?s (?:do|say|go with)|go with|i'?ll take|i can do|(?:can|could|may) (?:we|you|i|that|it|this) (?:please )?(?:do|be|make it|move to|get|have|say)|(?:move|push|bump|shift|switch) (?:it|that|this|me) to|better) )?(1[0-2]|[1-9])(?= ?(?:(works|would work|is (?:fine|good|great|perfect|ok|better)|sounds good|it is|suits me)(?: (?:for me|then|please))?|(then|please|instead)?)[\s.!?]*$)/;

/** "Wednesday after court so like 4": an hour at the end, in a text that names a day. */
const roughHour =
  /(?<=(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|lunes|martes|miercoles|jueves|viernes)(?![a-z]).*)(?<![a-z])(?:so )?(?:like|around|about|say|lets say|como|digamos) (1[0-2]|[1-9])(?=\W*$)/;

/** "1 is ok friday", "friday, 4 works": an hour that is accepted, and something else beside it. */
const hourAccepted =
  /(^|[.,;!?] ?|\b(?:ok|so|and|then) )(1[0-2]|[1-9])(?= (?:works|is (?:ok|fine|good|great|perfect))(?: (?:on )?(?:mon|tues?|wednes|thurs?|fri)(?:day)?)?\s*(?:[.,;!?]|$))/g;

/** "12 on friday would be great": an hour at the start, before its day. */
const hourBeforeDay =
  /(^\W*(?:(?:ok|so|hi|hey|hello|and|or|maybe|no|is|can|could|we|i|do|lets|let's|say|have|take|make it|what about|how about|i'?d like|ill take|i'll take) )*)(1[0-2]|[1-9])(?= on (?:the |next |this )?(?:mon|tues?|weds?|wednes|thu(?:rs?)?|fri)(?:day)?(?![a-z]))/;

/** "After 3", "@ 1": an hour with a word that only desks and hurried people use for "at". */
const hourBehindSign = /(?<![\w])@ ?(?=\d{1,2}(?!\d))/g;

/** "Earlier then, 11 your time", "2 hora de ustedes": an hour by the clock of the times. */
const onTheirClock =
  /(?<![\d:.$/-])(?<!(?<![a-z])(?:is|are) (?:(?:that|it|this) )?(?:at )?)(1[0-2]|[1-9])(?= (?:your|you guys) time(?![a-z])| (?:su hora|hora (?:suya|de ustedes|de alla))(?![a-z]))/g;

/** "930am", "1030 pm". */
const joined = /(?<![\d:.$-])(1[0-2]|0?[1-9])([0-5]\d)(?= ?[ap]\.?m(?![a-z]))/g;

/** "930 pacific", "like 230ish". */
const besideZone =
  /(?<![\d:.$-])(1[0-2]|0?[1-9])([0-5]\d)(?=\s?-?ish(?![a-z])| (?:the )?same day(?![a-z])|,? (?:eastern|central|mountain|pacific|[ecmp][sd]?t)(?![a-z]))/g;

/** "9 y media que llevo a los niños", "2 y cuarto"; "2 y media horas" is as long as that. */
const spokenPart =
  /(?<![\d:])(1[0-2]|0?[1-9]) y (media|cuarto)(?![a-z])(?! (?:horas?|anos?|minutos?|mil|docena))/g;

/** "3 o clock", "3ish", "half past 3", "10 30" as a clock shows them. */
const asOnClock = (text: string, choosing: boolean): string =>
  withJoinedHours(
    text
      .replace(joined, "$1:$2")
      .replace(besideZone, "$1:$2")
      .replace(
        spokenPart,
        (_, hour: string, part: string) => `${hour}:${part === "media" ? 30 : 15}`,
      ),
    choosing,
  )
    .replace(
      partPast,
      (_, hour: string, between: string, part: string) =>
        `${hour}:${part === "half" ? 30 : 15}${between}`,
    )
    .replace(
      /half (?:past )?(\d{1,2})(?![\d:])(?! ?(?:hours?|days?|minutes?|inch|dozen|price))/g,
      "$1:30",
    )
    .replace(/quarter past (\d{1,2})/g, "$1:15")
    // "20 past 4", "twenty to three"; "10 to 3" may be two hours, "a table for 5 after 7" is none.
    .replace(
      /(?<![\d:])(5|10|20|25) (?:(?:minutes )?past|minutes after) (1[0-2]|[1-9])(?![\d:])(?! ?(?:days?|weeks?|hours?|years?))/g,
      (_, minutes: string, hour: string) => `${hour}:${minutes.padStart(2, "0")}`,
    )
    .replace(
      /(?<![\d:])(20|25) (?:(?:minutes )?(?:to|till?)|minutes before) (1[0-2]|[1-9])(?![\d:])(?! ?(?:days?|weeks?|hours?|years?|people|of))/g,
      (_, less: string, hour: string) => `${Number(hour) - 1 || 12}:${60 - Number(less)}`,
    )
    .replace(
      /quarter (?:to|till?|before) (\d{1,2})(?!\d)/g,
      (_, hour: string) => `${Number(hour) - 1 || 12}:45`,
    )
    // "差一刻三点".
    .replace(/差1刻钟?(?:到)?(\d{1,2})[点时]/g, (_, hour: string) => `${Number(hour) - 1 || 12}:45`)
    // "Cuarto para las tres", "las 11 menos cuarto", "a las 2 y 45".
    .replace(
      /(?<![a-z])(?:un )?(cuarto|20|10|5) (?:para|pa) las? (\d{1,2})(?![\d:])/g,
      (_, less: string, hour: string) => `${Number(hour) - 1 || 12}:${minutesBefore(less)}`,
    )
    .replace(
      /(?<![\d:])(\d{1,2}) menos (cuarto|20|10|5)(?!\d)/g,
      (_, hour: string, less: string) => `${Number(hour) - 1 || 12}:${minutesBefore(less)}`,
    )
    .replace(/(?<=(?<![a-z])las? )(\d{1,2}) (?:y|con) ([1-5]\d)(?![\d:])/g, "$1:$2")
    .replace(/(?<![\d:])(\d{1,2}(?::\d\d)?)\s?-?ish(?![a-z])/g, "at $1")
    .replace(/(\d)\s?-?ish(?![a-z])/g, "$1")
    .replace(
      /(?<![\d:.])(1[0-2]|[1-9])(?= (?:in the (?:morning|afternoon|evening)|at night)(?![a-z]))/g,
      "at $1",
    )
    .replace(/(\d) o clock/g, "$1 oclock")
    .replace(hourChosen, (all, before?: string, hour?: string, works?: string) =>
      before || works ? `${before ?? ""}at ${hour}` : all,
    )
    .replace(hourBeforeDay, "$1at $2")
    .replace(roughHour, "at $1")
    .replace(hourAccepted, "$1at $2")
    .replace(hourThenDay, "at $1")
    .replace(hourBehindSign, "at ")
    .replace(onTheirClock, "at $1")
    .replace(dayThenHour, "$1$2 at $3")
    .replace(/(?<![\d:])(\d{1,2}) or so(?![a-z])/g, "at $1")
    .replace(/(?<![\d:./-])(\d{1,2}) (00|15|30|45)(?![\d:./-])/g, "$1:$2");

/** Minutes that a clock shows so long before the full hour. */
const minutesBefore = (less: string): number => 60 - (less === "cuarto" ? 15 : Number(less));

/** "About 12 calls a day. Can we talk thursday at 10:30": a number of calls is no hour, "at 4 phone call" is one. */
const countedCalls =
  /(?<!\d)(?<!(?<![a-z])(?:at|las) )\d{1,2} ?(?:phone |inbound )?call(?![a-z])|(?<!\d)\d{1,2} ?(?:(?:phone |inbound )?calls|llamadas|people|personas|employees|(?:a|per|each|every|al|por|a la) (?:day|week|month|dia|semana|mes))(?![a-z])/g;

/**
 * Minutes after midnight that a text names. `said`: small letters, numbers in figures. `choosing`: a
 * day is named or a time is being chosen.
 */
export function clockTime(said: string, choosing = false): number | undefined {
  const text = asOnClock(said, choosing);
  if (word("noon(?:ish)?|midday|mediodia").test(text) || /中午/.test(text)) return 12 * 60;
  const clock =
    /(\d{1,2})\s?(?:[:点时]|\.(?=\s?\d)|h(?![a-z]))\s?(\d\d)?\s*(半)?\s*(a\.?\s?m(?![a-z])|p\.?\s?m(?![a-z]))?/.exec(
      text,
    );
  const bare =
    /(?<![\d:])(\d{1,2})\s?(a\.?m(?![a-z])|p\.?m(?![a-z])|o'?clock)/.exec(text) ??
    /(?:^|\s)(?:at|a las?|las|(?:a eso de|tipo|como a?|sobre|hacia|cerca de|alrededor de)(?: las?)?|around|about(?! to)|roughly) (?!\d{1,2} (?:junt[oa]s|personas|cosas|veces|hijas|ni[nñ]as|hermanas|amigas))(1?\d|2[0-3])(?: (?:y )?(media|cuarto|30|15))?(?![\d:/]|(?:st|nd|rd|th)(?![a-z])| (?:in|of|out of) \d)/.exec(
      text.replace(countedCalls, " "),
    );
  const found = bare && (!clock || bare.index < clock.index) ? bare : (clock ?? bare);
  if (!found) return undefined;
  const hour = Number(found[1]);
  if (hour > 23) return undefined;
  const minute = found === clock ? clockMinute(found) : spokenMinute(found[2] ?? "");
  const half = (found === clock ? found[4] : found[2]) ?? "";
  // "上午九点，我太太下午上班": the part of the day that stands at the hour is its own.
  const own = /(?:上午|早上|下午|晚上)$/.exec(text.slice(0, found.index))?.[0];
  return hourOfDay(hour, half, own ?? text) * 60 + (minute < 60 ? minute : 0);
}

const clockMinute = (found: RegExpExecArray) => (found[2] ? Number(found[2]) : found[3] ? 30 : 0);
const spokenMinute = (half: string) =>
  /media|30/.test(half) ? 30 : /cuarto|15/.test(half) ? 15 : 0;

function hourOfDay(hour: number, half: string, text: string): number {
  // "9 am, I work in the afternoon".
  if (/^a/.test(half)) return hour;
  const late =
    /^p/.test(half) ||
    word("afternoon|evening|tonight|(?<!mas )tarde|pm").test(text) ||
    /下午|晚上/.test(text);
  const early =
    word("morning|de la manana|en la manana|por la manana").test(text) || /上午|早上/.test(text);
  if (late && hour < 12) return hour + 12;
  // "At three" means the afternoon: nobody books a call at 3 am.
  return !early && hour >= 1 && hour <= 6 ? hour + 12 : hour;
}
