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
}

/** The words of an English text, contractions as two words: "what's" → "what", "is". */
export const englishWords = (text: string): string[] =>
  latinWords(
    text
      .replace(/['’]/g, "")
      .replace(/\b(what|that|it|there|who|where|how|when)s\b/gi, "$1 is")
      .replace(/\b(it|that|they|you|we)ll\b/gi, "$1 will")
      .replace(/\bim\b/gi, "i am"),
  );

/**
 * One file: the length of the list of words in four bytes, the words with spaces between them, of
 * each word the size of its largest number (four bytes), and its numbers as shares of it (a byte
 * each).
 */
export function encodeWordVectors(
  words: readonly string[],
  vectors: readonly ArrayLike<number>[],
): Buffer {
  const list = Buffer.from(words.join(" "));
  const file = Buffer.alloc(4 + list.length + words.length * (4 + vectorSize));
  file.writeUInt32LE(list.length);
  list.copy(file, 4);
  for (const [at, vector] of vectors.entries()) {
    const numbers = Array.from(vector);
    const largest = Math.max(...numbers.map(Math.abs)) || 1;
    file.writeFloatLE(largest, 4 + list.length + 4 * at);
    const from = 4 + list.length + 4 * words.length + vectorSize * at;
    for (const [axis, value] of numbers.entries())
      file.writeInt8(Math.round((127 * value) / largest), from + axis);
  }
  return file;
}

/** Reads what `encodeWordVectors` wrote. */
export function readWordVectors(file: Buffer): WordVectors {
  const length = file.readUInt32LE();
  const words = file.toString("utf8", 4, 4 + length).split(" ");
  const places = new Map(words.map((word, at) => [word, at]));
  const scales = 4 + length;
  const numbers = scales + 4 * words.length;
  // "Refunds" where only "refund" is known.
  const placeOf = (word: string) =>
    places.get(word) ?? (word.endsWith("s") ? places.get(word.slice(0, -1)) : undefined);
  return {
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
