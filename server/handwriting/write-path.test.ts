import fc from "fast-check";
import { expect, test } from "vitest";
import { writePath } from "./write-path.ts";

/** Where a relative path of moves, curves and level lines ends, and how far up and down it went. */
function walk(path: string): { x: number; y: number; top: number; bottom: number } {
  const at = { x: 0, y: 0, top: 0, bottom: 0 };
  for (const [, command, numbers = ""] of path.matchAll(/([mch])([^mch]+)/g)) {
    const values = [...numbers.matchAll(/-?(\d*\.\d+|\d+)/g)].map(([text]) => Number(text));
    const [x = 0, y = 0] = command === "c" ? values.slice(4) : values;
    at.x += x;
    at.y += command === "h" ? 0 : y;
    at.top = Math.min(at.top, at.y);
    at.bottom = Math.max(at.bottom, at.y);
  }
  return at;
}

test("a line with a tail ends on the line, where it says", () => {
  for (const text of ["Good evening.", "always on the line", "Book & Sync"]) {
    const { path, width } = writePath(text, { lead: 20, tail: 40 });
    const end = walk(path);
    expect(end.x).toBeCloseTo(width, 0);
    expect(Math.abs(end.y)).toBeLessThan(0.2);
  }
});

test("tall letters are as high as asked, and descenders hang below", () => {
  const { top, bottom } = walk(writePath("ly", { size: 100, wobble: 0, haste: 0 }).path);
  expect(-top).toBeGreaterThan(90);
  expect(-top).toBeLessThan(115);
  expect(bottom).toBeGreaterThan(35);
});

test("the same words in the same hand are the same line", () => {
  expect(writePath("hello", { seed: 3 })).toEqual(writePath("hello", { seed: 3 }));
  expect(writePath("hello", { seed: 3 })).not.toEqual(writePath("hello", { seed: 4 }));
});

test("an accent that has no drawing is left out, with its letter kept", () => {
  expect(writePath("Ángel").path).toBe(writePath("Angel").path);
  expect(writePath("niño").path).not.toBe(writePath("nino").path);
});

test("any text makes a path that a browser can read", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.boolean(), (text, line) => {
      const { path, width } = writePath(text, { line });
      expect(path).not.toMatch(/NaN|Infinity|undefined/);
      expect(width).toBeGreaterThanOrEqual(0);
    }),
  );
});
