import { expect, test } from "vitest";
import { remembering, rememberingOf } from "./remembering.ts";

test("reads a text once", () => {
  let reads = 0;
  const read = remembering((text) => {
    reads++;
    return text.length;
  });
  expect([read("abc"), read("abc"), read("de")]).toEqual([3, 3, 2]);
  expect(reads).toBe(2);
});

test("keeps a result that is nothing", () => {
  let reads = 0;
  const read = remembering(() => {
    reads++;
    return undefined;
  });
  read("abc");
  read("abc");
  expect(reads).toBe(1);
});

test("keeps so many results at most", () => {
  const seen: string[] = [];
  const read = remembering((text) => seen.push(text), 2);
  for (const text of ["a", "b", "c", "a"]) read(text);
  expect(seen).toEqual(["a", "b", "c", "a"]);
});

test("reads an object once", () => {
  const seen: string[] = [];
  const read = rememberingOf(({ text }: { text: string }) => {
    seen.push(text);
    return undefined;
  });
  const one = { text: "a" };
  read(one);
  read(one);
  read({ text: "a" });
  expect(seen).toEqual(["a", "a"]);
});
