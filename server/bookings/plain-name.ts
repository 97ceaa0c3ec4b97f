/** Longest name that is passed on, in characters and words. */
const longest = 40;
const mostWords = 5;

/** Letters of any script, apostrophes and hyphens inside, a period after an initial or a title. */
const nameWord = /^\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*\.?$/u;

/**
 * Whether a name may appear in the mail to the address it was entered with. People can enter other
 * people's addresses, so a "name" that is a message, a number or a URL is not passed on.
 */
export function isPlainName(name: string): boolean {
  const words = name.split(" ");
  return (
    name.length <= longest && words.length <= mostWords && words.every((w) => nameWord.test(w))
  );
}
