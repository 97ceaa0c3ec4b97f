import { hasChinese, latinWords, stem } from "#server/receptionist/hearing/words.ts";

/** The position of a cue in a text, in words: its start, its end (exclusive), and its own words. */
export interface Found {
  from: number;
  to: number;
  hits: number[];
}

/** A word as it must read, or how it must begin. */
type Token = (word: string, inflected: boolean) => boolean;

/** The phrases of a list, and whether a word can begin one of them. */
interface Phrases {
  all: Token[][];
  begins: Token;
}

/** Other words allowed between two words of a phrase. */
const usualGap = 2;

const compiled = new Map<string, Phrases>();

/** Reads `"smell* gas, gas|propane leak*"` once for all. */
function read(cues = ""): Phrases {
  const known = compiled.get(cues);
  if (known) return known;
  const written = cues
    .split(",")
    // "Booking上" is found as it is written: its Latin half alone says less.
    .filter((phrase) => !hasChinese(phrase))
    .map((phrase) => phrase.trim().split(/\s+/))
    .filter(([first]) => first);
  const phrases: Phrases = {
    all: written.map((words) => words.map(token)),
    begins: token(written.map(([first]) => first).join("|")),
  };
  compiled.set(cues, phrases);
  return phrases;
}

function token(written: string): Token {
  const exact = new Set<string>();
  const starts = new Set<string>();
  const lengths = new Set<number>();
  const stems = new Set<string>();
  for (const one of written.split("|")) {
    const [word = ""] = latinWords(one);
    if (one.endsWith("!")) exact.add(word);
    else if (one.endsWith("*")) {
      starts.add(word);
      lengths.add(word.length);
    } else exact.add(word);
    if (!/[*!]$/.test(one) && word.length >= stemmed) stems.add(stemOf(word));
  }
  const beginsLike = (word: string) => {
    for (const length of lengths) if (starts.has(word.slice(0, length))) return true;
    return false;
  };
  return (word, inflected) =>
    exact.has(word) ||
    beginsLike(word) ||
    (inflected && word.length >= stemmed && stems.has(stemOf(word))) ||
    // "My moms 84", "both dogs": one letter more is the same word.
    (inflected && word.length > 3 && word.endsWith("s") && exact.has(word.slice(0, -1)));
}

/** Letters from which another ending of a word counts as the same word: "leaks", "leaking". */
const stemmed = 5;
const stemsKnown = new Map<string, string>();

function stemOf(word: string): string {
  const known = stemsKnown.get(word);
  if (known !== undefined) return known;
  const found = stem(word, "en");
  // Visitors write anything; what is remembered stays small.
  if (stemsKnown.size < 5000) stemsKnown.set(word, found);
  return found;
}

/**
 * Every place where one of the phrases stands, its words in order and at most `gap` words apart.
 * `inflected`: another ending of a longer word is that word too.
 */
export const findCues = (
  cues: string | undefined,
  words: readonly string[],
  gap = usualGap,
  inflected = true,
): Found[] => {
  const { all, begins } = read(cues);
  if (!words.some((word) => begins(word, inflected))) return [];
  return all.flatMap((phrase) => places(phrase, words, gap, inflected));
};

/** Whether one of the phrases stands there. */
export const hasCue = (
  cues: string | undefined,
  words: readonly string[],
  gap = usualGap,
): boolean => {
  const { all, begins } = read(cues);
  if (!words.some((word) => begins(word, true))) return false;
  return all.some((phrase) => places(phrase, words, gap, true).length > 0);
};

function places(
  phrase: readonly Token[],
  words: readonly string[],
  gap: number,
  inflected: boolean,
): Found[] {
  const [first, ...rest] = phrase;
  if (!first) return [];
  const found: Found[] = [];
  for (let from = 0; from < words.length; from++) {
    if (!first(words[from] ?? "", inflected)) continue;
    let to = from + 1;
    const hits = [from];
    const whole = rest.every((next) => {
      const end = Math.min(words.length, to + gap + 1);
      for (let at = to; at < end; at++)
        if (next(words[at] ?? "", inflected)) {
          to = at + 1;
          hits.push(at);
          return true;
        }
      return false;
    });
    if (whole) found.push({ from, to, hits });
  }
  return found;
}
