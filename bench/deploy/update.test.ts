import { execFile } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// deploy/update.sh with releases whose steps only note that they ran, and with a server that takes
// the place of systemd, of nginx and of two processes.
const script = join(import.meta.dirname, "../../deploy/update.sh");
const home = mkdtempSync(join(tmpdir(), "farline-update-"));
const log = join(home, "log");
/** The data folder that the last migration was given. */
const migrated = join(home, "migrated");
let refusesRestart = () => false;
const server = createServer(({ url }, response) => {
  const [, name = ""] = (url ?? "").split("/");
  if (name !== "readyz") note(`${name} ${current()}`);
  response.writeHead(name === "restart" && refusesRestart() ? 500 : 200).end();
});

const note = (line: string) => writeFileSync(log, `${line}\n`, { flag: "a" });
const notes = () => readFileSync(log, "utf8").trim().split("\n");
const current = () => readlinkSync(join(home, "current")).split("/").at(-1);

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  for (const name of ["one", "two", "broken"]) makeRelease(name);
  // The script needs curl, which a machine that only develops may lack.
  const fetches = "fetch(process.argv[1]).then((r) => process.exit(r.ok ? 0 : 22))";
  const curl = `#!/bin/sh\nfor url; do :; done\nexec "${process.execPath}" -e '${fetches}' "$url"\n`;
  mkdirSync(join(home, "bin"));
  writeFileSync(join(home, "bin/curl"), curl, { mode: 0o755 });
});
beforeEach(() => {
  refusesRestart = () => false;
  writeFileSync(log, "");
});
afterAll(() => {
  server.close();
  rmSync(home, { recursive: true });
});

function makeRelease(name: string): void {
  const write = (file: string, code: string) => {
    const path = join(home, "releases", name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${code}\n`);
  };
  const fs = 'import { appendFileSync, mkdirSync } from "node:fs";';
  const noted = (step: string) =>
    `${fs} appendFileSync(${JSON.stringify(log)}, "${step} ${name}\\n");`;
  write("package.json", '{ "type": "module" }');
  write("node_modules/empty", "");
  write("scripts/build.ts", noted("build"));
  const assets = "site/client/assets";
  const script = `appendFileSync("${assets}/${name}.js", "");`;
  write(
    "scripts/export.ts",
    `${noted("export")} mkdirSync("${assets}", { recursive: true }); ${script}`,
  );
  const ends = name === "broken" ? " process.exit(1);" : "";
  write(
    "server/cli/migrate.ts",
    `${noted("migrate")} appendFileSync(${JSON.stringify(migrated)}, process.env.DATA_DIR);${ends}`,
  );
}

/** Runs the script on a release or with its option; the exit code. */
async function update(word: string): Promise<number> {
  const { port } = server.address() as AddressInfo;
  const env = {
    PATH: `${join(home, "bin")}:${dirname(process.execPath)}:${process.env.PATH}`,
    FARLINE_HOME: home,
    FARLINE_PORTS: `${port} ${port}`,
    FARLINE_RESTART: `curl -fs http://127.0.0.1:${port}/restart/`,
    FARLINE_RELOAD: `curl -fs http://127.0.0.1:${port}/reload`,
    FARLINE_ENV: join(home, "env"),
  };
  const target = word.startsWith("--") ? word : join(home, "releases", word);
  return await promisify(execFile)("sh", [script, target], { env }).then(
    () => 0,
    ({ code }: { code: number }) => code,
  );
}

test("does what can fail first, then restarts each process, then reloads the web server", async () => {
  expect(await update("one")).toBe(0);
  writeFileSync(log, "");
  expect(await update("two")).toBe(0);
  expect(notes()).toEqual([
    "build two",
    "export two",
    "migrate two",
    "restart two",
    "restart two",
    "reload two",
  ]);
});

test("the data that the variables name are migrated, and stay their owner's", async () => {
  const data = join(home, "data");
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(join(home, "env"), `SITE_URL=https://hale.example\nDATA_DIR=${data}\n`);
  writeFileSync(migrated, "");
  expect(await update("one")).toBe(0);
  expect(readFileSync(migrated, "utf8")).toBe(data);
  expect(await update("two")).toBe(0);
});

test("a migration that fails leaves the old version running, untouched", async () => {
  expect(await update("broken")).not.toBe(0);
  expect(notes().filter((line) => /^re/.test(line))).toEqual([]);
  expect(current()).toBe("two");
});

test("a release that is serving is never changed", async () => {
  expect(await update("two")).not.toBe(0);
  expect(notes()).toEqual([""]);
});

test("one command goes back to the release before, and again forth", async () => {
  expect(await update("--rollback")).toBe(0);
  expect(notes()).toEqual(["restart one", "restart one", "reload one"]);
  // Pages opened in between still find their scripts.
  expect(existsSync(join(home, "releases/one/site/retired/assets/two.js"))).toBe(true);
  expect(await update("--rollback")).toBe(0);
  expect(current()).toBe("two");
});

test("when a process does not start, everything changes back", async () => {
  refusesRestart = () => current() === "one";
  expect(await update("one")).not.toBe(0);
  expect(notes().slice(3)).toEqual(["restart one", "restart two", "restart two"]);
  expect(current()).toBe("two");
  refusesRestart = () => false;
  expect(await update("--rollback")).toBe(0);
  expect(current()).toBe("one");
});
