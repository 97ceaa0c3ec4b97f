import { anyMonth } from "./month.ts";
import { anyDay } from "./weekday.ts";

/** Where one thing that is told ends, and the next begins; kept in the text. */
const between =
  /([.,;!?\n，。！？；]+(?=\s|$|\p{Script=Han})|(?<!\p{L})(?:so|cause|because|cuz|but|then|or|porque|pero|as[ií] que|entonces)(?!\p{L}))/iu;

const opening =
  "^\\W*(?:(?:and|so|ok|okay|ugh|oh|no|wait|hm+|shoot|sorry|well|yes|yeah|btw|also|actually|y|pero|es que|bueno)\\W+)*";
/** Nouns that stand for the time of the call: "my best time is 2". */
const ofCall = `(?:${anyDay}|times?|slots?|ones?|calls?|days?|hours?|date|appointments?|appt|schedule|preference|choice|first|last|second|other|earlier|later|next|latest|earliest|calendar|best|only|same|availability|\\d\\S*)`;
/** Verbs of a wish; what somebody else wants may be the time of the call. */
const wishes = "(?:prefers|wants|likes|says|thinks|suits|works|fits|needs (?=\\d|at))";
const anybody =
  "(?:somebody|someone|anybody|anyone|people|callers?|clients?|customers?|patients?|guests?|they|an? (?!call|time)\\p{L}+|my (?!call)\\p{L}+|our (?!call)\\p{L}+)";
const product =
  "(?:it|this(?: thing)?|your (?:ai|bot|agent|thing|system|service|assistant)|the (?:ai|bot|agent|thing|system|assistant)|ur (?:ai|bot|thing))";

const latin = [
  // "We close at 4 on fridays", "i leave at 2", "they opened at 9".
  "(?:i|we|they|he|she|us|it)(?: (?:all|always|usually|only|just|normally|actually|both|already))? (?:open|close|shut|start|finish|quit|work|leave|drop|pick|eat|sleep)(?:s|ed|e?d)?(?: (?:up|off))?(?![\\p{L}])",
  // "My brother signed up on the 2nd", "they quoted us 230".
  "(?:i|we|they|he|she|somebody|someone|(?:my|our|the) \\p{L}+(?: \\p{L}+)?)(?: (?:just|already|also|first|once|never))? (?:signed|started|opened|closed|called|came|went|paid|bought|quoted|began|lost|hired|tried|met|rang|founded|launched|spoke|heard|missed|moved here|was (?!thinking|hoping|wondering|looking|planning|free|open|free)|were (?!thinking|hoping|wondering|looking|planning|free|open))(?![\\p{L}])",
  // "My wife needs the car at 9", "our busy day is friday".
  `(?:my|our|his|her|their|the) (?!${ofCall}(?!\\p{L}))(?:\\p{L}+ ){1,3}(?<!(?:${ofCall}|work|suit) )(?!${wishes}(?!\\p{L}))(?:is|are|has|have|gets?|comes?|\\p{L}{3,}[^s\\W]s)(?!\\p{L})(?! (?:fine|good|ok|okay|great|perfect|open|free|better|best|suits?|works?)(?!\\p{L}))`,
  "(?:our|my) (?:busy|busiest|slow|slowest|worst|craziest|big|biggest) (?:days?|hours?|times?) ",
  // "Mondays are crazy here".
  `(?:${anyDay.replaceAll("s?", "s")}) (?:are|get|is) (?!fine|good|ok|okay|great|best|better|open|free|out|bad|no |not |impossible|full|taken|off|tough|hard|perfect|also|too|really|kinda|pretty)`,
  // "Could it answer after 5", "does your ai pick up at 2 am".
  `(?:does|do|can|could|will|would) ${product}(?: (?:also|even|still|really|just))? (?:answer|pick|take|handle|cover|remind|book|text|respond|talk|route|send|transfer|ring|wake|reach|tell|say|run|reply|open)(?!\\p{L})`,
  // "What if somebody calls at 3am".
  `(?:what |what happens |what about |how about )?(?:if|when) ${anybody} (?!(?:can|could|would|will) )`,
  "(?:our|most of our|most|half of our) (?:calls|callers|customers|clients|patients) ",
  "(?:abrimos|cerramos|trabajamos|atendemos|empezamos|salimos|entramos|comemos|abre|cierra|contestan?|atienden?|responden?|puede (?:contestar|atender)|empec[eé]|empezamos|llevamos)(?!\\p{L})",
  "(?:mi|nuestr[oa]|el|la) (?!cita|llamada|hora|d[ií]a|mejor)\\p{L}+ (?:abre|cierra|sale|entra|llega|empieza|est[aá] en)(?!\\p{L})",
  "(?:los|las) (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados|domingos) (?:son|hay|estamos|tenemos|abrimos|cerramos|atendemos)(?!\\p{L})",
  "(?:qu[eé] pasa )?si (?:alguien|un[ao]? \\p{L}+|me|nos) (?:llaman?|marcan?|hablan?)(?!\\p{L})",
].map((source) => new RegExp(opening + source, "iu"));
const chinese =
  /(?:我们?|店里?|公司|诊所)?.{0,6}(?:开门|关门|营业|打烊|上班|下班|开业)|(?:周|星期|礼拜)[一二三四五六日天](?:都|是|最|特别|非常)+(?:忙|多)|(?:如果|要是|有人|客户|客人|病人).{0,8}(?:打来|打电话|来电)|能接吗|有人接/u;

/** Whether all that is told is of something else than the call: hours of a business, what was, what others do. */
const ofOtherThings = (told: string): boolean =>
  latin.some((pattern) => pattern.test(told)) || chinese.test(told);

/** What a time that is chosen may begin with: small words, and the time itself. */
const opensWithTime = new RegExp(
  `${opening}(?:(?:at|on|in|by|until|till?|after|before|from|between|past|any|any ?time|en|dentro de|despu[eé]s de|antes de|a partir de|hasta|around|about|like|for|the|next|this|las?|el|para|tipo|maybe|perhaps|say|then|sorry|rather|how about|what about|same|an?|un[ao]?|no(?:t|pe)?|yes|it'?s|my bad|perd[oó]n|mejor|m[aá]s|misma?|to|one|i) )*(?:\\d|noon|half |quarter |${anyDay}|(?:${anyMonth}) \\d|tomorrow|tmrw|tmr|today|later|earlier|day |week |month |hour |d[ií]a |semana |hora |following|previous|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?!\\p{L})|(?:un[ao]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|media)(?!\\p{L})|ma[nñ]ana|pasado|hoy)`,
  "iu",
);
/** "The third one", "ok the last slot then": one of the times that were on show. */
const picksShown = new RegExp(
  `${opening}(?:(?:the|then|maybe|rather|how about|what about|to) )*(?:1st|2nd|3rd|[4-6]th|first|second|third|fourth|fifth|sixth|last|next|very last|other|earliest|latest|top|bottom)(?: (?:one|slot|time|option|of (?:them|those|these)))?(?: (?:then|please|pls|thanks|after all|actually|works|is (?:fine|good|better|best)|suits me|up|down|on (?:the|that|your) list))*\\W*$`,
  "iu",
);
/** Words that a time is chosen or put right with, wherever they stand. */
const chooses =
  /\b(?:make|do|keep|never ?mind|nvm|scratch|scrap|works?|suits?|fits?|better|prefer\p{L}*|rather|instead|move|change|switch|push|bump|swap|shift|slide|reschedule|re ?book|book|schedule|free|open|available|good|fine|ok|can|could|shall|may|let'?s|want\p{L}*|need|mean|meant|said|try|please|pls|same|later|earlier|sooner|not|no|nope|can'?t|busy|wrong|right|should be|supposed|thinking|hoping|looking|put|set|get|have it|i'?ll take|go (?:with|for)|on second thought|easier|calmer|best|only)\b|(?<!\p{L})(?:mejor|prefier\p{L}*|puede|podr[ií]a|podemos|se puede|cambi\p{L}*|muev\p{L}*|mover\p{L}*|pas[ae]\p{L}*|decir|digo|dije|quiero|quisiera|sea|quede|fuera|igual|me (?:queda|sirve|conviene|viene)|tienen?|hay|es|era|ser[ií]a)(?!\p{L})|[改换移推订约]|还是|可以|行|要|不|吧|能|方便|有空/iu;
const time = new RegExp(
  `\\d|noon|${anyDay}|tomorrow|tmrw|today|day|week|later|earlier|(?<!\\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?!\\p{L})`,
  "iu",
);

/** Whether a segment names a time, though nothing in it chooses one. */
const namesInPassing = (told: string): boolean =>
  !/\p{Script=Han}/u.test(told) &&
  time.test(told) &&
  !opensWithTime.test(told) &&
  !picksShown.test(told) &&
  !chooses.test(told.normalize("NFD").replace(/\p{M}/gu, ""));

/**
 * A message without what it tells of other things than the time of the call: "we close at 4 on
 * fridays", "my brother signed up on the 2nd", "could it answer after 5". `chosen`: a time is kept
 * already, and what does not put it right leaves it alone.
 */
export const withoutOtherThings = (message: string, chosen = false): string =>
  message
    .split(between)
    .map((told) => (ofOtherThings(told) || (chosen && namesInPassing(told)) ? " " : told))
    .join("");
