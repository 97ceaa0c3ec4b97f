import { withOwnHours } from "./own-hours.ts";

/** What a number or a day in a message may stand for, other than the time of a visit. */

const days =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|today|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|ma[nñ]ana|hoy";
const months =
  "january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec";

/** Words that may go on behind a day of the month: any other word is what the number counts. */
const behindDate =
  "at|of|in|or|and|y|o|on|to|through|till|until|works?|would|will|is|was|if|then|please|pls|for|around|about|like|after|before|by|but|because|so|i|im|we|me|my|you|u|she|he|they|our|may|can|could|sounds?|good|great|fine|ok|okay|instead|not|no|with|that|this|it|thanks|morning|afternoon|evening|noon|any|anytime|sometime|from|as|preferably|maybe|either|only|the|a";

/** "The 5th floor", "his 2nd tooth": the place of something in a row. */
const placeInRow = new RegExp(
  `(?<!(?:${days}|${months})\\.?,? (?:the )?)(?<![\\d/-])\\d{1,3}(?:st|nd|rd|th) (?!(?:${behindDate}|${days}|${months})(?![\\p{L}]))(?=\\p{L})`,
  "giu",
);

/** "I got let go friday": when something happened. */
const whenItHappened = new RegExp(
  `\\b(?:let go|fired|laid off|happened|died|passed away|fell|rear ?ended|broke(?: down)?|started|began|noticed|arrested|got served|got hurt|injured|stung|swallowed|leaked|flooded|crashed|stopped(?: working)?|despidieron|corrieron|pas[oó]|muri[oó]|falleci[oó]|empez[oó]|choc[oó]|chocaron|cay[oó]|rompi[oó])(?: (?:on|this|last|past|me|it|him|her|el|este))* (?:${days})(?! (?:at|a las?|would|works?|is|sounds))(?![\\p{L}])`,
  "giu",
);

/** "I used box dye sunday", "me lo pinté el domingo": what the caller did then. */
const whenItWasDone = new RegExp(
  `(?<!\\p{L})(?:used|dyed|colou?red|bleached|tinted|highlighted|washed|shaved|tried|bought|painted|installed|teñ[ií]|pint[eé]|cort[eé]|compr[eé]|lav[eé]|us[eé]|decolor[eé]|ca[ií]|resbal[eé]|tropec[eé]|lastim[eé]|romp[ií]|quebr[eé]|quem[eé])(?: (?!(?:to|for|quiero|quisiera|necesito|puedo|cita|can|need|want|book)(?!\\p{L}))[\\p{L}'’]+){0,7}? (?:(?:on|this|last|past|el|este) )*(?:${days})(?! (?:at|a las?|would|works?|is|sounds))(?!\\p{L})`,
  "giu",
);

/** "La lleva otra empresa, hasta el 30 de abril": how long something lasts. */
const lastsUntil =
  /(?<!\p{L})hasta (?:el |finales de )?(?:\d{1,2} de )?(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?!\p{L})/giu;

/** "The 0128 one", "that one": a number and a thing that are pointed at. */
const pointedAt =
  /\b(?:the|that|this|which|another|other|each|every|last|same|new|old|his|her|my|your)\s*,?\s+(?:\d{3,}\s+)?one\b/giu;

/** "At 9 Fern Road": the number of a house. */
const houseNumber =
  /(?<![\d:])\d{1,2}(?= (?:[nsew]\.? )?\p{Lu}?\p{L}+(?: \p{L}+)? (?:street|st|road|rd|avenue|ave|lane|ln|court|ct|drive|dr|boulevard|blvd|terrace|circle|cir|parkway|pkwy)\b)/giu;

/** "101.5", "3.5 weeks": no hour, as "9.30" is one. */
const decimal = /(?<![\d.:/-])(?:\d{1,4}\.\d|\d{3,4}\.\d\d)(?![\d.:])/gu;

/** "All the detectors chirp at 3 am", "it woke us at 2 in the morning": when something goes wrong. */
const goesWrongAt =
  /(?<!\p{L})(?:(?:chirp|beep|bang|rattl|howl|scream|leak|drip|flicker|buzz|bark|cough|woke|waking|vomit|scratch)\p{L}*|(?:cry|cries|wakes?|trips?|dies|quits|(?:hear|heard) (?:it|them|him|her|noises?|something|scratching)|cuts? out|shuts? (?:off|down)|(?:goes|going|went) off|kick(?:s|ed) (?:on|in)|c(?:omes|ame) on|threw up|pita|suena|son[oó]|truena|gotea|ladra|llora|nos despierta|me despierta|se apaga|se va))(?!\p{L})(?: (?!(?:so|can|could|call|come|see|but|and|want|need|please|i['’]?m|im|we|free|podr[ií]an?|puede|quiero|y|pero)(?!\p{L}))[\p{L}'’]+){0,5}? (?:at|around|like|about|by|every night at|a las|como a las)(?: (?:like|about|around))? (?:\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\b\.?| in the morning| de la (?:ma[nñ]ana|noche|madrugada))|midnight)/giu;

/** "Is it crowded around 4", "is parking bad at 6": how it is there then, and no visit. */
const howItIsThen =
  /\b(?:is|are|does|do|how) (?:it|there|(?:the )?(?:parking|traffic|place|gym|lot|street|pool|lobby|lot|shop|office|line|wait|floor|sauna|bar)|many people|people)(?: (?:get|gets|very|really|too|usually|always|that|pretty|super|in|there|so|normally|a|lot|of|people)){0,4} (?:crowded|busy|packed|loud|quiet|noisy|full|hot|dark|empty|slow|dead|bad|crazy|long|easy|safe|mobbed|slammed|there)\b[^.!?,;]{0,24}?\b(?:at|around|after|before|by|between)(?: (?:like|about))? \d{1,2}(?::\d\d)?(?: ?[ap]\.?m\b\.?)?(?: (?:and|to) \d{1,2}(?::\d\d)?)?|(?<!\p{L})(?:hay mucha gente|est[aá] (?:muy )?(?:llen[oa]|ocupad[oa]|tranquil[oa]))(?: [\p{L}]+){0,3} a las? \d{1,2}(?::\d\d)?/giu;

/** "I work till three": how long the caller cannot. */
const busyUntil =
  /\b(?:i |im |i am |we |were )?(?:work|working|busy|teach|teaching|in class|at work|tied up|asleep|sleep|sleeping|napping|out|gone|away|stuck|driving|in (?:a )?meetings?|on (?:shift|duty|night shift)|trabajo|ocupad[oa]|duermo) (?:til+|until|hasta las?) \d{1,2}(?::\d\d)?(?: ?[ap]\.?m\b\.?)?/giu;

/** "I work til 3 so after that": not before three. */
const freeAfter =
  /\b(?:i |im |i am |we |were )?(?:work|working|busy|teach|teaching|in class|at work|tied up|sleep|sleeping|out|on (?:shift|duty)|trabajo|salgo|ocupad[oa]|estoy en el trabajo) (?:til+|until|hasta|a) (?:las? )?(\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\b\.?)?),? (?:(?:so|and|y|as[ií] que|pues|entonces) )*(?:any ?time |sometime |something )?(?:after(?:wards)?(?: (?:that|then))?|despu[eé]s(?: de eso)?|then)(?![\p{L}])/giu;

/** "I have to be out by 2", "tengo que salir antes de las 2": when the caller has to leave. */
const leavesBy =
  /(?<!\p{L})(?:(?:have|need|got|gotta|has|must|want)(?: to)? (?:leave|go|run|head out|be (?:out|done|gone|home|back|finished|somewhere)|get (?:out|going|home|back)|pick (?:up )?(?:\p{L}+ ){1,3}(?:up )?)(?: (?:of )?(?:here|there))?|(?:out|done|home|gone) of there|(?:tengo|tenemos|hay) que (?:salir|irme|irnos|estar (?:fuera|libre)|regresar|terminar|recoger (?:a )?(?:\p{L}+ ){1,2})(?:me|nos)?) (?:by|before|at|antes de las?|a las?|para las?) (?:noon|midday|mediod[ií]a|\d{1,2}(?:(?::| )\d\d(?!\d))?(?: ?[ap]\.?m\b\.?)?|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:fifteen|thirty|forty-?five))?(?!\p{L}))/giu;

/** "Call me after 3": when the caller can be reached. */
const reachedAt =
  /\b(?:call|ring|phone|text|reach|email)(?: (?:me|us|back|her|him))* (?:(?:only|anytime|any time|sometime) )?(?:after|before|at|around|between|by|not before|from) (?:noon|midday|\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\b\.?)?)(?:(?:,? (?:and|or|to|not)){1,2}(?: (?:before|after|earlier|later))?(?: \d{1,2}(?::\d\d)?)?)?/giu;

const reachedAtSpanish =
  /(?<!\p{L})(?:ll[aá]m|m[aá]rqu|h[aá]bl|escr[ií]b|tex?t[eé]|mand)\p{L}*(?: (?:me|nos|por tel[eé]fono|mejor|solo))* (?:despu[eé]s|antes|a partir) de las? \d{1,2}(?::\d\d)?(?: de la \p{L}+)?/giu;

/** "After 10, like 10:30": the hour that is meant follows the one it has to come after. */
const narrowed =
  /\b(?:after|past|from|despu[eé]s de las?) \d{1,2}(?::\d\d)?(?: ?[ap]\.?m\b\.?)?,? (?=(?:like|say|maybe|around|perhaps|ideally|tipo|como a las?|digamos) \d)/giu;

/** "Not this saturday, the one after". */
const theOneAfter = new RegExp(
  `\\bnot (?:this |next |on )?(?:coming )?(${days}|sat|sun|mon|tues?|weds?|thurs?|fri),? (?:but )?(?:the (?:one|week) after(?: that)?|the (?:next|following) (?:one|week))(?![\\p{L}])`,
  "giu",
);

/** "Miércoles 11 a las 3": beside an hour, the number behind the day is a date. */
const dayAndHour = new RegExp(
  `(?<![\\p{L}])((?:${days})) (\\d{1,2})(?!,? (?:or|maybe|o)(?![\\p{L}]))(?=[^.;!?\\d]{0,12}(?:\\bat |\\ba las? |@ ?|,? )\\d{1,2}(?::\\d\\d| ?[ap]\\.?m\\b|(?= ?(?:$|[,.;!?]))))`,
  "giu",
);

/** "El 11 es el día". */
const isTheDay =
  /\b(the|el) (\d{1,2})(?:st|nd|rd|th)? (?:is|es) (?:the|el) (?:day|date|d[ií]a|fecha)\b/giu;

/** "Do you do saturdays?": asks for the days of the house. */
const everyWeek =
  /\b(?:do|are|is|does) (?:you|u|yall|they|the \w+)(?: (?:guys|all|ever|also|even))? (?:do|open|work|come|there|have|take|here)[^,.;?]{0,20}\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\b/giu;

/** "Were like 5, maybe 6", "somos 7 u 8": people. */
const howMany =
  /(?<![\p{L}'’])(?:we are|we['’]re|were|we['’]ll be|somos|seremos|vamos a ser|vamos|venimos|there are|there['’]s|party of|table for|mesa para) (?:(?:like|about|around|maybe|probably|como|unos|unas) )?\d{1,2}(?:,? (?:or|maybe|o|u|tal vez|quiz[aá]s|possibly|well|bueno) (?:maybe )?\d{1,2})?(?= *(?:$|[,.;!?]|of|people|personas|with|con|and|y|on|el|at|a las?|for)(?!\p{L}))(?!:| ?[ap]\.?m)/giu;

/** "We're 7", "somos cinco": nothing but how many come. */
export const isHowMany = (text: string): boolean => !/[\p{L}\d]/u.test(text.replace(howMany, ""));

/** "Two more said yes so 13": people who join, and no hour. */
const joining =
  /(?<!\p{L})(?:(?:\d{1,2}|one|two|three|four|five|six|dos|tres|un|una) )?(?:more|others?|extra|another|friends?|cousins?|people|guests?|m[aá]s|otr[oa]s?)(?!\p{L})[^.;!?]{0,25}?(?<!\p{L})(?:said (?:yes|they)|(?:is|are|re) (?:in|coming)|coming|joining|joined|want(?:s)? (?:in|to come)|rsvp\w*|dijeron que s[ií]|vienen|se (?:suman|apuntan))(?!\p{L})[^.;!?]{0,12}?(?<!\p{L})(?:so|that makes|makes (?:it|us)|entonces|as[ií] que|ya)(?: (?:we['’]?re|we are|its|it['’]s|somos|like|now))* (?:\d{1,3}|\p{L}+teen|twenty|t[rw]elve|eleven|once|doce|trece)(?!\p{L}| ?[ap]\.?m|:)/giu;

/** "About 3 more days": how many. */
const moreOf =
  /(?:about |around |like )?(?<![\d:])\d{1,3} (?:more|extra|full|whole|other|additional|business) (?:days?|weeks?|months?|years?|nights?|minutes?|mins?|hours?|hrs?|people|guests?)(?!\p{L})/giu;

/** "Its 5am and im standing outside": what the clock says, and no wish. */
const clockNow =
  /(?<!\p{L})(?:it['’]?s|it is|son las|es la) (?:already |like |almost |ya )?\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?|in the morning|at night|de la (?:ma[nñ]ana|noche|tarde))(?= (?:and|y|pero|but|here|now)(?!\p{L}))|(?<=(?:outside|here|afuera|aqu[ií]),? )(?:it['’]?s|its) \d{1,2} ?[ap]\.?m/giu;

/** "Driver said Tuesday", "dijeron que el martes llegaba": what somebody promised. */
const promised = new RegExp(
  `(?<!\\p{L})(?:you|u|yall|they|driver|he|she|guys?|people|dispatcher|office)(?: (?:people|all|guys|had|have))* (?:said|told (?:me|us)|promised(?: me| us)?|swore)(?: (?:it['’]?d be|it would be|it was|on|by|for|last|this))* (?:${days}|yesterday|today)(?!\\p{L}|[^.;!?]{0,12}(?:works|fine|good|ok))(?:,? (?:and |but |now )?it['’]?s (?:${days}))?|(?<!\\p{L})(?:me |nos )?(?:dijeron|dijo|prometieron|quedaron)(?: de)?(?: que)?(?: (?:el|para el|llegaba|ven[ií]an))* (?:${days})(?!\\p{L})`,
  "giu",
);

/** "Can you just start it today", "need a certificate by noon": when cover begins, and no call. */
const ofCover = new RegExp(
  `(?<!\\p{L})(?:start|starts|begin|add|insure|cover|bind|renew|certificate|proof|coi|activ[ae]\\p{L}*|empie[cz]\\p{L}*)(?!\\p{L})[^.;!?,]{0,30}?(?:${days}|tonight|(?:by|before|para) (?:noon|${days}|\\d{1,2}(?: ?[ap]m)?))(?!\\p{L})`,
  "giu",
);

/** "Just put it down as today": the day that something is dated, and no visit. */
const datedAs =
  /(?<!\p{L})(?:(?:put|write|mark|note|date|count) (?:it|that|this|me) (?:down )?as|as of|effective|dated|a partir de) (?:today|tomorrow|hoy|ma[nñ]ana|(?:the )?\d{1,2}(?:st|nd|rd|th))(?!\p{L})/giu;

/**
 * Texts in which numbers and days that are no time of a visit are left out, and others made plain.
 * `calls`: the time that is asked for is one at which to call.
 */
export const withoutOtherNumbers = (text: string, calls = false): string =>
  withOwnHours(text.replace(freeAfter, "after $1"))
    .replace(whenItHappened, " ")
    .replace(whenItWasDone, " ")
    .replace(lastsUntil, " ")
    .replace(clockNow, " ")
    .replace(goesWrongAt, " ")
    .replace(howItIsThen, " ")
    .replace(decimal, " ")
    .replace(datedAs, " ")
    .replace(moreOf, " ")
    .replace(promised, " ")
    .replace(calls ? ofCover : /(?!)/g, " ")
    .replace(theOneAfter, "a week from $1")
    .replace(houseNumber, " ")
    .replace(placeInRow, " ")
    .replace(pointedAt, " ")
    .replace(busyUntil, " ")
    .replace(leavesBy, " ")
    .replace(calls ? /(?!)/g : reachedAt, " ")
    .replace(calls ? /(?!)/g : reachedAtSpanish, " ")
    .replace(everyWeek, " ")
    .replace(howMany, " ")
    .replace(narrowed, "")
    .replace(isTheDay, "$1 $2")
    .replace(dayAndHour, "$1 the $2");

/** A text without the number of people that "two more said yes so 13" comes to. */
export const withoutJoining = (text: string): string => text.replace(joining, " ");

/** Whether a text tells when the caller can be reached. */
export const saysReached = (text: string): boolean =>
  text.search(reachedAt) >= 0 || text.search(reachedAtSpanish) >= 0;

/** Why the caller asks for another time: "forgot I got a scan thursday". */
const reason =
  /(?:,|\s)\s*(?:(?:because|cause|cuz|since|as|porque|ya que|es que) |(?:i |we )?(?:totally |just )?forgot |se me olvid[oó] |(?:i|we)(?: have|['’]ve| ve| got|['’]ve got)(?: got)? (?:an?|the|my|to) )[^.,;!?]*/giu;

/** "Porque me mudo a Pueblo el 30": nothing but a reason. */
export const isReason = (sentence: string): boolean =>
  /^\W*(?:(?:its|it['’]?s|just|es|y) )?(?:because|cause|cuz|porque|es que|ya que|因为)(?![\p{L}])/iu.test(
    sentence,
  );

/** A sentence without the reasons in it, where there is something else. */
export const withoutReasons = (sentence: string): string => {
  const rest = sentence.replace(reason, " ");
  return /[\p{L}\d]/u.test(rest) ? rest : sentence;
};
