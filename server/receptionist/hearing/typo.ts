/**
 * The number of letters put in, left out, replaced or swapped between two words, counted up to
 * `limit` + 1 (Damerau-Levenshtein, adjacent swaps).
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(
        (row[j - 1] ?? 0) + 1,
        (last[j] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > limit) return limit + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
}

/** Whether two words have the same letters. */
const isSwap = (a: string, b: string) => [...a].sort().join("") === [...b].sort().join("");

/** The typing errors allowed in a word: none in short ones, which resemble too many others. */
const forgiven = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Letters that sound alike in Spanish are written alike: "kiero una sita" is "quiero una cita". */
export function soundOf(word: string): string {
  return word
    .replace(/qu(?=[ei])|c(?![eih])|q/g, "k")
    .replace(/c(?=[ei])|z/g, "s")
    .replace(/v/g, "b")
    .replace(/ll/g, "y")
    .replace(/g(?=[ei])/g, "j")
    .replace(/(?<!c)h/g, "");
}

/** Puts misspelled words right from a fixed vocabulary. */
export interface Speller {
  /** The word itself when it is known or nothing near enough is. */
  correct(word: string): string;
}

interface SpellerOptions {
  /** Also takes words that only sound like a known one (Spanish). */
  sounds?: boolean;
  /** Another form of a right word is right too ("perdieron" beside "perder"). */
  stemOf?: (word: string) => string;
  /** Tells of a word of the language, which is right too. */
  isWord?: (word: string) => boolean;
}

/**
 * @param vocabulary words that others are corrected to
 * @param more words that are right as well ("lunch" must not become "launch")
 */
export function createSpeller(
  vocabulary: Iterable<string>,
  more: Iterable<string> = [],
  { sounds = false, stemOf, isWord = () => false }: SpellerOptions = {},
): Speller {
  const right = new Set(vocabulary);
  const known = new Set([...right, ...more]);
  const stems = new Set(stemOf ? [...known].map(stemOf) : []);
  const byLength = new Map<number, string[]>();
  const bySound = new Map<string, string>();
  for (const word of right) {
    if (word.length < 4 || /\d/.test(word)) continue;
    const list = byLength.get(word.length);
    if (list) list.push(word);
    else byLength.set(word.length, [word]);
    if (sounds) bySound.set(soundOf(word), word);
  }
  const remembered = new Map<string, string>();
  const search = (word: string): string => {
    const alike = sounds && bySound.get(soundOf(word));
    if (alike) return alike;
    const limit = forgiven(word);
    let best = word;
    let least = limit + 1;
    for (let length = word.length - limit; length <= word.length + limit; length++)
      for (const candidate of byLength.get(length) ?? []) {
        // A first letter is seldom wrong, unless the first two are swapped.
        const starts = candidate[0] === word[0] || candidate[1] === word[0];
        // In four letters one other letter makes another word: "ship" is no "shop".
        const short = word.length === 4 && candidate.length === 4 && !isSwap(word, candidate);
        const far = starts && !short ? distance(word, candidate, limit) : limit + 1;
        if (far < least) {
          least = far;
          best = candidate;
        }
      }
    return best;
  };
  return {
    correct(word) {
      if (word.length < 4 || /\d/.test(word) || known.has(word) || isWord(word)) return word;
      const before = remembered.get(word);
      if (before !== undefined) return before;
      const found = stemOf && stems.has(stemOf(word)) ? word : search(word);
      // Visitors write anything; what is remembered stays small.
      if (remembered.size < 5000) remembered.set(word, found);
      return found;
    },
  };
}
