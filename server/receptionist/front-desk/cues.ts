import { latinWords } from "#server/receptionist/hearing/words.ts";

/** The position of a cue in a text, in words: its start and its end (exclusive). */
export interface Found {
  from: number;
  to: number;
}

/** A word as it must read, or how it must begin. */
type Token = (word: string) => boolean;

/** Other words allowed between two words of a phrase. */
const usualGap = 2;

const compiled = new Map<string, Token[][]>();

/** Reads `"smell* gas, gas|propane leak*"` once for all. */
function read(cues: string): Token[][] {
  const known = compiled.get(cues);
  if (known) return known;
  const phrases = cues
    .split(",")
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .map((phrase) => phrase.split(/\s+/).map(token));
  compiled.set(cues, phrases);
  return phrases;
}

function token(written: string): Token {
  const exact = new Set<string>();
  const starts: string[] = [];
  for (const one of written.split("|")) {
    const [word = ""] = latinWords(one);
    if (one.endsWith("*")) starts.push(word);
    else exact.add(word);
  }
  return (word) => exact.has(word) || starts.some((start) => word.startsWith(start));
}

/** Every place where one of the phrases stands, its words in order and hardly apart. */
export function findCues(cues: string, words: readonly string[], gap = usualGap): Found[] {
  return read(cues).flatMap((phrase) => places(phrase, words, gap));
}

/** Whether one of the phrases stands there. */
export const hasCue = (cues: string, words: readonly string[], gap = usualGap): boolean =>
  read(cues).some((phrase) => places(phrase, words, gap).length > 0);

function places(phrase: readonly Token[], words: readonly string[], gap: number): Found[] {
  const [first, ...rest] = phrase;
  if (!first) return [];
  const found: Found[] = [];
  for (let from = 0; from < words.length; from++) {
    if (!first(words[from] ?? "")) continue;
    let to = from + 1;
    const whole = rest.every((next) => {
      const end = Math.min(words.length, to + gap + 1);
      for (let at = to; at < end; at++)
        if (next(words[at] ?? "")) {
          to = at + 1;
          return true;
        }
      return false;
    });
    if (whole) found.push({ from, to });
  }
  return found;
}
