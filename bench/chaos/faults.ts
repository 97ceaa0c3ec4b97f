import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The library that records writes and makes them fail; see faults.c. */
export interface Faults {
  /** Environment for the server process. */
  env: Record<string, string>;
  log: string;
  /** `-` nothing fails, `w` writes fail (disk full), `s` syncs fail. */
  set(mode: "-" | "w" | "s"): void;
}

/**
 * Builds the library into `folder` to watch `watched`.
 * @returns undefined when there is no C compiler or the system does not support LD_PRELOAD.
 */
export function buildFaults(folder: string, watched: string, record: boolean): Faults | undefined {
  const library = compiled(folder, "faults");
  if (!library) return undefined;
  const log = join(folder, "log");
  const toggle = join(folder, "switch");
  const set = (mode: string) =>
    writeFileSync(toggle, mode, { flag: existsSync(toggle) ? "r+" : "w" });
  set("-");
  return {
    env: {
      LD_PRELOAD: library,
      CHAOS_DIR: watched,
      CHAOS_SWITCH: toggle,
      ...(record && { CHAOS_LOG: log }),
    },
    log,
    set,
  };
}

/**
 * Compiles a library of this folder into another one, to be loaded with LD_PRELOAD.
 * @returns its path; undefined when there is no C compiler or the system does not support LD_PRELOAD.
 */
export function compiled(folder: string, name: "faults" | "clock"): string | undefined {
  if (process.platform !== "linux") return undefined;
  const library = join(folder, `${name}.so`);
  try {
    const source = join(import.meta.dirname, `${name}.c`);
    const options = ["-shared", "-fPIC", "-O2", "-o", library, source, "-ldl", "-lpthread"];
    if (!existsSync(library)) execFileSync("cc", options, { stdio: "pipe" });
    return library;
  } catch {
    return undefined;
  }
}

export const noCompiler = {
  did: "nothing: this machine has no C compiler (cc) or is not Linux",
  found: "not run",
  promise: "",
  ok: true,
};
