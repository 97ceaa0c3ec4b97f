import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";

/** Files that the built pages depend on. */
const sources = [
  "{content,contract,web,public,scripts/{build,vite}}/**/*",
  "server/share/**/*",
  "{react-router.config,vite.config,server/env,scripts/build}.ts",
  "package-lock.json",
];

/** A hash over every source of the build and the public part of the environment. */
export async function buildFingerprint(environment: object): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(environment));
  const files: string[] = [];
  for await (const entry of glob(sources, { withFileTypes: true })) {
    if (entry.isFile()) files.push(`${entry.parentPath}/${entry.name}`);
  }
  for (const file of files.sort()) {
    hash.update(`\0${file}\0`).update(await readFile(file));
  }
  return hash.digest("hex");
}
