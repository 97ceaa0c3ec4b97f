import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { join, relative } from "node:path";

/** Files that the built pages depend on. */
const sources = [
  "{content,contract,web,public,scripts/{build,vite}}/**/*",
  "server/{share,site}/**/*",
  "{react-router.config,vite.config,server/env,scripts/build}.ts",
  "package-lock.json",
];

/** A hash over every source of the build; the same in every folder that has the same sources. */
export async function buildFingerprint(): Promise<string> {
  const hash = createHash("sha256");
  const files: string[] = [];
  for await (const entry of glob(sources, { withFileTypes: true })) {
    if (entry.isFile()) files.push(relative(".", join(entry.parentPath, entry.name)));
  }
  for (const file of files.sort()) {
    hash.update(`\0${file}\0`).update(await readFile(file));
  }
  return hash.digest("hex");
}
