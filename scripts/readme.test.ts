import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { variableNames } from "#server/env.ts";

const known = [...variableNames].sort();
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

test("every file that the README names exists", () => {
  const files = readme.match(/(?<![\w/])(?:content|docs|web|server|scripts)\/[\w./-]*\.\w+/g) ?? [];
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
