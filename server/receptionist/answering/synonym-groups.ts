import { synonyms } from "#content/receptionist/synonyms.ts";
import { latinWords, stem } from "#server/receptionist/hearing/words.ts";

/** Groups of words that mean the same. */
export interface SynonymGroups {
  /** The group of a Latin word without accents. */
  of(word: string): string | undefined;
  /** The groups of a Chinese text. */
  inChinese(text: string): string[];
}

/** Names of groups differ from every word. */
const sign = "=";

const english = new Map<string, string>();
const spanish = new Map<string, string>();
const chinese: [word: string, group: string][] = [];
for (const [id, { en, es, zh }] of Object.entries(synonyms)) {
  for (const word of latinWords(en)) english.set(stem(word, "en"), sign + id);
  for (const word of latinWords(es)) spanish.set(stem(word, "es"), sign + id);
  for (const word of zh.split(" ")) chinese.push([word, sign + id]);
}

/** The groups of content/receptionist/synonyms.ts. */
export const synonymGroups: SynonymGroups = {
  of: (word) => english.get(stem(word, "en")) ?? spanish.get(stem(word, "es")),
  inChinese: (text) => [
    ...new Set(chinese.flatMap(([word, group]) => (text.includes(word) ? [group] : []))),
  ],
};
