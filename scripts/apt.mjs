import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.mjs";

/** Path of the first of these programs found in PATH. */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** Installs Debian packages where that is permitted; otherwise, or if it fails, does nothing. */
export async function installPackages(...packages) {
  if (!existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) return;
  console.log(`Installing ${packages.join(", ")} (once) ...`);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  await run("apt-get", ["update", "-qq"], options).catch(() => {});
  await run("apt-get", ["install", "-y", "-qq", ...packages], options).catch(() => {});
}
