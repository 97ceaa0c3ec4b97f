import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";

// deploy/nightly.sh and deploy/backup.sh with a Node that only writes the file.
const home = mkdtempSync(join(tmpdir(), "farline-nightly-"));
const folder = join(home, "backups");
const node = join(home, "node_modules/.bin/node");
let running: ChildProcess;

mkdirSync(join(home, "deploy"));
mkdirSync(join(home, "node_modules/.bin"), { recursive: true });
for (const name of ["nightly.sh", "backup.sh"])
  copyFileSync(join(import.meta.dirname, "../../deploy", name), join(home, "deploy", name));
afterAll(() => rmSync(home, { recursive: true }));

beforeEach(() => {
  mkdirSync(folder);
  writeFileSync(node, '#!/bin/sh\n[ "$2" = verify ] || : > "$2"\n', { mode: 0o755 });
});
afterEach(async () => {
  if (running.exitCode === null) {
    running.kill("SIGTERM");
    await once(running, "exit");
  }
  rmSync(folder, { recursive: true });
});

function start(): ChildProcess {
  running = spawn(join(home, "deploy/nightly.sh"), [folder], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  return running;
}

async function said(stream: NodeJS.ReadableStream | null): Promise<string> {
  const [text] = (await once(stream as NodeJS.ReadableStream, "data")) as [Buffer];
  return text.toString();
}

test("makes up for a night in which it did not run, and ends at a signal", async () => {
  const nightly = start();
  expect(await said(nightly.stdout)).toMatch(/done/);
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^farline-\d{8}T\d{6}Z\.backup$/)]);
  nightly.kill("SIGTERM");
  expect(await once(nightly, "exit")).toEqual([0, null]);
});

test("waits for the night after a backup of the last day", async () => {
  writeFileSync(join(folder, "farline-20260101T031000Z.backup"), "");
  const nightly = start();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(nightly.exitCode).toBeNull();
  expect(readdirSync(folder)).toHaveLength(1);
});

test("says so when one fails, and goes on", async () => {
  writeFileSync(node, "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  const nightly = start();
  expect(await said(nightly.stderr)).toMatch(/failed/);
  expect(nightly.exitCode).toBeNull();
});
