import type { Language } from "#contract/receptionist.ts";
import { clausesOf } from "./clauses.ts";
import { clockTime } from "./clock-time.ts";
import { withFigures } from "./numbers.ts";

const hour = "(?:(?:1[0-2]|0?[1-9])(?::[0-5]\\d)?(?: ?[ap]\\.?m\\.?(?![a-z]))?|noon|midday)";
const zone = "(?:eastern|central|mountain|pacific|[ecmp][sd]?t)(?: time)?";
const own =
  "(?:for (?:me|us)|my time|our time|here|over here|where (?:i am|we are)|para m[ií]|aqu[ií]|mi hora|hora (?:m[ií]a|de aqu[ií]))";

/** "Not the 19th", "I can't do the 19th". */
const refusedDate =
  /(?<!\p{L})(?:not|except|(?:can(?:'?t|not)|won'?t|don'?t) (?:do|make|on)|(?:but )?no(?: puedo)? el|menos el)(?: on)?(?: the)? (?:\d{1,2}(?:st|nd|rd|th)|(?<=el )\d{1,2}|today|tomorrow|tonight)(?!\d|:|\p{L})|(?<!\p{L})(?:hoy|mañana) no(?: puedo)?(?!\p{L})|(?:今天|明天)(?:不行|不可以|没空|不方便)|(?:不要|不是|别)\d{1,2}[号日]|\d{1,2}[号日](?:不行|不可以|没空|不方便)/giu;

/** Whether a day of the month is refused: "not the 19th". */
export const refusesDate = (message: string): boolean => message.search(refusedDate) >= 0;

/** "I said 2, not 2:30". */
const refusedHour = new RegExp(
  `(?<!why )\\b(?:not|isn['’]?t|instead of|rather than)(?: at| the)? ${hour}(?![\\p{L}\\d:])(?! ?(?:people|calls?|minutes?|mins?|of|to|or|-))`,
  "giu",
);

/** "I can't do 1", "1 doesn't work", "no puedo a la 1", "1点不行": the hour is named to be refused. */
const unsuitable = [
  `\\b(?:can(?:['’]?t|not)|won['’]?t|don['’]?t)(?: do| make)?(?: it)?(?: at)? ${hour}(?![\\p{L}\\d:])(?! ?(?:people|calls?|minutes?|mins?|of|to|or|-))`,
  `\\b${hour} (?:doesn['’]?t|does not|won['’]?t|will not|isn['’]?t going to) work\\b`,
  `\\b${hour} is (?:no good|bad|out|taken|too (?:early|late)|lunch)\\b`,
  `\\b(?:except|anything but|other than|but not)(?: at)? ${hour}(?![\\p{L}\\d:])`,
  `(?<!\\p{L})no puedo a las? ${hour}|(?<!\\p{L})a las? ${hour} no(?: puedo)?(?!\\p{L})|(?<!\\p{L})menos a las? ${hour}`,
  "\\d{1,2}(?:点半?|:\\d\\d)(?:不行|不可以|没空|不方便)",
  // "不是1点 是2点半".
  "(?:不是|不要|别)(?:上午|下午|早上|晚上)?(?:\\d{1,2}|[一二两三四五六七八九十]{1,2})(?:点半?|:\\d\\d)(?=.*[点:])",
].map((source) => new RegExp(source, "giu"));

/** The hours that a message refuses, in minutes after midnight. */
export function refusedHours(message: string, language: Language): number[] {
  const text = withFigures(message, language);
  return [refusedHour, ...unsuitable].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([found]) => {
      const said = /\d{1,2}(?::\d\d)?(?:点半?)?(?: ?[ap]\.?m)?|noon|midday/u.exec(found)?.[0];
      const time = said && clockTime(/点/.test(said) ? said : `at ${said}`);
      return time === undefined || time === "" ? [] : [time];
    }),
  );
}

const saidInstead = /\b(i (?:said|meant|want|need)) (1[0-2]|[1-9])(?![\p{L}\d:])/iu;

/** What an hour is on the visitor's own clock: "so 4:30 my time", "that's 12:30 for me". */
const converted = [
  `(?<!\\bif )\\b(?:so |no )*(?:that|which)(?:['’]?s| is| would be| will be|['’]d be)(?: like| then| at| already)? ${hour}(?! ?(?:works?|is (?:ok|fine|good)|then|instead|please))(?: ?${zone})?(?: ${own}| in \\p{L}+(?: \\p{L}+)?(?= ?(?:[.,;!?]|$)))?`,
  `\\b(?:so |= ?)?${hour} ${own}(?![\\p{L}])`,
  `\\b${hour} (?:${zone}|in \\p{L}+) (?:is|=|would be) ${hour}(?: (?:${zone}|in \\p{L}+|${own}))?`,
  `\\bis ${hour} (?:(?:your|my|our) time|${zone})(?![\\p{L}])`,
  `\\b${hour} is (?:my|our|his|her|lunch|when|during|too|no good|bad|out|taken)\\b`,
  `(?<!\\p{L})(?:eso |que |o sea )*(?:son|ser[ií]an?) las ${hour} ${own}(?!\\p{L})`,
  "(?:我这边|我们这边|这边)(?:就?是|的)?(?:上午|下午|早上|晚上)?\\d{1,2}(?:点半?|:\\d\\d)",
].map((source) => new RegExp(source, "giu"));

/** "Partner meeting at 11", "we have patients by 8", "she has a root canal at 2": somebody is busy. */
const busy = new RegExp(
  `\\b(?:meetings?|mtgs?|court|hearing|surgery|class|patients?|clients?|root canal|deposition|(?<!free |[^a-z]a |[^a-z]the )trial(?! (?:run|class|session|lesson|visit|day|week|pass))|flight|plane|appointment|lunch|school|shift|conference|busy|tied up|booked|junta|reuni[oó]n|audiencia|vuelo|clase|ocupad[oa])(?: (?:starts?|is|are|begins?|again|with \\p{L}+|all|on ${"(?:mon|tues?|wednes|thurs?|fri)(?:day)?"}))* (?:at|from|by|until|till|til|hasta las?|since|@|a las?|desde las?) ${hour}(?: (?:mon|tues?|weds?|wednes|thurs?|thu|fri|satur|sun)(?:day)?s?\\b)?`,
  "giu",
);
/** "I have physio at 8", "we open at 9", "i drop the kids off at 9". */
const does = new RegExp(
  `(?<!\\b(?:can|could|shall|may|should|would|if) )\\b(?:i|we|she|he)(?:['’]?ve|['’]?m)? (?:(?:have|has|got) (?!.{0,20}\\b(?:time|free|openings?|available|availability|room|slot|gap|break|window|hole|minutes)\\b)|drop|pick|start|leave|finish|get (?:out|off|home)|open|close|work)\\b[^.;!?]{0,24}? (?:at|by|until|till?|@) ${hour}`,
  "giu",
);
/** A meeting that is wished for has a word that asks for it. */
const wishes =
  /\b(?:book|schedule|set up|can (?:i|we|you)|could (?:i|we|you)|want|need|like|let'?s|get|make|have|please|quiero|quisiera|agend\p{L}*|reserv\p{L}*|puedo|podemos)\b.{0,30}\b(?:an? |the |my |una? )?(?:call|meeting|mtg|demo|appointment|cita|reuni[oó]n|llamada)\b/iu;
const soBefore =
  /\b(?:so |has to be |must be |needs to be )?(?:before|earlier than) (?:that|then)\b|\bantes de eso\b/iu;
const soAfter =
  /\b(?:so |has to be |must be |needs to be )?(?:after|later than) (?:that|then|it)\b|\bdespu[eé]s de eso\b/iu;

/** "You didn't count sat and sun": days that are spoken of, and not wished for. */
const counted =
  /\b(?:did(?:n'?t| not)|do(?:n'?t| not)|does(?:n'?t| not)|forgot(?: to)?|you|have(?:n'?t| not))(?: even| also)? (?:count(?:ed)?|include[ds]?|add(?:ed)?|figure[ds]?|reckon(?:ed)?)\b.*$/iu;

/**
 * A message without the hours that are named for another reason than to wish for them: what an hour
 * is on somebody's own clock, and when somebody is busy. "Meeting at 11 so before that" keeps its
 * limit.
 */
export function withoutTimesBeside(message: string): string {
  const left = message.replace(refusedHour, " ");
  // "I said 2, not 2:30": beside an hour that is refused the other is one too.
  const said = left === message ? message : left.replace(saidInstead, "$1 at $2");
  const plain = [...converted, ...unsuitable, refusedDate].reduce(
    (rest, pattern) => rest.replace(pattern, " "),
    said,
  );
  const clauses = clausesOf(plain).filter(({ text }) => !wishes.test(text));
  return (
    clauses
      .reduce(
        (left, { text }) =>
          left.replace(text, text.replace(busy, limitIn(plain)).replace(does, limitIn(plain))),
        plain,
      )
      // "Earlier than that", of a time that is offered, moves it.
      .replace(/\d/.test(plain) ? soBefore : /$^/, " ")
      .replace(counted, " ")
  );
}

/** What stands in place of the hour at which somebody is busy: the limit that it makes. */
function limitIn(message: string): (busy: string) => string {
  const at = new RegExp(`${hour}(?=[^\\d]*$)`, "iu");
  const asked = soBefore.test(message) ? "before" : soAfter.test(message) ? "after" : undefined;
  return (busy) => {
    const found = at.exec(busy)?.[0];
    const limit = asked ?? (/\b(?:until|till?|hasta)\b/iu.test(busy) ? "after" : undefined);
    return limit && found ? `, ${limit} ${found},` : " ";
  };
}
