import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

export interface Farline {
  /** Origin of the running site. */
  url: string;
  dataDir: string;
  /** Ends the process as a power cut does; its data stay until `stop`. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Milliseconds for a server to say where it is. */
const patience = 120_000;

/** Starts the built site as `npm start` does, on a free port, with a database of its own. */
export async function startFarline(environment: Record<string, string> = {}): Promise<Farline> {
  const dataDir = await mkdtemp(join(tmpdir(), "farline-"));
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      // What the pages were built with: others would be rendered at each start.
      SITE_URL: "http://localhost:3000",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      LIMIT_PER_CLIENT: "100000",
      LIMIT_OVERALL: "100000",
      LOG_LEVEL: "error",
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const url = await address(child);
  return {
    url,
    dataDir,
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function address(child: ChildProcess): Promise<string> {
  const timer = setTimeout(() => child.kill(), patience);
  if (!child.stdout) throw new Error("The server has no output");
  for await (const line of createInterface(child.stdout)) {
    const url = /http:\/\/\S+/.exec(line)?.[0];
    if (!url) continue;
    clearTimeout(timer);
    child.stdout.resume();
    return url;
  }
  throw new Error("The server ended before it said where it is");
}
