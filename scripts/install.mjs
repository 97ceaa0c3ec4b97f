import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.mjs";

/** Old versions of Node run this file, so it is plain JavaScript without packages. */
const root = join(import.meta.dirname ?? ".", "..");
const bin = join(root, "node_modules", ".bin");

/** An environment whose PATH starts with the project's own Node and tools. */
export const toolEnv = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };

/**
 * The Node that the project runs on, from npm's package `node`, whatever is installed on the
 * machine.
 */
export const projectNode = join(bin, process.platform === "win32" ? "node.cmd" : "node");

/** Installs the packages of the lock file, unless exactly these are installed already. */
export async function install() {
  const lock = readFileSync(join(root, "package-lock.json"));
  const wanted = createHash("sha256").update(lock).digest("hex");
  const mark = join(root, "node_modules", ".installed-lock");
  if (existsSync(projectNode) && existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
  console.log("Installing packages (once) ...");
  await run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
  });
  writeFileSync(mark, wanted);
}
