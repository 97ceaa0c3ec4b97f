import { execFile, execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { builtClient } from "../speed/built-site.ts";
import { exportTo, settings } from "./deployed-site.ts";

const project = join(import.meta.dirname, "../..");
const script = join(project, "deploy/update.sh");

/** What a release needs; the rest of the project is tests, benches and documents. */
const parts = /^(content|contract|deploy|posts|public|scripts|server|web|[\w.-]+\.(json|ts))$/;

/** Words that the second release answers a message with. */
export const secondWords = "Your message has been sent, says the second release.";

/** Makes the folder of a company's server with three releases, of which the first one serves. */
export function makeReleases(home: string): void {
  const one = join(home, "releases/one");
  mkdirSync(one, { recursive: true });
  for (const name of readdirSync(project).filter((name) => parts.test(name)))
    cpSync(join(project, name), join(one, name), { recursive: true });
  linkAll(join(project, "node_modules"), join(one, "node_modules"));
  cpSync(dirname(builtClient()), join(one, "build"), { recursive: true, preserveTimestamps: true });
  copyRelease(home, "one", "two");
  const two = join(home, "releases/two");
  change(join(two, "content/server-messages.ts"), /accepted: ".*"/, `accepted: "${secondWords}"`);
  // Another script, so that pages of both releases need files that the other one lacks.
  change(
    join(two, "web/entry.client.tsx"),
    /$/,
    '\ndocument.documentElement.dataset.release = "second";\n',
  );
  build(two);
  exportTo(join(one, "site"), one);
  symlinkSync(one, join(home, "current"));
}

/**
 * Builds it before visitors come, because their load and the build would slow each other down for
 * minutes; it is kept for the next run. update.sh then finds nothing left to build.
 */
function build(release: string): void {
  const kept = join(project, ".cache/chaos/second-build");
  const built = join(release, "build");
  if (existsSync(kept)) cpSync(kept, built, { recursive: true, preserveTimestamps: true });
  execFileSync(process.execPath, ["scripts/build.ts"], {
    cwd: release,
    env: { ...process.env, ...settings, BUILD_DIR: built },
    stdio: "ignore",
  });
  rmSync(kept, { recursive: true, force: true });
  cpSync(built, kept, { recursive: true, preserveTimestamps: true });
}

/** Makes the third release from the second one; its migration fails. */
export function makeFailingRelease(home: string): void {
  copyRelease(home, "two", "three");
  change(
    join(home, "releases/three/server/db/migrate.ts"),
    /\n\];\n/,
    `
  {
    id: "999-fails",
    async up(db) {
      await db.schema.alterTable("leads").addColumn("half_done", "text").execute();
      throw new Error("this migration fails");
    },
  },
];
`,
  );
}

/** Scripts and styles of a release, as browsers ask for them. */
export function assetsOf(home: string, release: string): string[] {
  return readdirSync(join(home, "releases", release, "site/client/assets"))
    .filter((name) => /\.(js|css|woff2)$/.test(name))
    .map((name) => `/assets/${name}`);
}

/** Runs deploy/update.sh on a release, or with its option. Resolves to its exit code. */
export async function update(
  home: string,
  word: string,
  env: Record<string, string>,
): Promise<{ code: number; said: string }> {
  const target = word.startsWith("--") ? word : join(home, "releases", word);
  const path = `${dirname(process.execPath)}:${process.env.PATH}`;
  const run = promisify(execFile)("sh", [script, target], {
    env: { PATH: path, HOME: home, FARLINE_HOME: home, ...env },
  });
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      said: stdout + stderr,
    }),
  );
}

/** Sources are copied, because hard links would change both releases; packages are linked. */
function copyRelease(home: string, from: string, to: string): void {
  const [source, target] = [from, to].map((name) => join(home, "releases", name)) as [
    string,
    string,
  ];
  mkdirSync(target);
  // Of the first release, the second one must not find the build: it makes its own.
  for (const name of readdirSync(source).filter((name) => parts.test(name) || name === "build"))
    if (name !== "build" || from !== "one")
      cpSync(join(source, name), join(target, name), {
        recursive: true,
        preserveTimestamps: true,
      });
  linkAll(join(source, "node_modules"), join(target, "node_modules"));
}

/** A copy that shares its files with the original where the file system can. */
function linkAll(from: string, to: string): void {
  try {
    execFileSync("cp", ["-al", from, to], { stdio: "ignore" });
  } catch {
    execFileSync("cp", ["-a", from, to], { stdio: "ignore" });
  }
}

function change(file: string, what: RegExp, by: string): void {
  const text = readFileSync(file, "utf8");
  const changed = text.replace(what, () => by);
  if (changed === text) throw new Error(`${file} is not as expected`);
  writeFileSync(file, changed);
}
