import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { encodeWordVectors, readWordVectors, vectorSize, wordVectorsFile } from "./word-vectors.ts";

const vectors = readWordVectors(readFileSync(wordVectorsFile));

const likeness = (one: string, other: string): number => {
  const a = vectors.of(one) ?? new Float32Array();
  const b = vectors.of(other) ?? new Float32Array();
  return a.reduce((sum, value, axis) => sum + value * (b[axis] ?? 0), 0);
};

test("what is written is read again, to a hundredth of its largest number", () => {
  const along = (axis: number) =>
    Array.from({ length: vectorSize }, (_, at) => (at === axis ? 3 : 0));
  const read = readWordVectors(encodeWordVectors(["left", "right"], [along(0), along(1)]));
  const vector = read.of("left right");
  expect(vector?.[0]).toBeCloseTo(Math.SQRT1_2, 2);
  expect(vector?.[1]).toBeCloseTo(Math.SQRT1_2, 2);
});

test.each([
  ["will my secretary be out of a job", "do i have to fire the front desk", "is there a trial"],
  ["which state's law applies", "whose courts decide a dispute", "where is your office"],
  ["does the bill come every 30 days", "am i charged by the month", "which days are you open"],
])("%s is more like %s than like %s", (text, near, far) => {
  expect(likeness(text, near)).toBeGreaterThan(likeness(text, far));
});

test("a text of one known word has no vector, one with names a shorter vector", () => {
  expect(vectors.of("blorp zarquon frobnix")).toBeUndefined();
  expect(
    Math.hypot(...(vectors.of("calls for the zarquon blorp") ?? new Float32Array())),
  ).toBeLessThan(0.5);
  expect(Math.hypot(...(vectors.of("calls for the dentist") ?? new Float32Array()))).toBeCloseTo(
    1,
    3,
  );
});
