import { readFileSync } from "node:fs";
import { readWordVectors, wordVectorsFile } from "./word-vectors.ts";

/** Vectors of the 30,000 most frequent English words; none of them is a typing error. */
export const englishVectors = readWordVectors(readFileSync(wordVectorsFile));
