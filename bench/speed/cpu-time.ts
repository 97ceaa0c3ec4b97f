import { readdirSync, readFileSync } from "node:fs";

/** Ticks per second in /proc: 100 on every Linux that Node runs on (sysconf(_SC_CLK_TCK)). */
const ticks = 100;

/** Seconds of processor time that a process and its living descendants have used. Linux only. */
export function cpuSeconds(pid: number): number {
  const own = ownSeconds(pid);
  return children(pid).reduce((sum, child) => sum + cpuSeconds(child), own);
}

function ownSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name, in parentheses, may contain spaces, so fields are counted from after it (proc(5):
  // utime is field 14, stime field 15).
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticks;
}

function children(pid: number): number[] {
  const tasks = readdirSync(`/proc/${pid}/task`);
  return tasks.flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8")
      .split(" ")
      .filter(Boolean)
      .map(Number),
  );
}
