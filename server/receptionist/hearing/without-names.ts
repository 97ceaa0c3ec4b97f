import { stopWords } from "./language.ts";
import { latinWords } from "./words.ts";
import { writtenOut } from "./written-out.ts";

const streetEnd =
  "st|street|ave|avenue|rd|road|dr|drive|ln|lane|ct|court|blvd|boulevard|way|pl|place|hwy|highway|ter|terrace|cir|circle|pkwy|parkway|plaza|trl|trail|loop|sq|square";
/** "4410 SE Yamhill St", "12 El Camino Real", "calle Juárez 14", "apt 6". */
const addresses: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\d])\\d{1,5}[a-z]? (?:[nsew]{1,2}\\.? )?(?:[\\p{L}'’.]+ ){1,4}?(?:${streetEnd})(?![\\p{L}])\\.?`,
    "giu",
  ),
  /(?<![\p{L}\d])\d{1,5}[a-z]? (?:[NSEW]{1,2}\.? )?\p{Lu}[\p{L}'’.]*(?: \p{Lu}[\p{L}'’.]*)+/gu,
  /(?<!\p{L})(?:calle|avenida|av\.?|colonia|paseo) (?:\p{L}[\p{L}'’.]* )+(?:n[uú]mero |#)?\d{1,5}(?!\d)/giu,
  /(?<!\p{L})(?:apt|apartment|unit|suite|ste|depa|#)\.? ?#?\d{1,4}[a-z]?(?!\p{L})/giu,
  /(?<!\p{L})[NS][EW](?!\p{L})/gu,
];

/** "Al Marsh", "Sol de la Rosa", "Jorge y Ana Luna". */
const names =
  /(?<=^|[\s,(])\p{Lu}\p{Ll}+(?:[ ,]+(?:(?:de|la|del|los|las|y|van|von) ){0,2}\p{Lu}[\p{Ll}.]+)+/gu;
const joined = / (?:de|la|del|los|las|y|van|von) /;

/** Words of days and hours, in either language. */
const ofTime =
  /^(?:\d+|mon|monday|tues?|tuesday|wed|wednesday|thurs?|thursday|fri|friday|sat|saturday|sun|sunday|am|pm|at|on|noon|or|oclock|lunes|martes|miercoles|jueves|viernes|sabado|domingo|el|a|la|las|los|y|de|media|o)$/;
/** From here on words of days and hours tell a language: "el viernes a las 10". */
const manyWords = 3;

/**
 * A message without what says nothing about its language: names, addresses, and a time that stands
 * alone; empty where nothing else is left.
 */
export function withoutNames(message: string): string {
  const bare = addresses.reduce(
    (text, one) => text.replace(one, " "),
    message.replace(/[\w.+-]+@[\w.-]+/g, " "),
  );
  const rest = writtenOut(bare).replace(names, (name) =>
    // "Soy de Guerrero" tells the language, "Sol de la Rosa" does not.
    joined.test(name) && isCommon(name.split(/[ ,]/)[0] ?? "") ? name : " ",
  );
  if (!/\p{L}/u.test(rest)) return "";
  const words = latinWords(rest);
  const time = !/\p{Script=Han}/u.test(rest) && words.every((word) => ofTime.test(word));
  return time && words.filter((word) => !/^\d/.test(word)).length <= manyWords ? "" : rest;
}

const isCommon = (name: string) =>
  latinWords(name).some((word) => stopWords.en.has(word) || stopWords.es.has(word));
