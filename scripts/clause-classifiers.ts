import { mkdirSync, writeFileSync } from "node:fs";
import { digestOf } from "#server/receptionist/answering/examples.ts";
import { encodeClassifier } from "#server/receptionist/answering/question-classifier.ts";
import { readClauseExamples } from "#server/receptionist/front-desk/clauses/clause-examples.ts";
import { clauseClassifierFile } from "#server/receptionist/front-desk/clauses/clause-meanings.ts";
import {
  readDangerExamples,
  readQuietLines,
  withoutTold,
} from "#server/receptionist/safety/danger-examples.ts";
import { dangerClassifierFile } from "#server/receptionist/safety/learned-danger.ts";
import { learnClassifier } from "./question-classifier/learn.ts";

/** A trade has few examples: what two of them share counts. */
const leastExamples = 2;

/** `npm run clause-classifiers`: learns, for each trade, what callers say. */
mkdirSync(new URL(".", clauseClassifierFile("general")), { recursive: true });
for (const [slug, examples] of readClauseExamples()) {
  const file = encodeClassifier(learnClassifier(examples, leastExamples));
  writeFileSync(clauseClassifierFile(slug), file);
  console.log(`${slug}: ${examples.length} examples, ${file.length} bytes`);
}

const dangers = readDangerExamples();
const kept = [...withoutTold(dangers), ...readQuietLines()];
const learned = { ...learnClassifier(kept, leastExamples), digest: digestOf(dangers) };
const dangerFile = encodeClassifier(learned);
writeFileSync(dangerClassifierFile, dangerFile);
console.log(`dangers: ${kept.length} examples, ${dangerFile.length} bytes`);
