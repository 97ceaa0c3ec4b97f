import { cp, mkdir, readdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { EnvError, publicEnv, readEnv } from "#server/env.ts";
import { keepRetiredAssets } from "./build/retired-assets.ts";
import { writePages } from "./build/write-pages.ts";
import { readBuiltFiles } from "./export/built-files.ts";
import { caddySnippet } from "./export/caddy.ts";
import { writeCdn } from "./export/cdn.ts";
import { nginxLocations } from "./export/nginx.ts";

const usage = `npm run export -- FOLDER [--former FOLDER] [--cdn]
  FOLDER is new or empty. It gets the built site with the configuration of the environment: for
  BUILD_DIR, for nginx (nginx-locations.conf), for Caddy (caddy-files), with --cdn for a static
  host (cdn/). --former: an older export, whose scripts stay for a day.`;

try {
  await exportSite();
} catch (error) {
  console.error(error instanceof EnvError ? error.message : `Failed: ${String(error)}`);
  process.exitCode = 1;
}

async function exportSite(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { former: { type: "string" }, cdn: { type: "boolean", default: false } },
  });
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) throw new EnvError(usage);
  const env = readEnv();
  const out = resolve(folder);
  await mkdir(out, { recursive: true });
  if ((await readdir(out)).length > 0)
    throw new EnvError(`${folder} is not empty: an export never changes one that is served.`);
  await cp(env.buildDir, out, { recursive: true, preserveTimestamps: true });
  await writePages(out, publicEnv(env));
  if (values.former)
    for (const part of [".", "desk"])
      await keepRetiredAssets(join(values.former, part), join(out, part));
  const client = join(out, "client");
  const files = readBuiltFiles(client, env);
  await writeFile(join(out, "nginx-locations.conf"), nginxLocations(files, client));
  await writeFile(join(out, "caddy-files"), caddySnippet(files, client));
  if (values.cdn) await writeCdn(files, { out, env });
  console.log(`${files.named.length} files and their scripts are in ${out}`);
}
