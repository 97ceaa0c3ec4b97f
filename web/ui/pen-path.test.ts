import { expect, test } from "vitest";
import { type PenStroke, penPath } from "./pen-path.ts";

/** Where a relative path of curves and level lines ends. */
function end(path: string): { x: number; y: number } {
  let x = 0;
  let y = 0;
  for (const [, command, numbers = ""] of path.matchAll(/([ch])([^ch]+)/g)) {
    const values = [...numbers.matchAll(/-?\d+/g)].map(Number);
    x += (command === "h" ? values[0] : values[4]) ?? Number.NaN;
    y += (command === "h" ? 0 : values[5]) ?? Number.NaN;
  }
  return { x, y };
}

const strokes: PenStroke[] = [
  {},
  { seed: 8, words: [4, 6, 2, 7, 3, 5, 4, 6], unit: 13, height: 46, gap: 30 },
  { seed: 15, words: [12], unit: 6, height: 30, gap: 0 },
  { seed: 3, words: [5, 6], lead: 20, slant: 0.5 },
];

test.each(strokes)("a stroke stands on its line from one end to the other: %o", (stroke) => {
  const { path, width } = penPath(stroke);
  expect(end(path)).toEqual({ x: width, y: 0 });
});

test("the same seed draws the same line, and more letters go on with it", () => {
  const three = penPath({ seed: 4, words: [3], gap: 0 });
  const five = penPath({ seed: 4, words: [5], gap: 0 });
  expect(penPath({ seed: 4, words: [3], gap: 0 })).toEqual(three);
  expect(five.path.startsWith(three.path.replace(/h0$/, ""))).toBe(true);
});
