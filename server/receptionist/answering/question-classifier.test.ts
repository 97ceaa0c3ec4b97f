import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { learnClassifier } from "../../../scripts/question-classifier/learn.ts";
import { digestOf } from "./examples.ts";
import { readLearnedExamples } from "./learned-examples.ts";
import { encodeClassifier, questionClassifierFile, readClassifier } from "./question-classifier.ts";
import { recognizedMeaning } from "./recognized-meaning.ts";

const examples = [
  { text: "can i cancel whenever i want", meaning: "leave" },
  { text: "how do i cancel the contract", meaning: "leave" },
  { text: "do you record the calls", meaning: "record" },
  { text: "are calls recorded", meaning: "record" },
];

test("a small classifier learns its examples, and is read as it was written", () => {
  const model = learnClassifier(examples);
  const { meanings, digest, shares } = readClassifier(encodeClassifier(model));
  expect(meanings).toEqual(["leave", "record"]);
  expect(digest).toBe(digestOf(examples));
  const [leave = 0, record = 0] = shares("i want to cancel") ?? [];
  expect(leave).toBeGreaterThan(0.5);
  expect(leave + record).toBeCloseTo(1);
  expect(shares("xyz")).toBeUndefined();
});

test("the same examples give the same file", () => {
  const file = () => encodeClassifier(learnClassifier(examples));
  expect(file().equals(file())).toBe(true);
});

test("the file has learned today's examples: npm run question-classifier", () => {
  const { digest } = readClassifier(readFileSync(questionClassifierFile));
  expect(digest).toBe(digestOf(readLearnedExamples()));
});

test("a topic is recognized in words that no example has in this order", () => {
  expect(recognizedMeaning("my assistant fears she loses her job to this")?.meaning).toBe(
    "replace",
  );
  expect(recognizedMeaning("does every call end up as a transcript for me")?.meaning).toBe(
    "record",
  );
  expect(
    recognizedMeaning("quisiera saber si entrenan sus modelos con lo que dicen mis clientes")
      ?.meaning,
  ).toBe("training");
  expect(recognizedMeaning("你们会不会拿客户的通话去训练模型")?.meaning).toBe("training");
});

test("fragments mean nothing by themselves, and tasks are told apart", () => {
  for (const text of ["ok", "a las cuatro", "and that one too"])
    expect(recognizedMeaning(text)).toBeUndefined();
  expect(recognizedMeaning("please have somebody call me back tomorrow")?.meaning).toBe(
    "wish message",
  );
});
