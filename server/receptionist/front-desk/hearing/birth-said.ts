import type { Language } from "#contract/receptionist.ts";
import { datesInFigures } from "#server/receptionist/hearing/dates-in-words.ts";
import { withFigures } from "#server/receptionist/hearing/numbers.ts";
import { type Cut, lastOf, monthNames } from "./numbers-said.ts";

const month = `(?:${monthNames})`;
// "April 12 10 am": an hour.
const year = "(?:\\d{4}|\\d{2})(?![\\d:/]| ?(?:[ap]\\.?m|o['’]?clock)(?!\\p{L}))";
const births = [
  /\b(?:19|20)\d\d-\d{1,2}-\d{1,2}\b/,
  /(?:19|20)?\d\d ?年 ?\d{1,2} ?月 ?\d{1,2} ?[日号]?/,
  /\b\d{1,2} ?[/.-] ?\d{1,2} ?[/.-] ?(?:\d{4}|\d{2})\b/,
  /\b(?:0?[1-9]|[12]\d|3[01]) (?:0?[1-9]|[12]\d|3[01]) (?:19|20)\d\d\b/,
  new RegExp(
    `\\b${month}\\.? (?:the )?\\d{1,2}(?:st|nd|rd|th)?,? (?:(?:del?|of|in|year) )?['’]?${year}`,
    "iu",
  ),
  new RegExp(
    `\\b\\d{1,2}(?:st|nd|rd|th)? (?:de |of )?${month}\\.?(?: (?:del?|of|in)(?: a[nñ]o)?|,)? ['’]?${year}`,
    "iu",
  ),
  // "Born in 1990, november 23".
  new RegExp(
    `(?:\\b(?:19|20)\\d\\d|(?<=\\b(?:born in|naci(?:do|da)? en(?: el)?) ['’]?)\\d\\d)[,.]? (?:on |the |el )?(?:${month}\\.? (?:the )?\\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)? (?:de |of )?${month})(?![\\p{L}\\d])`,
    "iu",
  ),
];

/** "Dob 4 12 88", "born 04121988": figures that a word says to be a birthday. */
const named =
  /(?<!\p{L})(?:d\.?o\.?b\.?|born|birth ?(?:day|date)|date of birth|b-?day|naci\p{L}*|fecha de nacimiento|cumplea[nñ]os)(?:[\s:,-]|(?<!\p{L})(?:the|on|in|is|it|es|el|en|fue|was|my|mi|her|his|and|thats)(?!\p{L}))*/iu;
const figures =
  /^(?:(?:0?[1-9]|[12]\d|3[01])[ ,/.-]+(?:0?[1-9]|[12]\d|3[01])[ ,/.-]+(?:(?:19|20)\d\d|\d\d)|(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:19|20)?\d\d)(?!\d)/;
/** The answer to the question for it is figures alone. */
const alone =
  /^\W*(?:(?:it['’]?s|it is|es|ok|sure|si|the|el)\W+)*((?:0?[1-9]|[12]\d|3[01])[ ,/.-]+(?:0?[1-9]|[12]\d|3[01])[ ,/.-]+\d\d|(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:19|20)\d\d)\W*$/iu;

/**
 * A birthday: a date with its year, since callers name appointments without one.
 * @param asked whether it was asked for, so that figures alone are it ("4 12 88").
 */
export function birthIn(text: string, language: Language, asked: boolean): Cut {
  const plain = lastOf(text, (piece) => oneBirthIn(piece, asked));
  if (plain.value || !aboutBirth.test(text)) return plain;
  // "April twelfth eighty eight", "del ochenta y cuatro".
  const inFigures = lastOf(inDigits(text, language), (piece) => oneBirthIn(piece, asked));
  return inFigures.value ? inFigures : plain;
}

const aboutBirth = new RegExp(`${named.source}|(?<!\\p{L})${month}(?!\\p{L})`, "iu");

/** Numbers of a date in digits: "march third seventy nine" as "march 3 79". */
const inDigits = (text: string, language: Language): string =>
  withFigures(datesInFigures(text).replace(/(?<=\b\d\d?)(?:st|nd|rd|th)\b/g, ""), language)
    .replace(/\b(?:1000|mil) novecientos (\d\d)\b/giu, "19$1")
    .replace(/\b(19|20) (\d\d)\b/g, "$1$2")
    .replace(/\b20 ([1-9])(?= )/g, (_, one: string) => `2${one}`);

function oneBirthIn(text: string, asked: boolean): Cut {
  for (const one of births) {
    const found = one.exec(text)?.[0];
    if (!found) continue;
    const at = text.indexOf(found);
    // "Nació en marzo 3": the word before it is no name.
    const before = text.slice(0, at).replace(bornOn, " ");
    const behind = text
      .slice(at + found.length)
      .replace(
        /^ ?(?:(?:出生|生)(?:的|于)?|(?:to be exact|exactly|exactamente|para ser exact[oa])(?!\p{L}))/u,
        "",
      );
    const year = yearPutRight.exec(behind);
    if (year?.[1] && /\d{4}$/.test(found))
      return {
        value: found.replace(/\d{4}$/, year[1]),
        rest: `${before} , ${behind.slice(year[0].length)}`,
      };
    return { value: found, rest: `${before} , ${behind}` };
  }
  const word = named.exec(text);
  const behind = word ? text.slice(word.index + word[0].length) : "";
  const said = figures.exec(behind)?.[0];
  if (word && said)
    return { value: said, rest: `${text.slice(0, word.index)} , ${behind.slice(said.length)}` };
  const whole = asked ? alone.exec(text)?.[1] : undefined;
  return whole ? { value: whole, rest: " " } : { value: undefined, rest: text };
}
/** "..., no wait, 1961", "bueno no, en el acta dice 1961". */
const yearPutRight =
  /^[\s,.…]*(?:bueno|no|perd[oó]n|sorry|wait|actually|oops|i mean|digo|mejor)(?=[\s,]+(?:no|wait|sorry|it|its|it['’]s|en|es|dice|ponga|pongan|make|actually|i|perd[oó]n|digo|\d)(?![\p{L}]))[^.;?!]{0,40}?(?<!\d)((?:19|20)\d\d)(?!\d)/iu;
const bornOn =
  /(?:^|[\s,])(?:naci[oó]|nacid[oa]|born|dob|d\.o\.b\.|date of birth|birth ?day(?:['’]?s)?|birth ?date|fecha de nacimiento)(?: (?:el|en|on|in|is|es|was|fue))?:?\s*$/iu;
