import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { killTree } from "#server/testing/kill-tree.ts";
import { freePort } from "#server/testing/postgres.ts";

/** A web server with the configuration from deploy/, in front of the site's processes. */
export interface Front {
  name: FrontName;
  port: number;
  /** The process whose processor time is measured. */
  readonly pid: number;
  /** Reloads the configuration, for another release. */
  reload(exported: string): Promise<void>;
  /** Kills it and its workers at the same moment. */
  kill(): Promise<void>;
  /** Starts it again on the same port after `kill`; resolves when it responds. */
  start(): Promise<void>;
  end(): Promise<void>;
}

export type FrontName = "nginx" | "caddy";

interface Setting {
  /** Folder for its files; deleted by the caller. */
  folder: string;
  /** Folder written by `npm run export`. */
  exported: string;
  /** Ports of the processes behind it. */
  ports: readonly number[];
}

const deploy = join(import.meta.dirname, "../../deploy");
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** Whether Debian's package is installed. */
export function isInstalled(name: FrontName): boolean {
  try {
    execFileSync(name, [name === "nginx" ? "-v" : "version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

export const startFront = (name: FrontName, setting: Setting): Promise<Front> =>
  name === "nginx" ? startNginx(setting) : startCaddy(setting);

/** The file from deploy/, in which only the paths and ports are changed. */
async function startNginx({ folder, exported, ports }: Setting): Promise<Front> {
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  mkdirSync(folder, { recursive: true });
  const write = (release: string) => {
    const servers = ports.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`);
    const text = readFileSync(join(deploy, "nginx.conf"), "utf8")
      .replace("user www-data;", process.getuid?.() === 0 ? "user root;" : "")
      .replace("worker_processes auto;", "worker_processes 1;")
      .replace("/run/nginx.pid", join(folder, "pid"))
      .replace("/var/log/nginx/error.log", join(folder, "error.log"))
      .replace("listen 80 ", `listen 127.0.0.1:${port} `)
      .replaceAll("/srv/farline/current/site", release)
      .replace(/( +server 127\.0\.0\.1:\d+ [^;]+;\n)+/, `${servers.join("\n")}\n`);
    writeFileSync(file, text);
  };
  write(exported);
  const program = await startProgram(port, "nginx", ["-c", file, "-g", "daemon off;"]);
  return Object.assign(program, {
    name: "nginx" as const,
    port,
    reload: async (release: string) => {
      write(release);
      process.kill(program.pid, "SIGHUP");
    },
  });
}

async function startCaddy({ folder, exported, ports }: Setting): Promise<Front> {
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  const program = await startProgram(
    port,
    "caddy",
    ["run", "--adapter", "caddyfile", "--config", join(deploy, "Caddyfile")],
    {
      SITE_ADDRESS: `:${port}`,
      PAGES: exported,
      UPSTREAMS: ports.map((one) => `127.0.0.1:${one}`).join(" "),
      // One processor, like the other servers.
      GOMAXPROCS: "1",
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  );
  return Object.assign(program, {
    name: "caddy" as const,
    port,
    reload: () => Promise.reject(new Error("Caddy is not reloaded here")),
  });
}

/** Starts it and resolves once it responds. */
async function startProgram(
  port: number,
  command: string,
  words: string[],
  env: Record<string, string> = {},
): Promise<Pick<Front, "pid" | "kill" | "start" | "end">> {
  const launch = () => {
    const started = spawn(command, words, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, ...env },
    });
    running.add(started);
    return started;
  };
  let child = launch();
  await untilAnswers(port);
  return {
    get pid() {
      return child.pid ?? 0;
    },
    async kill() {
      running.delete(child);
      await killTree(child);
    },
    async start() {
      child = launch();
      await untilAnswers(port);
    },
    end: () => stop(child),
  };
}

async function stop(child: ChildProcess): Promise<void> {
  running.delete(child);
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
}

async function untilAnswers(port: number): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; ) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("the web server does not answer");
}
