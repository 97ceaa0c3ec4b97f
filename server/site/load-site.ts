import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageServices } from "#contract/page-services.ts";
import { type Env, publicEnv } from "#server/env.ts";
import { type BuiltSite, loadBuiltSite } from "./built-site.ts";
import { type RenderedPages, renderPages, renderRefusals } from "./render-pages.ts";
import { loadStaticFiles, type StaticFiles } from "./static-files.ts";

/** File in the build folder with the configuration that its pages were rendered with. */
export const configurationFile = "configuration.json";

/** Files of previous builds that open pages may still request. */
export const retiredFolder = "retired";

/** The built site, loaded to be served by this process. */
export interface LoadedSite {
  files: StaticFiles;
  refusals: StaticFiles;
  built: BuiltSite | undefined;
}

/**
 * Reads the build into memory. If its pages were rendered with another configuration than the
 * server's, they are rendered again, so that one build works with every configuration, even from a
 * read-only folder. That takes two or three seconds; `npm start` and `npm run export` render pages
 * beforehand, and compress them better.
 */
export async function loadSite(
  env: Env,
  services: Pick<PageServices, "blogs" | "bookings">,
  policyFor: (html: string) => string,
): Promise<LoadedSite> {
  const { buildDir } = env;
  const config = publicEnv(env);
  const built = await loadBuiltSite(join(buildDir, "server/index.js"), { services, config });
  const written = read(join(buildDir, configurationFile)) === JSON.stringify(config);
  const none: RenderedPages = new Map();
  const made = built && !written ? await renderPages(built) : none;
  const madeRefusals = built && !written ? await renderRefusals(built) : none;
  return {
    built,
    files: loadStaticFiles([join(buildDir, "client"), join(buildDir, retiredFolder)], {
      policyFor,
      made,
    }),
    refusals: loadStaticFiles([join(buildDir, "refusals")], { policyFor, made: madeRefusals }),
  };
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
