import { random } from "#web/ui/random.ts";
import { shuffle } from "../shuffle.ts";
import { product } from "./principal-axes.ts";

/** A sentence by the positions of its words, with the vector that its words shall add up to. */
export interface Lesson {
  words: readonly number[];
  wanted: Float64Array;
}

const rounds = 10;
const step = 0.003;
/** How much a word is held to where it began: rare words are in few sentences. */
const pull = 0.002;

/**
 * Changes the vectors of words until the sum of a sentence's words points where its encoder does
 * (Adam, loss 1 − cosine). Returns the mean cosine of the last round.
 */
export function learnWords(words: Float64Array[], lessons: readonly Lesson[]): number {
  const began = words.map((word) => word.slice());
  const size = words[0]?.length ?? 0;
  const moments = words.map(() => [new Float64Array(size), new Float64Array(size)] as const);
  const next = random(3);
  const order = [...lessons];
  let mean = 0;
  for (let round = 0; round < rounds; round++) {
    shuffle(order, next);
    const rate = step * (1 - round / rounds);
    mean = 0;
    for (const lesson of order) {
      const sum = sumOf(words, lesson.words, size);
      const length = Math.sqrt(product(sum, sum)) || 1;
      const cosine = product(sum, lesson.wanted) / length;
      mean += cosine / order.length;
      for (const at of lesson.words) {
        const word = words[at];
        const start = began[at];
        const [first, second] = moments[at] ?? [];
        if (!word || !start || !first || !second) continue;
        for (let axis = 0; axis < size; axis++) {
          const value = word[axis] ?? 0;
          const error = (lesson.wanted[axis] ?? 0) - (cosine * (sum[axis] ?? 0)) / length;
          const slope = -error / length + pull * (value - (start[axis] ?? 0));
          const speed = 0.9 * (first[axis] ?? 0) + 0.1 * slope;
          const spread = 0.999 * (second[axis] ?? 0) + 0.001 * slope * slope;
          first[axis] = speed;
          second[axis] = spread;
          word[axis] = value - (rate * speed) / (6.3 * Math.sqrt(spread) + 1e-4);
        }
      }
    }
  }
  return mean;
}

function sumOf(words: Float64Array[], positions: readonly number[], size: number): Float64Array {
  const sum = new Float64Array(size);
  for (const at of positions) {
    const word = words[at];
    if (word)
      for (let axis = 0; axis < size; axis++) sum[axis] = (sum[axis] ?? 0) + (word[axis] ?? 0);
  }
  return sum;
}
