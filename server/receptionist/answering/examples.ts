import { createHash } from "node:crypto";
import { askedQuestions } from "#content/receptionist/asked-questions.ts";
import { exampleQuestions, exampleWishes } from "#content/receptionist/example-questions.ts";
import { plainQuestions, plainWishes } from "#content/receptionist/plain-questions.ts";
import type { LineContext } from "./question-features.ts";

/** A message and the name of what it means: a topic's id, or a task after `wish`. */
export interface NamedExample {
  text: string;
  meaning: string;
  /** Where it stands in a conversation, if that was told. */
  context?: LineContext;
}

type Examples = Readonly<Record<string, readonly string[]>>;

/** A list of examples, from lists by name. */
export const named = (examples: Examples, nameOf = (key: string) => key): NamedExample[] =>
  Object.entries(examples).flatMap(([key, texts]) =>
    texts.map((text) => ({ text, meaning: nameOf(key) })),
  );
/** The name of the meaning of messages that ask for a task. */
export const wish = (kind: string) => `wish ${kind}`;

/** The name of the meaning of messages that tell of a danger. */
export const emergency = (id: string) => `emergency ${id}`;

/** Examples that a message is compared with word by word. */
export const comparedExamples: readonly NamedExample[] = [
  ...[exampleQuestions, plainQuestions, askedQuestions].flatMap((one) => named(one)),
  ...[exampleWishes, plainWishes].flatMap((one) => named(one, wish)),
];

/** Changes with the examples: the classifier tells by it which of them it has learned. */
export const digestOf = (examples: readonly NamedExample[]): string =>
  createHash("sha256").update(JSON.stringify(examples)).digest("hex").slice(0, 16);
