/** Characters of a fact. */
export const longestFact = 160;

/**
 * The pieces of a fact as one text. Where they are too many, the earliest give way: what a caller says
 * last is seldom said for nothing.
 */
export function factText(pieces: readonly string[]): string {
  const text = pieces.join("; ");
  if (text.length <= longestFact) return text;
  const [, ...later] = pieces;
  return later.length > 0 ? factText(later) : shortened(text);
}

/** A text that ends with a whole word. */
export function shortened(text: string): string {
  if (text.length <= longestFact) return text;
  const cut = text.slice(0, longestFact - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), longestFact / 2))}…`;
}
