import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { everyDesk, frontDesks } from "#content/front-desks/front-desks.ts";
import { digestOf } from "#server/receptionist/answering/examples.ts";
import { readClassifier } from "#server/receptionist/answering/question-classifier.ts";
import { everywhere, readClauseExamples, readClauses } from "./clause-examples.ts";
import { clauseClassifierFile, clauseMeanings } from "./clause-meanings.ts";

const examples = readClauseExamples();

test("lines belong to the heading above them", () => {
  expect(readClauses("== field rooms\nthe hall\n\n== aside\nhang on\n")).toEqual([
    { text: "the hall", meaning: "field rooms" },
    { text: "hang on", meaning: "aside" },
  ]);
});

test.each(everyDesk)(
  "$slug: every heading names a field, an option or a limit of the desk",
  (desk) => {
    const known = new Set([
      ...everywhere,
      "limit price",
      ...desk.limits.map(({ id }) => `limit ${id}`),
      ...desk.fields.flatMap(({ name, options = [] }) => [
        `field ${name}`,
        ...options.map(({ id }) => `option ${name}.${id}`),
      ]),
    ]);
    const meanings = new Set(examples.get(desk.slug)?.map(({ meaning }) => meaning));
    expect([...meanings].filter((meaning) => !known.has(meaning))).toEqual([]);
    expect(meanings.size).toBeGreaterThan(5);
  },
);

test.each(everyDesk)(
  "$slug has learned today's examples: npm run clause-classifiers",
  ({ slug }) => {
    const { digest } = readClassifier(readFileSync(clauseClassifierFile(slug)));
    expect(digest).toBe(digestOf(examples.get(slug) ?? []));
  },
);

test("a clause is recognized in words that no example has in this order", () => {
  const { dentists, "pest-control": pests } = frontDesks;
  expect(clauseMeanings(dentists, "a chunk of my back tooth is gone")?.best).toBe("field problem");
  expect(clauseMeanings(pests, "will you promise they never come back")?.best).toMatch(/^limit /);
  expect(clauseMeanings(dentists, "…")).toBeUndefined();
});
