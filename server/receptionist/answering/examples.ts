import { createHash } from "node:crypto";
import { askedQuestions, askedWishes } from "#content/receptionist/asked-questions.ts";
import { everydayChinese } from "#content/receptionist/everyday-chinese.ts";
import { everydayEnglish } from "#content/receptionist/everyday-english.ts";
import { everydaySpanish } from "#content/receptionist/everyday-spanish.ts";
import { exampleQuestions, exampleWishes } from "#content/receptionist/example-questions.ts";
import { otherMessages } from "#content/receptionist/other-messages.ts";
import { plainQuestions, plainWishes } from "#content/receptionist/plain-questions.ts";
import { roundaboutChinese } from "#content/receptionist/roundabout-chinese.ts";
import { roundaboutEnglish } from "#content/receptionist/roundabout-english.ts";
import { roundaboutSpanish } from "#content/receptionist/roundabout-spanish.ts";

/** A message and the name of what it means: a topic's id, or a task after `wish`. */
export interface NamedExample {
  text: string;
  meaning: string;
}

type Examples = Readonly<Record<string, readonly string[]>>;

const named = (examples: Examples, nameOf = (key: string) => key): NamedExample[] =>
  Object.entries(examples).flatMap(([key, texts]) =>
    texts.map((text) => ({ text, meaning: nameOf(key) })),
  );
const wish = (kind: string) => `wish ${kind}`;

/** Examples that a message is compared with word by word. */
export const comparedExamples: readonly NamedExample[] = [
  ...[exampleQuestions, plainQuestions, askedQuestions].flatMap((one) => named(one)),
  ...[exampleWishes, plainWishes].flatMap((one) => named(one, wish)),
];

/** Examples that the classifier learns. */
export const learnedExamples: readonly NamedExample[] = [
  ...comparedExamples,
  ...[roundaboutEnglish, roundaboutSpanish, roundaboutChinese].flatMap((one) => named(one)),
  ...[everydayEnglish, everydaySpanish, everydayChinese].flatMap((one) => named(one)),
  ...[askedWishes, otherMessages].flatMap((one) => named(one, wish)),
];

/** Changes with the examples: the classifier tells by it which of them it has learned. */
export const digestOf = (examples: readonly NamedExample[]): string =>
  createHash("sha256").update(JSON.stringify(examples)).digest("hex").slice(0, 16);
