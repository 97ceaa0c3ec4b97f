/** Letters of words, with the apostrophe inside them. */
const word = /\p{L}+(?:’\p{L}+)*/gu;

/**
 * Flesch reading ease of English texts: 60 to 70 is the plain English of newspapers, more is easier.
 * A text without a full stop (a title, a label) counts as one sentence.
 */
export function readingEase(texts: readonly string[]): number {
  const sentences = texts
    .flatMap((text) => text.split(/[.?!:;…]+(?=[\s”’)]|$)/))
    .map((sentence) => sentence.match(word) ?? [])
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  const parts = words.reduce((sum, one) => sum + syllables(one), 0);
  return 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (parts / words.length);
}

/** Groups of vowels, less the silent ones at the end: right for nine words in ten. */
export function syllables(text: string): number {
  const letters = text.toLowerCase().replace(/’.*$/, "");
  const sounded = letters
    .replace(/(?<=[^aeiou])e$|(?<=[^aeioutd])ed$|(?<=[^aeioucgsxz])es$/, "")
    .replace(/(?<=[^aeiouyl])le?$/, (end) => (end === "l" && letters.endsWith("le") ? "el" : end));
  return Math.max(1, sounded.match(/[aeiouy]+/g)?.length ?? 0);
}
