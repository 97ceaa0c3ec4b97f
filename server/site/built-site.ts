import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  type ServerBuild,
} from "react-router";
import type { FormReply, PageServices } from "#contract/page-services.ts";

/** The pages of the built site. */
export interface BuiltSite {
  /** Renders a page; the answer's status is the site's own. */
  render(request: Request, more?: { formReply?: FormReply }): Promise<Response>;
  /** Whether a path has a route of its own, and is not left to the page for unknown addresses. */
  has(path: string): boolean;
}

/** Our own exports of the built site's entry module. */
interface BuiltEntry {
  pageContext(services: PageServices): never;
}

/**
 * Loads the server build (`build/server/index.js`); undefined when nothing is built. `services` is
 * everything that pages may ask of the server.
 */
export async function loadBuiltSite(
  file: string,
  services: Pick<PageServices, "blogs"> & Partial<PageServices>,
): Promise<BuiltSite | undefined> {
  if (!existsSync(file)) return undefined;
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const handle = createRequestHandler(build, "production");
  const { pageContext } = build.entry.module as unknown as BuiltEntry;
  const routes = routesBelow(build, undefined);
  const leafOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route;
  // A pattern with prerendered pages has no others: its pages are files, and the rest is unknown.
  const prerendered = new Set(build.prerender.map((path) => leafOf(path)));
  return {
    render: (request, more = {}) =>
      handle(request, pageContext({ ...services, ...more } as PageServices)),
    has: (path) => {
      const leaf = leafOf(path);
      // Patterns for addresses that no other route has.
      if (leaf === undefined || leaf.path === "*" || leaf.path?.endsWith("/:unknown")) return false;
      return !(leaf.path?.includes(":") && prerendered.has(leaf));
    },
  };
}

/** The routes of the build as the router's matching reads them. */
function routesBelow(build: ServerBuild, parent: string | undefined): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) =>
      index
        ? { id, index: true, ...(path && { path }) }
        : { id, ...(path && { path }), children: routesBelow(build, id) },
    );
}
