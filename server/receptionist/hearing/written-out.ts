import { shorthand } from "#content/receptionist/shorthand.ts";
import { datesInFigures } from "./dates-in-words.ts";
import { withPlaces } from "./place-names.ts";

/** A word by itself: no part of an address, a number or a longer word. */
const lone = /(?<![\p{L}\d@.'’/-])[\p{L}\d]+(?:\/\p{L}?)?(?![\p{L}\d@'’-])(?!\.[\p{L}\d])/gu;

/** "What do you think wed get": before a verb no day of the week. */
const wouldWe =
  /(?<![\p{L}'’])wed(?= (?:get|like|love|have|need|want|be|prefer|rather|also|never|pack|pay|owe|go with|do it|take it|come)(?!\p{L}))/giu;

/** "Is that more $". */
const moneyAlone = /(?<=\b(?:more|much|any) )\${1,3}(?![\p{L}\d$.])(?=\W*$|\s)/giu;

/** "Dose it work": a medicine's dose is of something. */
const doesIt =
  /(?<!\p{L})dose(?= (?:it|this|that|u|you|your|anybody|anyone|the (?:bot|agent|ai|thing))(?!\p{L}))/giu;

/** "Pa el lunes", "voy pa Charlotte": Spanish, and nobody's father. */
const para =
  /(?<!\p{L})pa['’]?(?= (?:el|la|las|los|mi|mis|su|un|una|que|ver|ir|hoy|ma[nñ]ana|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|dos|tres|cuatro|cinco|seis|\d+)(?!\p{L}))|(?<=(?<!\p{L})(?:voy|vamos|mudarme|mudarnos|me mudo|mudamos|cambio|cambiamos|salgo|sale) )pa(?= \p{L})/giu;
/** "Pal domingo". */
const paraEl =
  /(?<!\p{L})pal(?= (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|d[ií]a|\d))/giu;
/** "D la mañana", "el lunes q viene". */
const de = /(?<!\p{L})d(?= (?:la|el|los|las|abajo|arriba|mi|ma[nñ]ana)(?!\p{L}))/giu;
const que =
  /(?<!\p{L})q(?= (?:viene|vienen|me|se|no|es|la|le|lo|el|tiene|tengo|ustedes|quiere|ya)(?!\p{L}))/giu;
/** "I complained to hr". */
const ofStaff = /(?<!\p{L})(?:to|told|tell|with|from|our|my|their|by|in|and) $/iu;

/** "Is that more $" with the word for the sign. */
export const withMoney = (message: string): string => message.replace(moneyAlone, "money");

/** A message with its short forms written out: "can u come tmrw" → "can you come tomorrow". */
export const writtenOut = (message: string): string =>
  // "We'd", without its sign, is a Wednesday.
  datesInFigures(withPlaces(message))
    .replace(/(?<!\p{L})(we)['’]d(?!\p{L})/giu, "$1 would")
    .replace(wouldWe, "we would")
    .replace(doesIt, "does")
    .replace(paraEl, "para el")
    .replace(para, "para")
    .replace(de, "de")
    .replace(que, "que")
    .replace(lone, (word: string, at: number, whole: string) => {
      const small = word.toLowerCase();
      if (!Object.hasOwn(shorthand, small)) return word;
      // "I told HR": in capitals no hour, nor behind such a word.
      if (word === "HR" || (small === "hr" && ofStaff.test(whole.slice(0, at)))) return word;
      // "Noel Abt": behind another capital it is a name.
      const capital = /^\p{Lu}\p{Ll}+$/u.test(word);
      if (capital && /\p{Lu}\p{Ll}+ $/u.test(whole.slice(0, at))) return word;
      // "Santa Fe NM": a state.
      if (/^\p{Lu}{2}$/u.test(word) && /\p{Lu}\p{Ll}+,? $/u.test(whole.slice(0, at))) return word;
      // "R. Kemp" and "W 5th St": a capital letter alone is a name.
      if (small.length === 1 && word !== small) return word;
      return shorthand[small] ?? word;
    });
