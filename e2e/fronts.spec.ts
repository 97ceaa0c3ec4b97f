import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { type FrontName, isInstalled, startFront } from "../bench/deploy/front.ts";
import { compareRoutes, everyQuestion } from "../bench/deploy/routes.ts";
import { startServer } from "../bench/server-process.ts";
import { parseEnv } from "../server/env.ts";

// What the pages were built with: others would be written anew.
const settings = { SITE_URL: "http://localhost:3000", TRUST_PROXY: "1" };
const fronts: FrontName[] = ["nginx", "caddy"];

for (const name of fronts)
  test(`${name} answers every route as the server does`, async () => {
    if (!isInstalled(name)) {
      console.log(`${name} is not installed (see .ci/run): its answers were not compared.`);
      return;
    }
    const folder = mkdtempSync(join(tmpdir(), "farline-front-"));
    const exported = join(folder, "export");
    execFileSync(process.execPath, ["scripts/export.ts", exported], {
      env: { ...process.env, ...settings },
      stdio: "pipe",
    });
    const env = { ...settings, BUILD_DIR: exported };
    const server = await startServer({ dataDir: join(folder, "data"), env });
    const front = await startFront(name, {
      folder: join(folder, name),
      exported,
      ports: [server.port],
    });
    try {
      const questions = everyQuestion(exported, parseEnv(settings));
      expect(questions.length).toBeGreaterThan(500);
      expect(await compareRoutes(questions, server.port, front.port)).toEqual([]);
    } finally {
      await front.end();
      await server.end("SIGTERM");
      rmSync(folder, { recursive: true });
    }
  });
