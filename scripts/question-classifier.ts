import { writeFileSync } from "node:fs";
import {
  readContextExamples,
  readLearnedExamples,
} from "#server/receptionist/answering/learned-examples.ts";
import {
  contextClassifierFile,
  encodeClassifier,
  questionClassifierFile,
} from "#server/receptionist/answering/question-classifier.ts";
import { learnClassifier } from "./question-classifier/learn.ts";

/** `npm run question-classifier`: learns the examples of what visitors say, by themselves and in context. */
for (const [file, examples] of [
  [questionClassifierFile, readLearnedExamples()],
  [contextClassifierFile, readContextExamples()],
] as const) {
  const encoded = encodeClassifier(learnClassifier(examples));
  writeFileSync(file, encoded);
  console.log(`${examples.length} examples, ${encoded.length} bytes`);
}
