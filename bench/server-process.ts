import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { heapFlags } from "../scripts/heap-flags.mjs";

/** The real server in a separate process. */
export interface ServerProcess {
  port: number;
  pid: number;
  /** Resolves to the exit code when the process ends for any reason. */
  ended: Promise<number | null>;
  /** Sends the signal and resolves to the exit code once the process has ended. */
  end(signal: "SIGKILL" | "SIGTERM"): Promise<number | null>;
  /** Resident memory in MB. */
  memory(): Promise<number>;
}

export interface ServerSettings {
  dataDir: string;
  port?: number;
  databaseUrl?: string | undefined;
  smtpUrl?: string | undefined;
  /** A start file other than server/main.ts. */
  main?: string;
  /** Folder of another release to run. */
  release?: string;
  env?: Record<string, string>;
}

const root = join(import.meta.dirname, "..");
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** Starts it and resolves once it listens. @throws with its output when it exits first. */
export async function startServer(settings: ServerSettings): Promise<ServerProcess> {
  const { dataDir, port = 0, databaseUrl, smtpUrl, main = "server/main.ts", env } = settings;
  const { release = root } = settings;
  const child = spawn(process.execPath, [...heapFlags, join(release, main)], {
    cwd: release,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      // The configuration of the built pages; with another one, every start would render them
      // again.
      SITE_URL: "http://localhost:3000",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? "",
      SMTP_URL: smtpUrl ?? "",
      LOG_LEVEL: "error",
      LIMIT_PER_CLIENT: "1000000000",
      LIMIT_OVERALL: "1000000000",
      ...env,
    },
  });
  running.add(child);
  const ended = new Promise<number | null>((resolve) =>
    child.once("exit", (code) => resolve(code)),
  );
  void ended.then(() => running.delete(child));
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4000);
  });
  const listening = new Promise<number>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      const [, found] = /localhost:(\d+)/.exec(chunk.toString()) ?? [];
      if (found) resolve(Number(found));
    });
    void ended.then((code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return {
    port: await listening,
    pid: child.pid ?? 0,
    ended,
    end(signal) {
      child.kill(signal);
      return ended;
    },
    memory: () => residentMegabytes(child.pid ?? 0),
  };
}

async function residentMegabytes(pid: number): Promise<number> {
  const { readFile } = await import("node:fs/promises");
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
