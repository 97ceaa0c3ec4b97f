import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "#server/testing/postgres.ts";

/** A web server with the configuration from deploy/, in front of the site's processes. */
export interface Front {
  name: FrontName;
  port: number;
  /** The process whose processor time is measured. */
  pid: number;
  /** Reloads the configuration, for another release. */
  reload(exported: string): Promise<void>;
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
  const child = start("nginx", ["-c", file, "-g", "daemon off;"]);
  await untilAnswers(port);
  return {
    name: "nginx",
    port,
    pid: child.pid ?? 0,
    reload: async (release) => {
      write(release);
      child.kill("SIGHUP");
    },
    end: () => stop(child),
  };
}

async function startCaddy({ folder, exported, ports }: Setting): Promise<Front> {
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  const child = start(
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
  await untilAnswers(port);
  return {
    name: "caddy",
    port,
    pid: child.pid ?? 0,
    reload: () => Promise.reject(new Error("Caddy is not reloaded here")),
    end: () => stop(child),
  };
}

function start(command: string, words: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(command, words, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...env },
  });
  running.add(child);
  return child;
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
