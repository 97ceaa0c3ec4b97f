import { everyDeskCues } from "#content/front-desks/every-desk-cues.ts";
import { latinWords } from "#server/receptionist/hearing/words.ts";
import { hasCue } from "#server/receptionist/safety/cues.ts";
import { hasHan } from "./hear-option.ts";
import { saysOnlyTime } from "./time-told.ts";
import { valuesIn } from "./values-said.ts";

const word = (latin: string, han = "(?!)") =>
  new RegExp(`(?<![\\p{L}\\d])(?:${latin})(?![\\p{L}'’])|${han}`, "iu");

/** Forms of the past that no present has. */
const pastVerbs =
  "was|were|had|did|didn['’]?t|hasn['’]?t|never (?:\\p{L}+ed|brought|came|got|gave|sent|paid)|no (?:trajo|vino|lleg[oó]|pag[oó]|devolvi[oó]|apareci[oó])|came|went|broke|fell|hit|died|began|started|woke|threw|left|lost|took|gave|burst|froze|blew|bought|found|saw|felt|chipped|tore|stole|ran into|i got|put (?:an?|the|my|his|her) (?:\\p{L}+ ){1,2}in|(?:me|se|nos|le) \\p{L}+(?:ó|aron|ieron|eron)|fue|fui|estuvo|hicieron|hizo|tuve|tuvimos|dieron|salió|pasó|empez[oó]";
const pastTimes =
  "yesterday|last (?:night|week|month|mon\\p{L}*|tues\\p{L}*|wed\\p{L}*|thurs\\p{L}*|fri\\p{L}*|sat\\p{L}*|sun\\p{L}*)|ago|since|ayer|anoche|antier|desde|hace(?! falta)";
const past = word(`${pastVerbs}|${pastTimes}`, "昨|前天|上周|上星期|刚才");

/** What somebody wants, can do, or asks for: none of it is over. */
const wish = word(
  "want|wanna|would|like|i['’]?d|need|looking|hoping|(?:can|could|may)(?! \\p{L}+ wait)|will|ill|i['’]ll|(?:hold|keep|save) (?:it|them|one|that)|book|schedule|reserve|put (?:me|us) down|come|see|send|call|fit|squeeze|bring|stop by|swing|drop|works?|better|best|good|ok|please|pls|free|available|quier\\p{L}+|queremos|quisiera|necesit\\p{L}+|me gustar[ií]a|podr[ií]a\\p{L}*|pued\\p{L}+|podemos|vengan?|vengo|pasen?|paso|manden?|ll[aá]men\\p{L}*|h[aá]blen\\p{L}*|mejor|por favor",
  "能|可以|想|来|行吗|好吗|要约|预约|打给我|方便",
);

/** The clauses of a sentence, their signs kept. */
const clauses = (sentence: string): string[] =>
  sentence
    .split(
      /(?<=[,;，；])|(?=¿)| (?=(?:and|but|so|y|pero) (?:i|we|can|could|would|will|need|want|please|is|it|(?:hold|keep|save|put) (?:it|them|one|me|that)|quier\p{L}+|necesit\p{L}+|pued\p{L}+|¿))/iu,
    )
    .filter((piece) => /[\p{L}\d]/u.test(piece));

const namesTime = (clause: string) =>
  valuesIn(clause).some(({ kind }) => kind === "day" || kind === "hour");

const namesDayAndHour = (clause: string) =>
  ["day", "hour"].every((kind) => valuesIn(clause).some((one) => one.kind === kind));

/** Words about another day than that of the visit: when it broke, when a contract ends. */
const ofOtherDay = (text: string): boolean =>
  everyDeskCues.otherDay.some((cues) =>
    hasCue(
      cues,
      latinWords(
        text
          .replace(politePast, "hoping")
          .replace(comesBy, "$1")
          .replace(besideIt, " ")
          .replace(reserved, "room")
          .replace(noNeed, " "),
      ),
      1,
    ),
  ) || hasHan(everyDeskCues.otherDay, text);

/** "Chipped a tooth at 3 today": a clause that tells of what is over. */
export const tellsPast = (clause: string): boolean =>
  past.test(clause.replace(weAre, "$1we are")) && !wish.test(clause.replace(notDone, " "));

/** "He didn't bring the kids back sunday": nothing that is wished for. */
const notDone =
  /(?<!\p{L})(?:didn['’]?t|did not|hasn['’]?t|haven['’]?t|never) (?:even |ever )?\p{L}+/giu;

/** "Hey were a band of five": typed without its sign. */
const weAre =
  /((?:^|[,.;!?(])\s*(?:(?:hi|hey|hello|so|and|yeah|ok) )*)were(?= (?:an?|not|just|all|only|about|coming|looking|\d|two|three|four|five|six|seven|eight|nine|ten)(?!\p{L}))/giu;

/** "I was hoping for thursday": a wish of now. */
const politePast =
  /(?<!\p{L})(?:was|were) (?:hoping|thinking|wondering|looking|wanting|gonna|going)(?!\p{L})/giu;

/** "No hace falta": nothing that is over. */
const noNeed = /(?<!\p{L})(?:me |nos )?(?:hace|haga) falta/giu;

/** "Come by on the 19th": no date by which something has to be done. */
const comesBy = /(?<!\p{L})(come|stop|swing|drop|pop|go|be|run) by(?!\p{L})/giu;
/** "By the window sunday noon": where they sit. */
const besideIt =
  /(?<!\p{L})by (?:the |a |your |that )?(?:windows?|bar|door|fire|fireplace|kitchen|patio|pool|wall|water|entrance|elevators?|stairs|aquarium|tree|piano|band|stage)(?!\p{L})/giu;
/** "Got a room for friday": a night that is wished for. */
const reserved =
  /(?<!\p{L})(?:got|have|had) (?:an?|the|\d|one|two) (?:room|suite|table|reservation|booking|spot)s?(?= (?:for|on)(?!\p{L}))/giu;

/** "The inspector's out on the 20th", "practice starts monday": the day of something else. */
const ofSomethingElse =
  /^\W*(?:(?:so|and|but|because|cuz|since|y|pero|porque) )*(?!(?:(?:hi|hey|hello|is|are|do|does|can)|(?:where|who|what|how|when|which)(?:['’]?s)?|i|im|we|you|it|that|this|thats|its|there|here|if|when|any|she|he|they|some|(?:my|the) (?:best|day|next))(?!\p{L}))(?:[\p{L}’']+ ){0,3}?[\p{L}]+(?:['’]s| (?:is|are|gets?|meets?|comes?|ends?|starts?|begins?|arrives?|opens?|falls|es|son|vienen?|llegan?|cae|empieza|termina|cierra|naps?|sleeps?|eats?|bathes|showers|wakes|leaves|picks|collects|fetches|se baña|se duerme|duerme|come|se levanta|se acuesta|sale|(?:me|nos|la|lo) recogen?|pasan? por))(?!\p{L})/iu;
const alright =
  /(?<!\p{L})(?:home|free|available|off|best|good|fine|okay|there|open|better|great|days? off|time|appointment|cita|libre|bien|mejor|en casa)(?!\p{L})/iu;

const isElse = (clause: string): boolean => {
  const day = valuesIn(clause).find(({ kind }) => kind === "day" || kind === "hour");
  // "Monday is best": the day is what is spoken of.
  return (
    !wish.test(clause) && ofSomethingElse.test(clause.slice(0, day?.from)) && !alright.test(clause)
  );
};

const ofDayOfTheirs =
  /^\W*(?:(?:and|but|because|cuz|since|y|pero|porque) )?(?:(?:my|our|the|his|her|mi|mis|el|la|los|las) (?:\p{L}+ )?\p{L}+|he|she|they|[eé]l|ella|ellos) (?:(?:usually|always|only|siempre) )?(?:gets? (?:home|off|back|in|out|up)|(?:is|are) (?:off|out|back|gone|home|in)|comes? (?:home|back|in)|leaves?|goes|go|starts?|ends?|finish(?:es)?|works?|naps?|sleeps?|llegan?|salen?|entran?|trabajan?|terminan?|empiezan?|regresan?|duermen?)(?!\p{L})/iu;

/** "Monday at 9. My husband gets home at 5": how the day of somebody of theirs goes, and no other hour. */
export const tellsOfTheirDay = (sentence: string): boolean =>
  ofDayOfTheirs.test(sentence) &&
  !wish.test(sentence.replace(/(?<!\p{L})(?:for|to|from|at) work(?!\p{L})/giu, " "));

/**
 * A sentence without the times that it tells of something else; empty where it wishes for none.
 * @param asked A time was asked for: a short answer holds it, whatever the words.
 */
export function withoutToldTimes(sentence: string, asked: boolean): string {
  const parts = clauses(sentence);
  if (ofOtherDay(sentence)) {
    const wished = parts.filter(
      (one) => wish.test(one) && namesTime(one) && !ofOtherDay(one) && !tellsPast(one),
    );
    if (wished.length > 0) return wished.join(" ");
    // "Saturday at 1, wedding's at 5".
    const bare = parts.filter(
      (one) => saysOnlyTime(one) && (asked ? namesTime(one) : namesDayAndHour(one)),
    );
    if (bare.length > 0) return bare.join(" ");
    return asked && latinWords(sentence).length < 7 && !tellsPast(sentence) ? sentence : "";
  }
  const left = parts.filter((one) => !(namesTime(one) && tellsPast(one)));
  const own = left.filter((one) => !(namesTime(one) && isElse(one)));
  if (own.length < left.length && (!asked || own.some(namesTime))) return own.join(" ");
  return left.length === parts.length ? sentence : left.join(" ");
}
