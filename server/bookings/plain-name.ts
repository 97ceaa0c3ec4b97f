/** Characters and words of the longest name that is passed on. */
const longest = 40;
const mostWords = 5;

/** Letters of any script, apostrophes and hyphens inside, a point after an initial or a title. */
const nameWord = /^\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*\.?$/u;

/**
 * Whether a name may be shown to the owner of the address it came with. Anybody can enter
 * anybody's address, so a "name" that is a message, a number or an address is not passed on.
 */
export function isPlainName(name: string): boolean {
  const words = name.split(" ");
  return (
    name.length <= longest && words.length <= mostWords && words.every((w) => nameWord.test(w))
  );
}
