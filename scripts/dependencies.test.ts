import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dependenciesPage, dependencyRows, lockedVersion } from "./dependencies.ts";

const page = readFileSync(dependenciesPage, "utf8");
const lock = readFileSync("package-lock.json", "utf8");
const project = JSON.parse(readFileSync("package.json", "utf8"));

test.each(["dependencies", "devDependencies"] as const)(
  "docs/dependencies.md has every entry of %s, its release and its reason (npm run list-dependencies)",
  (kind) => {
    const rows = dependencyRows(page, kind);
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(project[kind]).sort());
    for (const { name, locked, release, why } of rows) {
      expect([name, locked]).toEqual([name, lockedVersion(lock, name)]);
      expect([name, release]).toEqual([name, expect.stringMatching(/^\S+, 20\d\d-\d\d-\d\d$/)]);
      expect([name, why]).toEqual([name, expect.stringMatching(/^[A-Z].+\.$/)]);
    }
  },
);

test("npm runs no script of the project after an installation", () => {
  const events = ["preinstall", "install", "postinstall", "prepare", "dependencies"];
  const named = events.flatMap((event) => [`pre${event}`, event, `post${event}`]);
  expect(Object.keys(project.scripts).filter((name) => named.includes(name))).toEqual([]);
});

test("nothing in the lock file was given up by its maker, and all of it is of one registry", () => {
  const { packages } = JSON.parse(lock) as {
    packages: Record<string, { deprecated?: string; resolved?: string; integrity?: string }>;
  };
  const installed = Object.entries(packages).filter(([path]) => path !== "");
  const deprecated = installed.filter(([, entry]) => entry.deprecated).map(([path]) => path);
  expect(deprecated).toEqual([]);
  const unproven = installed.filter(([, entry]) => entry.resolved && !entry.integrity);
  expect(unproven.map(([path]) => path)).toEqual([]);
  const hosts = installed.flatMap(([, { resolved }]) => (resolved ? [new URL(resolved).host] : []));
  expect(new Set(hosts).size).toBeLessThanOrEqual(1);
});
