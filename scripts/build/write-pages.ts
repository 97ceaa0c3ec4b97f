import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { SiteConfig } from "#contract/site-config.ts";
import { loadBuiltSite, noServices } from "#server/site/built-site.ts";
import { configurationFile } from "#server/site/load-site.ts";
import { type RenderedPages, renderPages, renderRefusals } from "#server/site/render-pages.ts";
import { precompress } from "./precompress.ts";

/**
 * Writes the pages of a built site with a configuration, and their compressed versions. Files that
 * would not change are not touched.
 */
export async function writePages(out: string, config: SiteConfig): Promise<void> {
  const file = resolve(out, "server/index.js");
  const built = await loadBuiltSite(file, { services: noServices, config });
  if (!built) throw new Error(`There is no built site in ${out}`);
  const client = join(out, "client");
  const refusals = join(out, "refusals");
  await write(await renderPages(built), (path) => join(client, path, "index.html"));
  await write(await renderRefusals(built), (path) => join(refusals, `${path}.html`));
  await precompress(client);
  await precompress(refusals);
  // Comes last, so that an interrupted run is repeated.
  await writeFile(join(out, configurationFile), JSON.stringify(config));
}

async function write(pages: RenderedPages, fileOf: (path: string) => string): Promise<void> {
  for (const [path, html] of pages) {
    const file = fileOf(path);
    if ((await readFile(file, "utf8").catch(() => undefined)) === html) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.new`, html);
    await rename(`${file}.new`, file);
  }
}
