import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { PageServices } from "#contract/page-services.ts";
import type { RenderPage } from "./site.ts";

/** What the built site's entry module exports for us, beside what React Router asks of it. */
interface BuiltEntry {
  pageContext(services: PageServices): never;
}

/**
 * Loads the server build (`build/server/index.js`) and makes its page renderer; undefined when
 * nothing is built. `services` is everything that pages may ask of the server.
 */
export async function loadBuiltSite(
  file: string,
  services: Pick<PageServices, "blogs"> & Partial<PageServices>,
): Promise<RenderPage | undefined> {
  if (!existsSync(file)) return undefined;
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const handle = createRequestHandler(build, "production");
  const { pageContext } = build.entry.module as unknown as BuiltEntry;
  return (request, more = {}) =>
    handle(request, pageContext({ ...services, ...more } as PageServices));
}
