import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EnvError, publicEnv, readEnv } from "#server/env.ts";
import { configurationFile } from "#server/site/load-site.ts";
import { buildFingerprint } from "./build/fingerprint.ts";
import { makeIcons } from "./build/icons.ts";
import { precompress } from "./build/precompress.ts";
import { keepRetiredAssets } from "./build/retired-assets.ts";
import { drawSharePictures } from "./build/share-pictures.ts";
import { writePages } from "./build/write-pages.ts";

// Builds the site, unless the same sources were built already, and writes its pages with the
// configuration, unless it is unchanged.
const out = process.env.BUILD_DIR ?? "build";
const mark = join(out, "fingerprint");
const contentOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);

try {
  const config = publicEnv(readEnv());
  const fingerprint = await buildFingerprint();
  const isBuilt = contentOf(mark) === fingerprint;
  if (!isBuilt) {
    console.log("Building the pages ...");
    await buildAnew();
  }
  if (!isBuilt || contentOf(join(out, configurationFile)) !== JSON.stringify(config))
    await writePages(out, config);
  if (!isBuilt) writeFileSync(mark, fingerprint);
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/**
 * Replaces the previous build, some of whose assets are kept for a while. If the build fails, the
 * previous one stays in place.
 */
async function buildAnew(): Promise<void> {
  const former = `${out}.former`;
  rmSync(former, { recursive: true, force: true });
  if (existsSync(out)) renameSync(out, former);
  const failed = runBuild() || runBuild("web/desk");
  if (failed) {
    rmSync(out, { recursive: true, force: true });
    if (existsSync(former)) renameSync(former, out);
    process.exit(failed);
  }
  const client = join(out, "client");
  await Promise.all([makeIcons(client), drawSharePictures(client)]);
  await precompress(join(out, "desk", "client"));
  await keepRetiredAssets(former, out);
  await keepRetiredAssets(join(former, "desk"), join(out, "desk"));
  rmSync(former, { recursive: true, force: true });
}

/**
 * Runs the framework's build of an application, and prints its output only if it failed.
 * @returns its exit code
 */
function runBuild(folder = "."): number {
  const cli = join("node_modules", "@react-router", "dev", "bin.cjs");
  const result = spawnSync(process.execPath, [cli, "build", folder], { encoding: "utf8" });
  if (result.status !== 0) console.error(result.stdout, result.stderr);
  return result.status ?? 1;
}
