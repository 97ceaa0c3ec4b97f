import { expect, test } from "vitest";
import { paragraphsOf, readAloudOf } from "./read-aloud.ts";

const bars = (content: string | string[]) => readAloudOf(content).path.match(/M/g)?.length ?? 0;

test("one bar for each clause, higher for a longer one", () => {
  expect(bars("Yes, no, Friday, fine.")).toBe(4);
  const [short, long] = [
    ...readAloudOf("No. But the other one goes on and on.").path.matchAll(/V(\d+)/g),
  ].map((match) => Number(match[1]));
  expect(long).toBeGreaterThan(short ?? 0);
});

test("a new paragraph leaves a longer silence", () => {
  expect(readAloudOf(["One.", "Two."]).width).toBeGreaterThan(readAloudOf("One. Two.").width);
});

test("a very long text keeps to bars that can be seen", () => {
  expect(
    bars(Array.from({ length: 40 }, () => "a, b, c, d, e, f, g, h, i, j.")),
  ).toBeLessThanOrEqual(160);
});

test("says how long it takes to read aloud, never less than a minute", () => {
  expect(readAloudOf("word ".repeat(300)).minutes).toBe(2);
  expect(readAloudOf("").minutes).toBe(1);
  expect(readAloudOf("").path).toBe("");
});

test("a string is one paragraph, empty ones are none", () => {
  expect(paragraphsOf("One.\n\nTwo.")).toEqual(["One.\n\nTwo."]);
  expect(paragraphsOf(["One.", " ", "Two."])).toEqual(["One.", "Two."]);
});
