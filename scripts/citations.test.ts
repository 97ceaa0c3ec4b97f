import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.(?:ts|tsx|mjs|css|md|yml|json)$/.test(file) && existsSync(file))
  .filter((file) => file !== "package-lock.json" && !file.startsWith("posts/"));

/** A reference to a numbered part of a document that is not in the repository. */
const citation = /\bspec(?:ification)?s? §?\d|\b(?:issue|section) #?\d+ of the spec/i;

test("nothing cites a specification that is not in the repository", () => {
  const citing = tracked.filter((file) => citation.test(readFileSync(file, "utf8")));
  expect(citing).toEqual([]);
});

test("the pattern finds a citation", () => {
  expect(citation.test(`/** Toasts stay five seconds (${"specification"} 9). */`)).toBe(true);
});
