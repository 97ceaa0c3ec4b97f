import { stem } from "#server/receptionist/hearing/words.ts";
import { type Feature, type LineContext, weigh } from "./question-features.ts";

/** Written by `npm run question-classifier`: of lines by themselves, and of lines in their context. */
export const questionClassifierFile = new URL("./question-classifier.bin", import.meta.url);
export const contextClassifierFile = new URL("./context-classifier.bin", import.meta.url);

/** Tells how likely each meaning of a text is. */
export interface QuestionClassifier {
  meanings: readonly string[];
  /** Of the examples that it learned (`digestOf`). */
  digest: string;
  /** A share for each of `meanings`, together 1; undefined when no feature of the text is known. */
  shares(text: string, context?: LineContext): Float64Array | undefined;
  /** Whether several examples have this word. */
  knows(word: string): boolean;
}

/** A linear classifier: weights of each feature for each meaning. */
export interface ClassifierModel {
  meanings: readonly string[];
  digest: string;
  features: ReadonlyMap<string, Feature>;
  /** By the place of a feature, a weight for each meaning. */
  weights: Float32Array;
  /** What speaks for a meaning before anything is known. */
  biases: Float32Array;
}

/** FNV-1a: features are stored by a number instead of their letters. */
function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++)
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/**
 * One file: the length of its head and the number of features (four bytes each), the head (meanings and
 * digest) as JSON, the biases, then of all features the hashes, what they count, the size of their largest
 * weight (four bytes each), and their weights as shares of it (a byte each).
 */
export function encodeClassifier(model: ClassifierModel): Buffer {
  const { meanings, digest, features, weights, biases } = model;
  const rows = [...features]
    .map(([feature, { at, counts }]) => ({ hash: hashOf(feature), counts, row: at }))
    .sort((one, other) => one.hash - other.hash)
    .filter(({ hash }, at, all) => hash !== all[at - 1]?.hash);
  const head = Buffer.from(JSON.stringify({ meanings, digest }));
  const numbers = 8 + head.length + 4 * biases.length;
  const file = Buffer.alloc(numbers + rows.length * (12 + meanings.length));
  file.writeUInt32LE(head.length, 0);
  file.writeUInt32LE(rows.length, 4);
  head.copy(file, 8);
  for (const [at, bias] of biases.entries()) file.writeFloatLE(bias, 8 + head.length + 4 * at);
  for (const [at, { hash, counts, row }] of rows.entries()) {
    const own = weights.subarray(row * meanings.length, (row + 1) * meanings.length);
    const largest = own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) || 1;
    file.writeUInt32LE(hash, numbers + 4 * at);
    file.writeFloatLE(counts, numbers + 4 * (rows.length + at));
    file.writeFloatLE(largest, numbers + 4 * (2 * rows.length + at));
    for (const [nth, weight] of own.entries())
      file.writeInt8(
        Math.round((127 * weight) / largest),
        numbers + 12 * rows.length + at * meanings.length + nth,
      );
  }
  return file;
}

/** Reads what `encodeClassifier` wrote. */
export function readClassifier(file: Buffer): QuestionClassifier {
  const length = file.readUInt32LE(0);
  const count = file.readUInt32LE(4);
  const { meanings, digest }: Pick<ClassifierModel, "meanings" | "digest"> = JSON.parse(
    file.toString("utf8", 8, 8 + length),
  );
  const biases = meanings.map((_, at) => file.readFloatLE(8 + length + 4 * at));
  const numbers = 8 + length + 4 * meanings.length;
  const find = (feature: string): Feature | undefined => {
    const hash = hashOf(feature);
    let [from, to] = [0, count];
    while (from < to) {
      const at = (from + to) >> 1;
      const found = file.readUInt32LE(numbers + 4 * at);
      if (found === hash) return { at, counts: file.readFloatLE(numbers + 4 * (count + at)) };
      if (found > hash) to = at;
      else from = at + 1;
    }
    return undefined;
  };
  return {
    meanings,
    digest,
    knows: (word) => find(`=${stem(word, "en")}`) !== undefined,
    shares(text, context) {
      const said = weigh(text, find, context);
      if (said.length === 0) return undefined;
      const sums = Float64Array.from(biases);
      for (const { at, value } of said) {
        const scale = file.readFloatLE(numbers + 4 * (2 * count + at)) / 127;
        const row = numbers + 12 * count + at * meanings.length;
        for (let nth = 0; nth < sums.length; nth++)
          sums[nth] = (sums[nth] ?? 0) + value * scale * file.readInt8(row + nth);
      }
      return softmax(sums);
    },
  };
}

/** Turns sums into shares that are together 1. */
export function softmax(sums: Float64Array): Float64Array {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const whole = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / whole);
}
