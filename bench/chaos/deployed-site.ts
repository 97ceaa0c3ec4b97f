import { execFileSync } from "node:child_process";
import { Agent } from "node:http";
import { join } from "node:path";
import { freePort, startPostgres, type TestPostgres } from "#server/testing/postgres.ts";
import { type Front, startFront } from "../deploy/front.ts";
import { type ServerProcess, startServer } from "../server-process.ts";
import { ask } from "./ask.ts";
import { pause } from "./finding.ts";
import { type MailSink, startSink } from "./mail-sink.ts";

/** The site as it is deployed: nginx, three processes, PostgreSQL, and a relay for its mails. */
export interface DeployedSite {
  front: Front;
  ports: readonly number[];
  postgres: TestPostgres;
  sink: MailSink;
  dataDir: string;
  databaseUrl: string;
  /** Ports of processes that ended although nobody had ended them. */
  fallen: number[];
  /** Ends the process of a port. */
  end(port: number, signal: "SIGKILL" | "SIGTERM"): Promise<void>;
  /** Starts it again, as often as the supervisor of farline.service: resolves to failed starts. */
  start(port: number): Promise<number>;
  /** Ends everything. */
  close(): Promise<void>;
}

interface Release {
  /** Folder of the release whose code runs; by default the one of this file. */
  root?: string;
  /** Folder written by `npm run export`. */
  exported: string;
}

/** Configuration of the built pages, behind one proxy. */
export const settings = { SITE_URL: "http://localhost:3000", TRUST_PROXY: "1" };

export const noNginx = {
  did: "nothing: nginx is not installed (nginx-light, libnginx-mod-http-brotli-static)",
  found: "not run",
  promise: "",
  ok: true,
};

/** RestartSec of farline.service, in milliseconds. */
const restartPause = 2_000;

/** Writes the pages of a release's build to a new folder; by default of the one of this file. */
export function exportTo(folder: string, release?: string): void {
  execFileSync(process.execPath, ["scripts/export.ts", folder], {
    ...(release && { cwd: release }),
    env: { ...process.env, ...settings },
    stdio: "ignore",
  });
}

export async function startDeployedSite(
  folder: string,
  { root, exported }: Release,
): Promise<DeployedSite> {
  const postgres = await startPostgres(["fsync=on"]);
  const databaseUrl = await postgres.createDatabase();
  const sink = await startSink();
  const ports = await Promise.all([0, 1, 2].map(() => freePort()));
  const dataDir = join(folder, "data");
  const running = new Map<number, ServerProcess>();
  const fallen: number[] = [];

  async function launch(port: number): Promise<void> {
    const env = { ...settings, BUILD_DIR: exported };
    const from = root ? { release: root } : {};
    const to = { port, dataDir, databaseUrl, smtpUrl: sink.url };
    const server = await startServer({ ...from, ...to, env });
    running.set(port, server);
    void server.ended.then(() => {
      if (running.get(port) === server) fallen.push(port);
    });
  }

  async function end(port: number, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const server = running.get(port);
    running.delete(port);
    await server?.end(signal);
  }

  for (const port of ports) await launch(port);
  const front = await startFront("nginx", { folder: join(folder, "nginx"), exported, ports });
  return {
    front,
    ports,
    postgres,
    sink,
    dataDir,
    databaseUrl,
    fallen,
    end,
    async start(port) {
      for (let failed = 0; ; failed++) {
        try {
          await launch(port);
          return failed;
        } catch (error) {
          if (failed >= 30) throw error;
          await pause(restartPause);
        }
      }
    },
    async close() {
      await front.end();
      await Promise.all(ports.map((port) => end(port, "SIGTERM")));
      await sink.close();
      await postgres.stop();
    },
  };
}

/** Waits until every process is ready for messages. @throws when one is not within a minute. */
export async function untilReady(ports: readonly number[]): Promise<void> {
  const agent = new Agent();
  for (const port of ports)
    for (const end = performance.now() + 60_000; ; await pause(50)) {
      const { status } = await ask(agent, port, { path: "/readyz" }).catch(() => ({ status: 0 }));
      if (status === 200) break;
      if (performance.now() > end) throw new Error(`a process answers /readyz with ${status}`);
    }
}
