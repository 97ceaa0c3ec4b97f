import { misspelledWords } from "#content/front-desks/emergency-signs/misspelled-words.ts";

const right = new Map(
  Object.entries(misspelledWords).flatMap(([word, misspelled]) =>
    misspelled.split(" ").map((one): [string, string] => [one, word]),
  ),
);

/** A message with its misspelled words of danger put right; the rest stays as it was typed. */
export const rightSpelling = (text: string): string =>
  text
    .replace(/\bw\/o\b/giu, "without")
    .replace(/[\p{L}’']+/gu, (word) => right.get(word.toLowerCase()) ?? word);
