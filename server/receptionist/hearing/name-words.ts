import { firstNames } from "#content/front-desks/first-names.ts";
import { englishVectors } from "#server/receptionist/answering/english-vectors.ts";
import { isBookingWord } from "./booking-words.ts";
import { everydaySpanish } from "./language.ts";
import { vocabulary } from "./phrase-book.ts";
import { latinWords } from "./words.ts";

const given = new Set(firstNames.split(" "));
const spanish = new Set(everydaySpanish.split(" "));
const bare = (word: string) => latinWords(word).join("");

/** Whether a word is a first name in common use, or begins with one: "anne-marie". */
export const isFirstName = (word: string) =>
  given.has(bare(word)) || (word.includes("-") && given.has(bare(word.split("-")[0] ?? "")));

/** Whether a word is one that we listen for, and so hardly a name. */
export const isCommon = (word: string): boolean =>
  vocabulary.en.has(bare(word)) || vocabulary.es.has(bare(word));

/** Whether an English word means something, and is nobody's first name. */
export const isEnglishWord = (word: string) =>
  !isFirstName(word) && englishVectors.knows(bare(word));

/** English and Spanish words that are family names too, behind a first name: "tessa stone". */
const familyWords = new Set(
  "stone hill park parks green brown white black gray grey young king price cook long day wells marsh rice hall lane ford fox wolf hunt west north page banks brooks woods wood waters rivers fields bush rose snow frost winter summers law cross church temple castle house holiday love wise strong sharp little rich golden gold steel french english holland england ireland knight bishop pope abbot priest major judge marshall baker butcher carpenter cooper farmer fisher gardener gardner glover hunter mason miller painter parker plumber porter potter sadler sawyer shepherd singer smith taylor turner walker weaver wheeler wright bird swan crane finch hawk drake lamb bull buck bass pike salmon berry plum pepper root reed moss bloom flowers bell ball bridges street gates case chase combs craft dean field flood foot forest grant graves hand hart hays head hook key lord lot mann moon moody nail noble oaks peck penny pool power rush sands shade shields sparks spring starr steward storm sweet tate tucker vance ward watts webb weeks wilder york hughes washington jordan leon luna rios rosa torre torres calle santo rico campo campos valle prado flores cruz reyes rey paz sol mar costa blanco rojo castillo guerra roca pena vega vela".split(
    " ",
  ),
);

/** Towns and states whose names stand near people's, and no family name among them. */
const towns = new Set(
  "denver dallas fresno orlando tampa montana omaha tucson nashville memphis utah tulsa sacramento boise albuquerque phoenix miami oregon oakland boston seattle portland idaho iowa ohio texas kansas nevada arizona florida colorado alabama alaska hawaii illinois indiana kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri nebraska oklahoma pennsylvania tennessee vermont wisconsin wyoming chicago atlanta detroit milwaukee minneapolis pittsburgh philadelphia baltimore spokane tacoma reno anaheim bakersfield honolulu newark laredo amarillo toledo akron topeka wichita".split(
    " ",
  ),
);

/** "Tulsa" is a place, and nobody. */
export const isTown = (word: string) => towns.has(bare(word));

const vectorOf = (word: string) => englishVectors.of(`${word} ${word}`);

function middleOf(words: Iterable<string>): number[] {
  const middle: number[] = [];
  let count = 0;
  for (const word of words) {
    const vector = englishVectors.knows(word) ? vectorOf(word) : undefined;
    if (!vector) continue;
    count++;
    for (const [axis, value] of vector.entries()) middle[axis] = (middle[axis] ?? 0) + value;
  }
  return middle.map((value) => value / count);
}

/** The direction from the words that we listen for to first names; family names lie there too. */
const toNames = (() => {
  const names = middleOf(given);
  const words = middleOf([...vocabulary.en].filter((word) => !given.has(word)));
  return names.map((value, axis) => value - (words[axis] ?? 0));
})();
/** "Dolan" 0.40, "smith" 0.21; "tomorrow" -0.07, "kitchen" 0.03, "works" -0.10. */
const nearNames = 0.2;

/** A Spanish order with its object: "resérvala", "mandelo". */
const orders =
  /^(?:reserv|agend|aparta|mand|env[ií]|hag|haz|pon|camb|cancel|confirm|muev|anot|llam|d[ií]g|quit|borr|apunt|dej|pas|marc|marqu|gu[aá]rd)\p{L}*(?:l[aoe]s?|me|nos)$|[áéí]\p{L}{1,4}(?:me|te|se|nos|les?)?l[oa]s?$|^(?:ll[aá]m|m[aá]nd|esp[eé]r|d[ií]g|d[eé]j|av[ií]s|expl[ií]qu)\p{L}*(?:me|nos)$/iu;

/** Whether a word by itself may be somebody's family name: it means nothing else that we know. */
export function isNameWord(word: string): boolean {
  const one = bare(word);
  if (isFirstName(word)) return true;
  if (one.length < 2 || isBookingWord(word)) return false;
  if (vocabulary.en.has(one) || vocabulary.es.has(one) || spanish.has(one)) return false;
  if (towns.has(one) || orders.test(word) || orders.test(one) || /\d/.test(one)) return false;
  const vector = vectorOf(one);
  if (!vector) return true;
  return vector.reduce((sum, value, axis) => sum + value * (toNames[axis] ?? 0), 0) > nearNames;
}

/** Whether a word may be a family name behind a first name. */
export const isFamilyName = (word: string) => isNameWord(word) || familyWords.has(bare(word));
