import { latinWords } from "#server/receptionist/hearing/words.ts";

/** What stands around the year of a house and tells nothing beside it. */
const around = new Set(
  "the a an house home place property building bungalow ranch condo its it is was were built in from of around about circa like or so i think believe guess year dates date dating back to maybe probably sometime early late mid roughly old and but la el una casa edificio es era fue de del ano como construida construido construyeron en hecha creo que mas o menos aproximadamente por ahi pero y unos".split(
    " ",
  ),
);
const year = /^(?:1[89]\d\d|20[0-4]\d|\d\d)s?$/;

/** "The house dates from 1921", "house is 88", "la casa es como de 1965": the year of a house and nothing else. */
export function saysOnlyYear(text: string): boolean {
  const words = latinWords(text);
  return (
    words.length > 1 &&
    words.filter((word) => year.test(word)).length === 1 &&
    words.every((word) => year.test(word) || around.has(word))
  );
}
