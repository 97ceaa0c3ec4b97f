import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EnvError, publicEnv, readEnv } from "#server/env.ts";
import { buildFingerprint } from "./build/fingerprint.ts";
import { makeIcons } from "./build/icons.ts";
import { precompress } from "./build/precompress.ts";
import { renderRefusalPages } from "./build/refusal-pages.ts";
import { drawSharePictures } from "./build/share-pictures.ts";

// Builds the site, unless exactly this was built already: same sources, same public environment.
const out = process.env.BUILD_DIR ?? "build";
const mark = join(out, "fingerprint");

try {
  const fingerprint = await buildFingerprint(publicEnv(readEnv()));
  if (!existsSync(mark) || readFileSync(mark, "utf8") !== fingerprint) {
    console.log("Building the pages ...");
    runBuild();
    runBuild("web/desk");
    const client = join(out, "client");
    await Promise.all([makeIcons(client), drawSharePictures(client)]);
    await precompress(client);
    await precompress(join(out, "desk", "client"));
    await renderRefusalPages(out);
    mkdirSync(out, { recursive: true });
    writeFileSync(mark, fingerprint);
  }
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** Runs the framework's build of an application, and shows its output only when it failed. */
function runBuild(folder = ".") {
  const cli = join("node_modules", "@react-router", "dev", "bin.cjs");
  const result = spawnSync(process.execPath, [cli, "build", folder], { encoding: "utf8" });
  if (result.status === 0) return;
  console.error(result.stdout, result.stderr);
  process.exit(result.status ?? 1);
}
