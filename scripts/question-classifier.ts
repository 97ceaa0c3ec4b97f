import { writeFileSync } from "node:fs";
import { learnedExamples } from "#server/receptionist/answering/examples.ts";
import {
  encodeClassifier,
  questionClassifierFile,
} from "#server/receptionist/answering/question-classifier.ts";
import { learnClassifier } from "./question-classifier/learn.ts";

/** `npm run question-classifier`: learns the examples of what visitors say. */
const file = encodeClassifier(learnClassifier(learnedExamples));
writeFileSync(questionClassifierFile, file);
console.log(`${learnedExamples.length} examples, ${file.length} bytes`);
