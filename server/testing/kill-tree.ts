import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";

/**
 * Kills a program and the processes that it started, all at the same moment, as a power cut does
 * (Linux). Resolves once none of them is left.
 */
export async function killTree(program: ChildProcess): Promise<void> {
  const { pid } = program;
  if (pid === undefined || program.exitCode !== null || program.signalCode !== null) return;
  const gone = once(program, "exit");
  // Stopped first; otherwise it would replace the children, or end the others in good order.
  program.kill("SIGSTOP");
  const children = childrenOf(pid);
  for (const one of [...children, pid]) killNow(one);
  await gone;
  while (children.some(isRunning)) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Ids of the processes that a process started and that still run. */
export function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return text.split(" ").filter(Boolean).map(Number);
}

/** Kills one process, which may have ended by then. */
export function killNow(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

/** A zombie has ended: it only waits for its parent. */
function isRunning(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}
