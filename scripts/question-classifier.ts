import { writeFileSync } from "node:fs";
import { readLearnedExamples } from "#server/receptionist/answering/learned-examples.ts";
import {
  encodeClassifier,
  questionClassifierFile,
} from "#server/receptionist/answering/question-classifier.ts";
import { learnClassifier } from "./question-classifier/learn.ts";

/** `npm run question-classifier`: learns the examples of what visitors say. */
const examples = readLearnedExamples();
const file = encodeClassifier(learnClassifier(examples));
writeFileSync(questionClassifierFile, file);
console.log(`${examples.length} examples, ${file.length} bytes`);
