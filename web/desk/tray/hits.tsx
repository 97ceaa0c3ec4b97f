import { splitHits } from "#contract/search-terms.ts";

/** A text with the words marked that a search looked for. */
export function Hits({ text, terms }: { text: string; terms: readonly string[] }) {
  return splitHits(text, terms).map(({ at, text: part, isHit }) =>
    isHit ? <mark key={at}>{part}</mark> : part,
  );
}
