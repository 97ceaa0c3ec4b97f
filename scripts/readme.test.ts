import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { variableNames } from "#server/env.ts";

const known = [...variableNames].sort();
/** Paths in a document start with one of the repository's folders. */
const rooms = /^(?:bench|content|contract|docs|e2e|posts|scripts|server|web)\/[\w./-]+$/;

const readme = readFileSync("README.md", "utf8");

test("the README and .env.example name every variable, and no other", () => {
  const table = readme.slice(readme.indexOf("## Configuration"), readme.indexOf("## Operate"));
  const rows = table.split("\n").flatMap((line) => line.match(/^\| (.+?) \|/)?.[1] ?? []);
  const inReadme = rows.flatMap((cell) => cell.match(/[A-Z]{2,}[A-Z_]*/g) ?? []);
  const example = readFileSync(".env.example", "utf8");
  const inExample = example.match(/^[A-Z_]+(?==)/gm) ?? [];
  expect([...inReadme].sort()).toEqual(known);
  expect([...inExample].sort()).toEqual(known);
});

test("every command of the README exists", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const named = [...readme.matchAll(/npm (?:run )?([a-z]+)/g)].map(([, name]) => name);
  const missing = named.filter(
    (name) => name && !scripts[name] && name !== "from" && name !== "and",
  );
  expect(missing).toEqual([]);
});

/** Documents whose tables name files; every file named in them must exist. */
const guides = ["README.md", "CONTRIBUTING.md", "docs/where-things-are.md", "docs/glossary.md"];

test.for(guides)("every file that %s names exists", (guide) => {
  const text = readFileSync(guide, "utf8");
  const inCode = [...text.matchAll(/`([\w./-]+)`/g)].flatMap(([, name]) => name ?? []);
  const links = [...text.matchAll(/\]\((?!https?:)([\w./-]+)\)/g)].flatMap(
    ([, name]) => name ?? [],
  );
  const files = [
    ...inCode.filter((name) => rooms.test(name)),
    ...links.map((name) => join(dirname(guide), name)),
  ];
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
