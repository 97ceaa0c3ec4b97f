import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("../posts/", import.meta.url);
const posts = readdirSync(folder)
  .filter((file) => file.endsWith(".md"))
  .map((file) => {
    const [, head = "", body = ""] =
      /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(new URL(file, folder), "utf8")) ?? [];
    const front = Object.fromEntries(head.split("\n").map((line) => line.split(/: (.*)/, 2)));
    return { file, front, body: body.trim() };
  });

test("there are enough posts for three pages", () => {
  expect(posts.length).toBeGreaterThan(2 * 6);
});

test("each post says who it is, when it was written and where it lives", () => {
  for (const { file, front } of posts) {
    expect(`${front.id}.md`).toBe(file);
    expect(front.title).toBeTruthy();
    expect(Number.isNaN(Date.parse(front.date))).toBe(false);
    expect(front.url).toMatch(/^https:\/\//);
  }
  for (const field of ["title", "date"]) {
    expect(new Set(posts.map(({ front }) => front[field])).size).toBe(posts.length);
  }
});

test("posts are plain paragraphs of a readable length", () => {
  for (const { file, body } of posts) {
    const words = body.split(/\s+/).length;
    expect(words, file).toBeGreaterThanOrEqual(350);
    expect(words, file).toBeLessThanOrEqual(700);
    expect(body, file).not.toMatch(/[<>*_`#|\]]|^\s*[-+\d]+[.)]? /m);
  }
});

test("no sentence stands in two posts", () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const { file, body } of posts) {
    for (const sentence of body.split(/(?<=[.?!][”]?)\s+/)) {
      if (sentence.length < 30) continue;
      if (seen.has(sentence)) twice.push(`${file}, ${seen.get(sentence)}: ${sentence}`);
      seen.set(sentence, file);
    }
  }
  expect(twice).toEqual([]);
});
