/** Characters of a fact. */
export const longestFact = 200;

/**
 * The pieces of a fact as one text. Where they are too many, the shortest one between gives way: a caller opens
 * with what it is about, and what is said last is seldom said for nothing.
 */
export function factText(pieces: readonly string[]): string {
  const text = pieces.join("; ");
  if (text.length <= longestFact) return text;
  const [first = "", ...later] = pieces;
  const last = later.pop();
  if (last === undefined) return shortened(text);
  if (later.length === 0) return factText([last]);
  // "La Tacoma 2022": a name or a number is seldom said for nothing either.
  const plain = later.filter((piece) => !/\d|(?<!^)\p{Lu}/u.test(piece));
  const [shortest] = (plain.length > 0 ? plain : later).toSorted((a, b) => a.length - b.length);
  const at = later.indexOf(shortest ?? "");
  return factText([first, ...later.toSpliced(at, 1), last]);
}

/** A text that ends with a whole word. */
export function shortened(text: string): string {
  if (text.length <= longestFact) return text;
  const cut = text.slice(0, longestFact - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), longestFact / 2))}…`;
}
