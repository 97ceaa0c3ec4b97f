import { expect, test } from "vitest";
import { breathsOf, paragraphsOf } from "./breaths.ts";

const bars = (content: string | string[]) => breathsOf(content).path.match(/M/g)?.length ?? 0;

test("one bar for each clause, higher for a longer one", () => {
  expect(bars("Yes, no, Friday, fine.")).toBe(4);
  const [short, long] = [
    ...breathsOf("No. But the other one goes on and on.").path.matchAll(/V(\d+)/g),
  ].map((match) => Number(match[1]));
  expect(long).toBeGreaterThan(short ?? 0);
});

test("a new paragraph leaves a longer silence", () => {
  expect(breathsOf(["One.", "Two."]).width).toBeGreaterThan(breathsOf("One. Two.").width);
});

test("a very long text keeps to bars that can be seen", () => {
  expect(
    bars(Array.from({ length: 40 }, () => "a, b, c, d, e, f, g, h, i, j.")),
  ).toBeLessThanOrEqual(160);
});

test("says how long it takes to read aloud, never less than a minute", () => {
  expect(breathsOf("word ".repeat(300)).minutes).toBe(2);
  expect(breathsOf("").minutes).toBe(1);
  expect(breathsOf("").path).toBe("");
});

test("a string is one paragraph, empty ones are none", () => {
  expect(paragraphsOf("One.\n\nTwo.")).toEqual(["One.\n\nTwo."]);
  expect(paragraphsOf(["One.", " ", "Two."])).toEqual(["One.", "Two."]);
});
