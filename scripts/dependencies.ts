import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

/** The page with one row per direct dependency: name, locked version, last release, reason. */
export const dependenciesPage = "docs/dependencies.md";

interface Row {
  name: string;
  locked: string;
  release: string;
  why: string;
}

/** Rows of the table for one kind of dependencies, in order. */
export function dependencyRows(page: string, kind: "dependencies" | "devDependencies"): Row[] {
  const section = page.split(/^## /m).find((part) => part.startsWith(`\`${kind}\``)) ?? "";
  return section.split("\n").flatMap((line) => {
    const [, name, locked = "", release = "", why = ""] =
      /^\| `([^`]+)` +\| ([^|]*)\| ([^|]*)\| ([^|]*)\|$/.exec(line) ?? [];
    return name ? [{ name, locked: locked.trim(), release: release.trim(), why: why.trim() }] : [];
  });
}

/** Locked version of a direct dependency. */
export function lockedVersion(lock: string, name: string): string | undefined {
  const { packages } = JSON.parse(lock) as { packages: Record<string, { version?: string }> };
  return packages[`node_modules/${name}`]?.version;
}

/**
 * The highest released version and its date; prereleases count only if the package has no other
 * release.
 */
function lastRelease(name: string): string {
  const answer = execFileSync("npm", ["view", name, "time", "--json"], { encoding: "utf8" });
  const times = Object.entries(JSON.parse(answer) as Record<string, string>);
  const released = times.filter(([version]) => /^\d+\.\d+\.\d+/.test(version));
  const stable = released.filter(([version]) => !version.includes("-"));
  const order = new Intl.Collator("en", { numeric: true });
  const [version = "", time = ""] =
    (stable.length > 0 ? stable : released).sort(([a], [b]) => order.compare(b, a))[0] ?? [];
  return `${version}, ${time.slice(0, 10)}`;
}

/**
 * Updates the page with the versions from the lock file and the latest releases from the registry.
 */
function refresh(): void {
  const lock = readFileSync("package-lock.json", "utf8");
  let page = readFileSync(dependenciesPage, "utf8");
  for (const kind of ["dependencies", "devDependencies"] as const)
    for (const { name, why } of dependencyRows(page, kind)) {
      const row = `| \`${name}\` | ${lockedVersion(lock, name) ?? ""} | ${lastRelease(name)} | ${why} |`;
      page = page
        .split("\n")
        .map((line) => (line.startsWith(`| \`${name}\` `) ? row : line))
        .join("\n");
    }
  writeFileSync(dependenciesPage, page);
}

if (import.meta.main) refresh();
