const correct =
  "(?:no|nope|wait|sorry|oops|whoops|actually|ay|uy|perdon|espere|my bad|hold on|hang on|digo|miento|scratch that|i mean|i meant|make (?:it|that)|rather|quise decir|mas bien|mejor dicho)";
const some = "(?:(?:its|it is|more like|like|about|around|say|maybe|son|es|como|unas) )*";
const counted =
  "(?: ?(?:calls?|llamadas?|(?:a|per|each|every) (?:day|week|month)|daily|weekly|al dia|diarias|a la semana|al mes|por (?:dia|semana|mes)))";
/** What a figure counts that is no number of calls. */
const ofOthers =
  "(?: ?(?:[ap]\\.?m|min\\w*|agents?|agentes?|texts?|textos?|messages?|mensajes?|lines?|people|%|o'?clock|years?|hours?|horas?))";
const putRight = new RegExp(
  `(?<![\\d:.])\\d{1,5}(?<of>${counted}+)[\\s,.;:–-]+(?:or |o )?${correct}(?:\\W+${correct})*\\W+${some}(?<now>\\d{1,5})(?![\\d:.,]\\d|\\d|:|${ofOthers}(?![a-z]))`,
  "gu",
);

/**
 * "30 calls a week. no sorry 15" with the second figure in the place of the first.
 * @param text small letters without accents, numbers in figures.
 */
export const countPutRight = (text: string): string => text.replace(putRight, "$<now>$<of>");
