import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";

const dataDir = mkdtempSync(join(tmpdir(), "farline-main-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

/** Runs the server until it ends, or sends SIGTERM when it says that it listens. */
function run(
  env: Record<string, string>,
): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { PATH: process.env.PATH, PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "error", ...env },
  });
  let out = "";
  let err = "";
  child.stdout.on("data", (chunk) => {
    out += chunk;
    child.kill("SIGTERM");
  });
  child.stderr.on("data", (chunk) => {
    err += chunk;
  });
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, out, err })));
}

it("says where it is in one line and ends cleanly", { timeout: 90_000 }, async () => {
  const { code, out, err } = await run({});
  expect(out).toMatch(/^Farline is on http:\/\/localhost:\d+\n$/);
  expect(err).toBe("");
  expect(code).toBe(0);
});

it.each([
  ["", false],
  [", by somebody who would share it too", process.platform === "linux"],
])("says in one line that a port is taken%s", { timeout: 90_000 }, async (_, reusePort) => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen({ port: 0, reusePort }, () => {
      const address = other.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  const { code, err } = await run({ PORT: String(port) });
  other.close();
  expect(err).toMatch(new RegExp(`^Port ${port} is taken: set PORT .*\\n$`));
  expect(code).not.toBe(0);
});

it.each([
  ["PORT", "abc"],
  ["CAPTCHA_PROVIDER", "none"],
  ["DATABASE_URL", "postgres://127.0.0.1:1/x"],
  ["DATABASE_URL", "postgres://localhost:1/x"],
])("says in one line what is wrong with %s=%s", { timeout: 90_000 }, async (name, value) => {
  const { code, err } = await run({ [name]: value });
  expect(err.trimEnd().split("\n")).toHaveLength(1);
  expect(err).toMatch(/: \S/);
  expect(code).not.toBe(0);
});
