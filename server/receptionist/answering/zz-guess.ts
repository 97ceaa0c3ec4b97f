import { likelyMeanings } from "./recognized-meaning.ts";
export const guesses = (text: string, _?: unknown) =>
  [...likelyMeanings(text)].sort((a, b) => b[1] - a[1]).slice(0, 3);
