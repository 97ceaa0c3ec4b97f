import { anyMonth } from "./month.ts";
import { anyDay } from "./weekday.ts";

/** An hour and its minutes without a sign between them: "230", "1030", "1430". */
const figure = "(?<hour>1[0-8]|0?[1-9])(?<minute>00|15|30|45)";

/** A day, behind or before which a figure is an hour: "tues", "3/24", "the 24th", "24 de marzo". */
const day = `(?:${anyDay}|tomorrow|today|tonight|manana|hoy|morning|afternoon|\\d{1,2}/\\d{1,2}|(?:${anyMonth})\\.? \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)|(?:el|dia|de) \\d{1,2}|\\d{1,2} (?:of |de )?(?:${anyMonth}))`;

/** Words that only an hour stands behind, a day aside. */
const atWords = "at|around|approx|aprox|a las?|las|tipo|como a las?";
/** Words that an hour may stand behind while a time is chosen, beside the start of a clause. */
const before = `${atWords}|@|~|about|like|to|do|does|is|have|make|it|its|it's|say|lets|then|instead|or|and|but|no|nope|nah|not|yes|yeah|ok|okay|for|until|till|by|actually|maybe|perhaps|prefer|want|need|meant|mean|wait|hmm?|um|so|rather|take|with|over|up|know what|any|that|sorry|shoot|oh|ugh|please|mejor|decir|digo|perdon|bueno|si|tiene`;
/** Words that may stand behind an hour; what it counts stands behind any other figure. */
const behind = `${day}|then|works?|worked|suits?|fits|is|isnt|isn't|would|wud|could|please|pls|plz|plox|instead|for|if|on|same|that|lol|haha|not|so|i|im|i'm|id|i'd|ill|i'll|we|cause|because|cuz|bc|since|or|and|but|ok|okay|good|fine|better|sharp|thx|thanks|ty|open|available|free|my time|our time|your time|eastern|central|mountain|pacific|[ecmp][sd]?t|in the|rather|maybe|when|while|might|should|may|can|tho|though|with|about|to (?:talk|discuss|go over|speak)|hrs|hours(?= (?:on|then|works))|mejor|por|de la|de|del|el|la|que|porque|pero|y|o|para|esta|me|hora|entonces|gracias`;

const words = (list: string) => `(?<![a-z\\d])(?:${list})`;
const ends = `(?=\\s*(?:$|[.,;!?)])|\\s(?:${behind})(?![a-z]))`;
/** No sum, no street and no telephone number. */
const alone = "(?<![\\d:.$€£#/-])";
const closed = "(?![\\d:/%-]|\\.\\d)";

/** Behind a day and behind "at" a figure is an hour, unless it counts something or is of an address. */
const uncounted =
  "(?! ?\\d)(?! ?(?:minutes?|mins?|calls?|texts?|minutos?|llamadas?|people|persons?|customers?|clients?|patients?|guests?|jobs?|dollars?|bucks|usd|pesos|al (?:mes|ano)|an? (?:month|year|week|day|pop)|per|each|monthly|(?:[a-z]+ ){1,2}(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|blvd|boulevard|way|hwy|highway|calle))(?![a-z]))";

const plainly = new RegExp(
  `((?:${words(`${day},?|${atWords}`)})(?: at| a las?| like| around| about| maybe| como)*\\s+)${alone}${figure}${closed}${uncounted}`,
  "g",
);
const whole = new RegExp(
  `(^\\W*(?:(?:ok|no|then|so|make it) )*)${figure}(?= (?:then|works|please|pls|plz|is fine|is good)(?: (?:on )?(?:${day}))?\\W*$| (?:on )?(?:${day})(?![a-z])|\\W*$)`,
  "g",
);
const chosen = new RegExp(
  `((?:^|[.,;!?…-]|${words(before)})\\s*)${alone}${figure}${closed}${ends}`,
  "g",
);

/**
 * A text with the sign in its hours: "3/24 at 1430" → "3/24 at 14:30". `choosing`: a day is named
 * or a time is being chosen, so that "actually 930 i have to walk the dog" names one as well.
 */
export function withJoinedHours(text: string, choosing: boolean): string {
  const put = (_: string, lead: string, hour: string, minute: string) =>
    `${lead}${Number(hour)}:${minute}`;
  const read = text.replace(plainly, put).replace(whole, put);
  return choosing ? read.replace(chosen, put) : read;
}
