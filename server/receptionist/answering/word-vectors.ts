import { stopWords } from "#server/receptionist/hearing/language.ts";
import { latinWords } from "#server/receptionist/hearing/words.ts";

/** Written by `npm run word-vectors`; where the numbers come from: docs/receptionist.md. */
export const wordVectorsFile = new URL("./word-vectors.bin", import.meta.url);

/** Numbers of a vector. */
export const vectorSize = 64;

/** Vectors of words, whose sum tells what a sentence is about. */
export interface WordVectors {
  /**
   * The vector of an English text; undefined when fewer than two words are known. Its length is the
   * share of its words of weight that are known: names and invented words make it another sentence.
   */
  of(text: string): Float32Array | undefined;
  /** Whether a word is in the list. */
  knows(word: string): boolean;
}

/** The words of an English text, contractions as two words: "what's" → "what", "is". */
export const englishWords = (text: string): readonly string[] =>
  latinWords(
    text
      .replace(/['’]/g, "")
      .replace(/\b(what|that|it|there|who|where|how|when)s\b/gi, "$1 is")
      .replace(/\b(it|that|they|you|we)ll\b/gi, "$1 will")
      .replace(/\bim\b/gi, "i am"),
  );

/**
 * One file: the length of the list of words in four bytes, the words in the order of their bytes with a
 * space after each, of each word the size of its largest number (four bytes), and its numbers as shares
 * of it (a byte each).
 */
export function encodeWordVectors(
  words: readonly string[],
  vectors: readonly ArrayLike<number>[],
): Buffer {
  const entries = words
    .map((word, at) => ({ word: Buffer.from(`${word} `), vector: Array.from(vectors[at] ?? []) }))
    .sort((one, other) => Buffer.compare(one.word, other.word));
  const list = Buffer.concat(entries.map(({ word }) => word));
  const file = Buffer.alloc(4 + list.length + entries.length * (4 + vectorSize));
  file.writeUInt32LE(list.length);
  list.copy(file, 4);
  const scales = 4 + list.length;
  const numbers = scales + 4 * entries.length;
  for (const [at, { vector }] of entries.entries()) {
    const largest = Math.max(...vector.map(Math.abs)) || 1;
    file.writeFloatLE(largest, scales + 4 * at);
    for (const [axis, value] of vector.entries())
      file.writeInt8(Math.round((127 * value) / largest), numbers + vectorSize * at + axis);
  }
  return file;
}

const space = " ".charCodeAt(0);

/** Reads what `encodeWordVectors` wrote. The words stay bytes: as texts they would take more memory. */
export function readWordVectors(file: Buffer): WordVectors {
  const scales = 4 + file.readUInt32LE();
  const ends: number[] = [];
  for (
    let end = file.indexOf(space, 4);
    end >= 0 && end < scales;
    end = file.indexOf(space, end + 1)
  )
    ends.push(end);
  const words = Int32Array.from(ends);
  const numbers = scales + 4 * words.length;

  const find = (word: string): number | undefined => {
    const wanted = Buffer.from(`${word} `);
    let [from, to] = [0, words.length];
    while (from < to) {
      const at = (from + to) >> 1;
      const start = at === 0 ? 4 : (words[at - 1] ?? 0) + 1;
      const order = file.compare(wanted, 0, wanted.length, start, (words[at] ?? 0) + 1);
      if (order === 0) return at;
      if (order < 0) from = at + 1;
      else to = at;
    }
    return undefined;
  };
  // "Refunds" where only "refund" is known.
  const placeOf = (word: string) =>
    find(word) ?? (word.endsWith("s") ? find(word.slice(0, -1)) : undefined);
  return {
    knows: (word) => find(word) !== undefined,
    of(text) {
      const sum = new Float32Array(vectorSize);
      let known = 0;
      const weighty = { known: 0, unknown: 0 };
      for (const word of englishWords(text)) {
        if (/\d/.test(word)) continue;
        const at = placeOf(word);
        if (at === undefined) {
          if (word.length > 2) weighty.unknown++;
          continue;
        }
        known++;
        if (!stopWords.en.has(word)) weighty.known++;
        const scale = file.readFloatLE(scales + 4 * at) / 127;
        for (let axis = 0; axis < vectorSize; axis++)
          sum[axis] = (sum[axis] ?? 0) + scale * file.readInt8(numbers + vectorSize * at + axis);
      }
      const size = Math.hypot(...sum);
      const share = (weighty.known || 1) / ((weighty.known || 1) + weighty.unknown);
      return known > 1 && size > 0 ? sum.map((value) => (share * value) / size) : undefined;
    },
  };
}
