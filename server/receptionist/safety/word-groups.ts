import { latinWords } from "#server/receptionist/hearing/words.ts";
import { denied } from "./denials.ts";

/** One word of a phrase: these words, or words that begin so. */
interface Token {
  exact: ReadonlySet<string>;
  starts: readonly string[];
}

interface Phrase {
  tokens: readonly Token[];
  group: number;
}

/** Where each group stands, by its number; absent where it does not. */
export type Places = readonly (readonly number[] | undefined)[];

/** Stands between two statements of a message; no denial reaches across it. */
export const pause = ".";

/** Other words between two words of a phrase: "wont even wake". */
const skipped = 1;
/** Letters under which beginnings of words are looked up. */
const indexed = 3;

/**
 * Groups of phrases in Latin script, all found in one pass over a message. A group reads like
 * `Cues`, and `{name}` in it stands for the words of that name.
 */
export class WordGroups {
  #names: Readonly<Record<string, string>>;
  #numbers = new Map<string, number>();
  #exact = new Map<string, Phrase[]>();
  #starts = new Map<string, { start: string; phrase: Phrase }[]>();

  constructor(names: Readonly<Record<string, string>>) {
    this.#names = names;
  }

  /** The number under which the group's places are found. */
  add(written: string): number {
    const known = this.#numbers.get(written);
    if (known !== undefined) return known;
    const group = this.#numbers.size;
    this.#numbers.set(written, group);
    const named = written.replace(/\{(\w+)\}/g, (_, name: string) => {
      const words = this.#names[name];
      if (words === undefined) throw new Error(`No words are named ${name}`);
      return words;
    });
    for (const each of named.split(",")) {
      const tokens = each.trim().split(/\s+/).map(token);
      this.#index({ tokens, group });
    }
    return group;
  }

  /** Where the phrases of each group begin, in words; denied ones are left out. */
  places(words: readonly string[]): Places {
    const found: number[][] = [];
    for (let at = 0; at < words.length; at++) {
      const word = words[at] ?? "";
      const exact = this.#exact.get(word);
      const starting = this.#starts.get(word.slice(0, indexed));
      if ((!exact && !starting) || denied(words, at)) continue;
      for (const phrase of exact ?? []) note(found, phrase, words, at);
      for (const { start, phrase } of starting ?? [])
        if (word.startsWith(start)) note(found, phrase, words, at);
    }
    return found;
  }

  #index(phrase: Phrase): void {
    const [first] = phrase.tokens;
    for (const word of first?.exact ?? []) listed(this.#exact, word).push(phrase);
    for (const start of first?.starts ?? [])
      listed(this.#starts, start.slice(0, indexed)).push({ start, phrase });
  }
}

function note(found: number[][], phrase: Phrase, words: readonly string[], at: number): void {
  if (!stands(phrase, words, at)) return;
  const places = found[phrase.group];
  if (!places) found[phrase.group] = [at];
  else if (places.at(-1) !== at) places.push(at);
}

function listed<Item>(lists: Map<string, Item[]>, key: string): Item[] {
  const known = lists.get(key);
  if (known) return known;
  const list: Item[] = [];
  lists.set(key, list);
  return list;
}

function token(written: string): Token {
  const exact = new Set<string>();
  const starts: string[] = [];
  for (const one of written.split("|")) {
    const [word = ""] = latinWords(one);
    if (!one.endsWith("*")) exact.add(word);
    else if (word.length >= indexed) starts.push(word);
    else throw new Error(`"${one}" begins too many words`);
  }
  return { exact, starts };
}

function stands({ tokens }: Phrase, words: readonly string[], from: number): boolean {
  let to = from + 1;
  for (let next = 1; next < tokens.length; next++) {
    const wanted = tokens[next];
    let at = to;
    const end = Math.min(words.length, to + skipped + 1);
    while (at < end && !(wanted && fits(wanted, words[at] ?? ""))) at++;
    if (at === end) return false;
    to = at + 1;
  }
  return true;
}

const fits = ({ exact, starts }: Token, word: string) =>
  exact.has(word) || starts.some((start) => word.startsWith(start));
