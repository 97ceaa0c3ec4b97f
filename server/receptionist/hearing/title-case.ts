/** "Fort Collins" for "fort collins": each word with a capital, what follows an apostrophe left alone. */
export const titleCase = (words: string): string =>
  words.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
